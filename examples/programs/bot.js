// A bot as a program: reads lines of JSON, answers with lines of JSON. Tell stderr what helps you.
const lines = require('node:readline').createInterface({ input: process.stdin });

let state = 1; // of a small source of chance: the same seed, the same game
const below = (n) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 4294967296) * n);
};

lines.on('line', (line) => {
  const message = JSON.parse(line);
  switch (message.type) {
    case 'start': // a game begins: game, rules, seats, seat, options, seed
      state = parseInt(message.seed.slice(-8), 16);
      break;
    case 'choose': {
      // view, question, actors, choices, heard (since the last question)
      const verbs = [...new Set(message.choices.map((choice) => choice.text.split(' ')[0]))];
      const verb = verbs[below(verbs.length)];
      const ways = message.choices.filter((choice) => choice.text.split(' ')[0] === verb);
      console.log(JSON.stringify({ action: ways[below(ways.length)].action }));
      break;
    }
    case 'end': // scores, returns
      console.error('points:', message.scores);
  }
});
