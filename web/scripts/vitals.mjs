// How a page comes up on a slow phone: what shifts (CLS), how long it is deaf (total blocking time), when its largest part is
// painted (LCP). At most: a shift of 0.1 on every page; 300 ms deaf in the lobby and at tables; 2.5 s to the largest paint at
// the largest table.
export const LIMITS = { shift: 0.1, deaf: 300, paint: 2500 };
const LARGEST = 'wingspan';

/** Quiet means: nothing long ran for this many milliseconds. */
const QUIET = 1000;

/** How often to ask whether a page has come up, in milliseconds, and how many times. */
const ASK_AGAIN = 100;
const PATIENCE = 300;

/** So many visits of each page, of which the middle one counts among those made while the machine was quickest. */
const VISITS = Number(process.env.VISITS ?? 7);
const COUNTED = Math.min(3, VISITS);

/** The same work, in milliseconds it takes here: other machines on one processor make this one up to twice as slow, for parts of a
 *  second or for many. Said where what counts was slowed by more than this. */
const WORK = `(() => {
  const took = Array.from({ length: 9 }, () => {
    const began = performance.now();
    for (let i = 0, sum = 0; i < 3e6; i++) sum += i % 7;
    return performance.now() - began;
  });
  return took.sort((a, b) => a - b)[4];
})()`;
const STEADY = 1.2;

/** Which pages, by their names: PAGES=piafs,replay; else all. */
const WANTED = process.env.PAGES?.split(',');

const NAMES = ['Grive', 'Merle', 'Nour', 'Loriot'];
function watchPage() {
  window.vitals = { shift: 0, paint: 0, largest: '', last: performance.now(), shifts: [] };
  const seen = window.vitals;
  const name = (e) => (e ? `${e.nodeName}.${e.className?.baseVal ?? e.className ?? ''}` : '').slice(0, 60);
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) {
      if (e.hadRecentInput) continue;
      seen.shift += e.value;
      seen.shifts.push({ value: e.value, at: e.startTime, what: e.sources.map((s) => name(s.node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) {
      seen.last = e.startTime + e.duration;
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const e of list.getEntries()) [seen.paint, seen.largest] = [e.startTime, name(e.element)];
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** The long tasks of the page's main thread, in milliseconds it worked itself (slowed as the browser is told to): by the clock
 *  two cores that also paint without a graphics card, run the server and this script would count as the page's. */
function tasksOf(trace) {
  const { traceEvents } = JSON.parse(trace);
  const main = traceEvents.filter((e) => e.name === 'Layout').map((e) => `${e.pid} ${e.tid}`);
  const busiest = main.sort((a, b) => main.filter((x) => x === b).length - main.filter((x) => x === a).length)[0];
  return traceEvents
    .filter((e) => e.name === 'RunTask' && `${e.pid} ${e.tid}` === busiest && e.tdur > 50_000)
    .map((e) => Math.round(e.tdur / 1000));
}

/** What the page has noted once it shows something and is quiet. Asked by the bare protocol: Playwright would bring hundreds of
 *  kilobytes of its own script into the page, and the page would pay for reading them. */
async function comeUp(protocol, shown) {
  const expression = `document.querySelector('${shown}') && performance.now() - vitals.last > ${QUIET} ? vitals : null`;
  for (let left = PATIENCE; left > 0; left--) {
    const { result } = await protocol.send('Runtime.evaluate', { expression, returnByValue: true });
    if (result.value) return result.value;
    await new Promise((done) => setTimeout(done, ASK_AGAIN));
  }
  throw new Error(`${shown} does not come up`);
}

const work = async (protocol) =>
  (await protocol.send('Runtime.evaluate', { expression: WORK, returnByValue: true })).result.value;

/** A new reader with nothing stored opens an address. */
async function visit(browser, url, session, address, shown, slower) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    storageState: session,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const before = await work(protocol);
    await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
    await page.goto(url + address);
    const seen = await comeUp(protocol, shown);
    const tasks = tasksOf((await browser.stopTracing()).toString());
    const deaf = tasks.reduce((sum, one) => sum + one - 50, 0);
    return { ...seen, tasks, deaf, pace: Math.max(before, await work(protocol)) };
  } finally {
    await context.close();
  }
}

/** Plays at a table over HTTP: so many answers, or to the end. */
async function advance(request, url, id, moves) {
  const ask = async (path) => (await request.get(`${url}/api/tables/${id}/${path}`)).json();
  let push = await ask('view?seat=0');
  for (let made = 0; made < moves && !push.end;) {
    if (push.ask) {
      const { n, options } = push.ask;
      const data = { seat: 0, n, a: options[(made * 7) % options.length], id: crypto.randomUUID() };
      await request.post(`${url}/api/tables/${id}/play`, { data, headers: { origin: url } });
      made += 1;
    }
    push = await ask(`wait?seat=0&v=${push.v}`);
  }
}

/** Every page once; prints a line for each, and says whether all keep within the limits. */
export async function vitals(browser, url, slower) {
  const context = await browser.newContext();
  const headers = { origin: url };
  await context.request.post(`${url}/api/me`, { data: { name: 'Ada' }, headers });
  const pages = [
    ['lobby', '/', '.shelf:not(.hidden) a[href="/new/wingspan"]'],
    ['new table', '/new/wingspan', 'form .go'],
    ['rules', '/rules/wingspan', 'h1'],
  ];
  const games = await (await context.request.get(`${url}/api/games`)).json();
  for (const { id: game, seats } of games) {
    if (WANTED && !WANTED.some((one) => one === game || (one === 'replay' && game === 'songbirds'))) continue;
    // As full as it gets, up to five.
    const bots = NAMES.slice(0, seats.at(-1) - 1).map((name) => ({ who: 'bot', bot: 'random', name }));
    const data = { game, seats: [{ who: 'me', name: 'Ada' }, ...bots] };
    const { id } = await (await context.request.post(`${url}/api/tables`, { data, headers })).json();
    await advance(context.request, url, id, game === 'wingspan' ? 40 : 4);
    pages.push([game, `/table/${id}`, '.app:not(.hidden) :is([data-lit], .ask .q)']);
    if (game === 'songbirds') {
      const played = await (await context.request.post(`${url}/api/tables`, { data, headers })).json();
      await advance(context.request, url, played.id, Infinity);
      pages.push(['replay', `/replay/${played.id}?at=9`, 'input[type="range"]']);
    }
  }
  const session = await context.storageState();
  const often = [];
  const protocol = await context.newCDPSession(await context.newPage());
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slower });
  for (let i = 0; i < 40; i++) often.push(await work(protocol));
  const best = Math.min(...often);
  let fine = true;
  for (const [name, address, shown] of pages.filter(([name]) => !WANTED || WANTED.includes(name))) {
    const visits = [];
    for (let i = 0; i < VISITS; i++) visits.push(await visit(browser, url, session, address, shown, slower));
    const counted = visits.sort((a, b) => a.pace - b.pace).slice(0, COUNTED);
    const { shift, deaf, paint, ...more } = counted.sort((a, b) => a.deaf - b.deaf)[Math.floor(COUNTED / 2)];
    const slow = Math.max(...counted.map(({ pace }) => pace)) / best;
    const within =
      shift <= LIMITS.shift &&
      (deaf <= LIMITS.deaf || !(name === 'lobby' || address.startsWith('/table/'))) &&
      (paint <= LIMITS.paint || name !== LARGEST);
    fine &&= within;
    const line = [
      name.padEnd(10),
      `shift ${shift.toFixed(3)}`,
      `deaf ${Math.round(deaf)} ms`,
      `largest paint ${Math.round(paint)} ms`,
    ];
    if (slow > STEADY) line.push(`(on a machine up to ${slow.toFixed(1)} times slower than it can be)`);
    console.log(`${line.join('  ')}${within ? '' : '  FAIL'}`);
    if (!within) {
      for (const s of more.shifts.filter((s) => s.value > 0.01))
        console.log(`    shift ${s.value.toFixed(3)} at ${Math.round(s.at)}: ${s.what.join(' | ')}`);
      console.log(`    largest: ${more.largest}; long tasks, ms: ${more.tasks.join(', ')}`);
    }
  }
  await context.close();
  return fine;
}
