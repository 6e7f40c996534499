// Made by `python -m voliere.server.typescript` from the server's types; a test fails when it is stale.
// What the messages mean: docs/wire-protocol.md.

export type Told = number | string | number[];
export type Value = boolean | number | string;
export type Phase = 'waiting' | 'playing' | 'over' | 'closed';
export type SeatKind = 'open' | 'person' | 'bot';

/** The intent `id` is on disk since version `v`. Sent again for the same id, it is the same ack. */
export interface Ack {
  t: 'ack';
  id: string;
  v: number;
}

/** Agree or not that another seat takes back. */
export interface Answer {
  t: 'answer';
  seat: number;
  yes: boolean;
  id: string;
}

/** Something to be put into words: an event, a reason, a foreseen effect. */
export interface Said {
  name: string;
  args: Record<string, Told>;
}

/**
 * The question this seat owes an answer to. `verb`: message `GAME-ask-VERB`; `options`: actions.
 *
 * `reasons`: why things that look choosable are not, by path ("cell:12").
 */
export interface Ask {
  n: number;
  verb: string;
  options: number[];
  reasons: Record<string, Said>;
}

export interface ScoreInfo {
  total: number;
  lines: Record<string, number>;
}

/** The end of the game: everything is open now, the seed too. `seconds`: from start to last move. */
export interface End {
  scores: ScoreInfo[];
  places: number[];
  returns: number[];
  seed: string;
  seconds: number;
}

/** An event of the game's log, as this reader may know it, with the version that brought it. */
export interface Entry {
  v: number;
  name: string;
  args: Record<string, Told>;
}

export interface Foresee {
  t: 'foresee';
  seat: number;
  n: number;
  a: number;
}

/** What an option will surely do. `sure`: that is all it will do; else chance or a secret comes next. */
export interface Foreseen {
  t: 'foreseen';
  seat: number;
  n: number;
  a: number;
  events: Said[];
  sure: boolean;
}

/**
 * Who sits there. A person whose `bot` is set is away: the bot plays until they take the seat back.
 *
 * `gone`: they have left the game; others may ask for the seat. `owner`: the first seat of the same person,
 * the same number for all their seats (-1: no person).
 */
export interface SeatInfo {
  kind: SeatKind;
  name: string;
  bot: string | null;
  mine: boolean;
  gone: boolean;
  owner: number;
}

/**
 * Somebody asks for a seat that was left. `n` names the wish, `mine`: it is I who ask.
 *
 * `wants`: seats of those who have not answered; when none is left the seat can be taken, by joining again.
 */
export interface WishInfo {
  n: number;
  seat: number;
  name: string;
  mine: boolean;
  wants: number[];
}

/**
 * A table as one person may know it. `link`, the secret of the invitation: for those who sit there.
 *
 * `stand_in`: the bot that plays for somebody who is away, agreed on when the table was made.
 */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, Value>;
  seats: SeatInfo[];
  phase: Phase;
  turn: number[];
  places: number[];
  totals: number[];
  watch: boolean;
  talk: boolean;
  host: boolean;
  stand_in: string;
  link: string | null;
  seed_hash: string;
  seed: string | null;
  rematch: string | null;
  wish: WishInfo | null;
  lesson: boolean;
  hidden: boolean;
  created: number;
  moved: number;
}

/**
 * First message, and again whenever seats change. `seat`: whose eyes it has (-1: spectator's).
 *
 * `seen`: the last version that was in sight from this seat, on any device; 0: none, or a spectator.
 */
export interface Hello {
  t: 'hello';
  person: string;
  name: string;
  seat: number;
  seen: number;
  table: TableInfo;
}

/**
 * Which seats have somebody connected, and how many only watch.
 *
 * `absent`: whose person has been gone so long that others may let the table's bot play.
 */
export interface Here {
  t: 'here';
  seats: boolean[];
  watching: number;
  absent: boolean[];
}

/**
 * Where a lesson of `count` steps stands: the texts so far (messages `lesson-GAME-TEXT`), now the last.
 *
 * `ring`: what it speaks of, "kind:index", "zone:NAME" or "seat:K". `wants`: to be read on, a move of
 * the learner, patience while others move, or nothing more.
 */
export interface LessonPart {
  texts: string[];
  count: number;
  ring: string[];
  wants: 'read' | 'play' | 'watch' | 'done';
}

/** Let somebody have the seat they ask for by wish `n`, or not. `seat`: mine, which answers. */
export interface Let {
  t: 'let';
  seat: number;
  n: number;
  yes: boolean;
  id: string;
}

/** Keep the first `keep` entries you have, then add these. */
export interface LogPart {
  keep: number;
  events: Entry[];
}

/**
 * Look through another seat of mine, or -1 as a spectator would: for friends who share a device.
 *
 * `lang`: the language boards are read in from now on; empty: as before.
 */
export interface Look {
  t: 'look';
  seat: number;
  lang?: string;
}

/** Refused; nothing changed. Message `refused-KEY`. A complete push follows a stale or illegal answer. */
export interface No {
  t: 'no';
  id: string;
  key: string;
  args: Record<string, Told>;
}

/** Something at the table beside the game: somebody sat down, spoke, took back. `at`: Unix seconds. */
export interface Note {
  v: number;
  at: number;
  name: string;
  args: Record<string, Told>;
}

/** Keep the first `keep` entries you have, then add these. */
export interface NotePart {
  keep: number;
  notes: Note[];
}

/** This reader wants bots to rest so many milliseconds before a move. No answer; holds for the socket. */
export interface Pace {
  t: 'pace';
  ms: number;
}

export interface Ping {
  t: 'ping';
}

/** Answer question `n` with action `a`; or say an aside (then `n` does not matter). */
export interface Play {
  t: 'play';
  seat: number;
  n: number;
  a: number;
  id: string;
}

export interface Pong {
  t: 'pong';
}

/**
 * `may`: this seat can take back at once ("free"), must ask the others ("ask"), or cannot ("no").
 *
 * `by`: the seat that asks to take back now, and `wants`: the seats that have not answered it yet.
 */
export interface Undo {
  may: 'free' | 'ask' | 'no';
  by: number | null;
  wants: number[];
}

/** Some text of a board. `style`: like "red bold"; `thing`: what a click on it means, "kind:index". */
export interface SpanInfo {
  text: string;
  style: string;
  thing: string;
}

/**
 * All the seat may know after version `v`. `since`: it follows that version (0: it is complete).
 *
 * `view` is null while seats are still open. `asides`: what may be said at any time without being owed.
 * `board`: the view as lines of text in the reader's language, for games the page has no face for.
 */
export interface Push {
  t: 'push';
  v: number;
  since: number;
  seat: number;
  phase: Phase;
  actors: number[];
  view: Record<string, unknown> | null;
  ask: Ask | null;
  asides: number[];
  log: LogPart;
  notes: NotePart;
  undo: Undo;
  end: End | null;
  lesson: LessonPart | null;
  board: SpanInfo[][] | null;
}

/** Step `step` of a lesson is read, the first being 0: go on. */
export interface Read {
  t: 'read';
  seat: number;
  step: number;
  id: string;
}

/** Send everything again. */
export interface Resync {
  t: 'resync';
}

/** A line of chat, plain text. */
export interface Say {
  t: 'say';
  seat: number;
  text: string;
  id: string;
}

/** Version `v` was in sight from this seat of mine: said when the page is hidden or left. No answer. */
export interface Seen {
  t: 'seen';
  seat: number;
  v: number;
}

/** Take back my last action; asks the others where it is not free. */
export interface TakeBack {
  t: 'undo';
  seat: number;
  id: string;
}

/** What seats did best. Messages `GAME-recap-award-NAME` or `recap-award-NAME`; `about`: a sentence. */
export interface AwardInfo {
  name: string;
  seats: number[];
  n: number;
  sign: string;
  thing: string;
  about: Said | null;
}

/** A run of actions: `first` + the index of its things, counted in the order of `kinds`. */
export interface BlockInfo {
  name: string;
  kinds: string[];
  first: number;
  size: number;
}

export interface CheckOptions {
  seats: number;
  options?: Record<string, Value>;
}

export interface Checked {
  options: Record<string, Value>;
}

/** Somewhere I am signed in. `this`: here. `used`: the last time, give or take an hour (Unix seconds). */
export interface DeviceInfo {
  id: string;
  this: boolean;
  created: number;
  used: number;
}

export interface Devices {
  devices: DeviceInfo[];
}

/**
 * A moment of a replay: the move that led here (null: the start), what it told, the view after it.
 *
 * `board`: as in a push.
 */
export interface Frame {
  seat: number | null;
  a: number | null;
  actors: number[];
  view: Record<string, unknown>;
  events: Said[];
  board: SpanInfo[][] | null;
}

/** `names` for a choice, `low` and `high` for a number. */
export interface OptionInfo {
  id: string;
  kind: 'flag' | 'choice' | 'number';
  default: Value;
  names: string[];
  low: number;
  high: number;
}

/**
 * `levels`: its bots that are levels, weakest first; `usual_bot`: whom one meets unless one chooses.
 *
 * `lesson`: of how many steps it is; 0: there is none. `languages`: by code, as they call themselves.
 *
 * `sheets`: whether there are any to print.
 * `pad_of`: the game it is a pad of; empty: it is a game.
 */
export interface GameInfo {
  id: string;
  title: string;
  pad_of: string;
  version: number;
  seats: number[];
  minutes: number;
  options: OptionInfo[];
  things: Record<string, string[]>;
  blocks: BlockInfo[];
  events: Record<string, string[]>;
  score_lines: string[];
  bots: string[];
  levels: string[];
  usual_bot: string;
  lesson: number;
  languages: Record<string, string>;
  sheets: boolean;
}

/** A page of all my games. `after`: asks for the next one; empty: there is none. */
export interface Games {
  tables: TableInfo[];
  after: string;
}

export interface Hide {
  hidden: boolean;
}

/** `seat` -1: any open one. `name`: how this seat is called; empty: as I am. */
export interface Join {
  link: string;
  seat?: number;
  name?: string;
}

/** `token`: only in the answer that made or recovered the identity; programs send it as bearer token. */
export interface Me {
  person: string;
  name: string;
  token: string | null;
}

export interface NewPerson {
  name: string;
}

/** `me`, `friend` (on my device), `open` (by link) or `bot` with its level. */
export interface NewSeat {
  who: 'me' | 'friend' | 'open' | 'bot';
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, Value>;
  watch?: boolean;
}

/** My earlier games like this one: how many, and the most points in one. */
export interface OwnRecord {
  games: number;
  best: number | null;
}

/** Every answer that is not a success. */
export interface Problem {
  key: string;
  args: Record<string, Told>;
  message: string;
}

/** By which addresses others come here, the likeliest first. `near`: only this machine can, by itself. */
export interface Reach {
  addresses: string[];
  near: boolean;
}

/** A line of the race: a seat, the whole team, or who plays without a seat. `points`: at each moment. */
export interface RunnerInfo {
  kind: 'seat' | 'team' | 'rival';
  seat: number;
  points: number[];
}

/** It had begun at moment `at`. */
export interface RoundInfo {
  number: number;
  at: number;
}

/** Moments `first` to `last`. `seat` -1: of all together; `number`: of this seat in its round, or 0. */
export interface TurnInfo {
  seat: number;
  round: number;
  number: number;
  first: number;
  last: number;
  gains: number[];
}

/** The bird of the game. `seat` -1: of all. */
export interface StarInfo {
  thing: string;
  seat: number;
  about: Said;
}

/** A turn worth seeing again (`turn`: which), what it brought a runner, events and pictures of it. */
export interface SeenTurn {
  turn: number;
  runner: number;
  points: number;
  events: Said[];
  things: string[];
}

/**
 * A finished game told once more. Sentences are messages `GAME-recap-NAME`, `recap-NAME`, or events.
 *
 * `faces`: of each seat, the bot whose portrait is shown, or nothing. `mine`: null unless I held one seat.
 */
export interface Recap {
  moves: number;
  runners: RunnerInfo[];
  winners: number[];
  rounds: RoundInfo[];
  turns: TurnInfo[];
  decided: Said[];
  star: StarInfo | null;
  turning: SeenTurn | null;
  best: (SeenTurn | null)[];
  awards: AwardInfo[];
  faces: string[];
  mine: OwnRecord | null;
}

export interface Recover {
  recovery: string;
}

/** The secret of the recovery link. It is shown once and works once; a new one ends the old. */
export interface Recovery {
  recovery: string;
}

/** Part of a finished game through one pair of eyes. `moves`: how many there are in all. */
export interface Replay {
  game: string;
  names: string[];
  options: Record<string, Value>;
  moves: number;
  first: number;
  frames: Frame[];
  end: End;
}

/** A line of mine in the chat of a table. */
export interface Saying {
  table: string;
  at: number;
  text: string;
}

/** A page of all I said. `after`: asks for the next one; empty: there is none. */
export interface Sayings {
  lines: Saying[];
  after: string;
}

export interface SeatOf {
  seat: number;
}

/** How to set the real table, step by step, and what the variants change. Messages `GAME-event-NAME`. */
export interface SetupCard {
  steps: Said[];
  variants: Said[];
}

export interface Tables {
  running: TableInfo[];
  finished: TableInfo[];
}

/** Opens one socket, once, within 30 seconds. */
export interface Ticket {
  ticket: string;
}

/** `bot` empty: the table's `stand_in`, the only one that may play for somebody else who is away. */
export interface ToBot {
  seat: number;
  bot?: string;
}

/** Entries of a pad's sheets, all together, as this seat might say them. */
export interface Weigh {
  seat: number;
  actions: number[];
}

/** What each seat would gain by them; null: hidden, or not known. */
export interface Weighed {
  gains: (number | null)[];
}

/** Cards in each row, red, green, yellow, violet. */
export interface WhatsUpCollection {
  rows: number[];
  birds: number;
  cards: number;
}

/** `grid`: the visible face of each cell, null where the card was taken. `backs`: memory aid only. */
export interface WhatsUpView {
  grid: (number | null)[];
  backs: (number | null)[] | null;
  collections: WhatsUpCollection[];
  quiet: number;
  proposal_at: number;
  stall_at: number;
  rows_to_win: number;
  left: number;
  proposer: number | null;
  ending: string;
  places: number[];
}

/** A row or column: its token, who took it (null: still there, 4: out of the game); the rest as `Song`. */
export interface SongbirdsLine {
  token: number;
  won: number | null;
  strengths: number[];
  silent: number[];
  leads: number;
}

export interface SongbirdsAreaView {
  area: number;
  token: number;
  won: number | null;
}

/** The public side of a seat. `favourite`: a card, "hidden", or null. */
export interface SongbirdsPlayer {
  cards: number;
  favourite: number | string | null;
  worm: number | null;
  total: number;
}

/** How colours sing in a line: strengths, which are silenced by a tie, who is loudest then (4: nobody). */
export interface SongbirdsSong {
  strengths: number[];
  silent: number[];
  leads: number;
}

/** A card of the own hand, and how each line would sing with it; null: that line is decided. */
export interface SongbirdsLaid {
  card: number;
  songs: (SongbirdsSong | null)[];
}

/** A title of solo and cooperative games, and the least points it takes. */
export interface SongbirdsTitle {
  title: number;
  points: number;
}

export interface SongbirdsSaid {
  seat: number;
  action: number;
}

/** A finished round: what everybody revealed and scored. */
export interface SongbirdsRound {
  favourites: number[];
  points: number[];
}

export interface SongbirdsScoreView {
  total: number;
  lines: Record<string, number>;
}

/** `keeping`: the card the own points count as favourite now; `next_title`: what comes above `title`. */
export interface SongbirdsView {
  mode: string;
  early_bird: boolean;
  round: number;
  rounds: number | null;
  target: number | null;
  first: number;
  forest: number[];
  open: number[];
  lines: SongbirdsLine[];
  side: number | null;
  areas: SongbirdsAreaView[];
  harvest: number[];
  worms_left: number[];
  deck: number;
  shown: number | null;
  team_favourite: number | null;
  players: SongbirdsPlayer[];
  hand: number[];
  laid: SongbirdsLaid[];
  own_favourite: number | null;
  keeping: number | null;
  title: number | null;
  next_title: SongbirdsTitle | null;
  said: SongbirdsSaid[];
  history: SongbirdsRound[];
  over: boolean;
  scores: (SongbirdsScoreView | null)[];
  places: number[];
}

/** A perch and the ground before it: cards from the perch on, the perch's strength, the ground's sum. */
export interface PiafsRow {
  birds: number[];
  strength: number;
  sum: number;
}

/** Birds of a species in each collection, and the seats with most of them. */
export interface PiafsSpeciesView {
  species: number;
  counts: number[];
  leaders: number[];
}

/**
 * The public side of a seat: hand and score pile by size, the collection by species, in full.
 *
 * `points`: pairs and majorities so far; the seeds are face down.
 * `chosen`: the last choice is made, and sealed.
 */
export interface PiafsPlayer {
  cards: number;
  pile: number;
  collection: number[][];
  eggs: number[];
  pairs: number;
  points: number;
  chosen: boolean;
}

export interface PiafsScoreView {
  total: number;
  lines: Record<string, number>;
}

/**
 * `seeds`: points, position 1 first; `pests` beside them (0 crow, 1 squirrel). `species`: those in play.
 *
 * `own_pile`: how many seeds of 1, 2 and 3 points. `own_kept`, `own_discarded`: of the last choice.
 * `played`: the card of this turn, `perch` its row, while the turn is being resolved.
 * `last_turns`: the seats that still have a turn once the end is triggered, the present one first.
 */
export interface PiafsView {
  first: number;
  turn: number;
  rows: PiafsRow[];
  perch: number | null;
  played: number | null;
  seeds: number[];
  pests: number[];
  feeder: number;
  track: (number | null)[];
  deck: number;
  removed_species: number | null;
  removed_birds: number[];
  removed_pests: number[];
  species: PiafsSpeciesView[];
  players: PiafsPlayer[];
  hand: number[];
  own_pile: number[];
  own_kept: number[];
  own_discarded: number[];
  ending: boolean;
  last_turns: number[];
  over: boolean;
  scores: (PiafsScoreView | null)[];
  places: number[];
}

/** A score sheet: species seen, habitats whose ALL box is ticked, points by habitat and in all. */
export interface FeatherSheet {
  seen: number[];
  complete: number[];
  rows: number[];
  points: number;
}

/** The public side of a seat. `chosen`: it has answered, others have not yet. `sheet`: null if hidden. */
export interface FeatherPlayer {
  cards: number;
  chosen: boolean;
  sheet: FeatherSheet | null;
}

/**
 * The pack in hand, which way it goes next (0 left, 1 right), and whether a neutral hand is fed too.
 *
 * `size`: cards in every pack before anybody takes from it.
 */
export interface FeatherPackView {
  number: number;
  packs: number;
  size: number;
  way: number;
  gives: boolean;
  birds: number[];
}

/** Birds the seat knows to have gone to these hands, one each (-1: the rest of a pack going round). */
export interface FeatherWent {
  birds: number[];
  hands: number[];
}

/**
 * `settled`: the cards of the last round, hand by hand (solo: the one played, then three turned over).
 *
 * `lost`: species nobody can see any more, as all their cards have left the game. `migrants`: cards
 * everybody passes on before the first round. `ladder`: the least points of each title; only alone.
 */
export interface FeatherView {
  seat: number | null;
  stage: string;
  raptors: boolean;
  neutral_raptors: boolean;
  round: number;
  rounds: number;
  settled: number[];
  gone: number[];
  lost: number[];
  history: number[][];
  players: FeatherPlayer[];
  neutral: number[];
  deck: number;
  migrants: number;
  hand: number[];
  chosen: number | null;
  passing: number[];
  pack: FeatherPackView | null;
  memory: FeatherWent[];
  over: boolean;
  places: number[];
  title: number | null;
  ladder: number[];
}

/** `counts` and `points` by seat, the Automa last: fixed once `done`, else as they stand now. */
export interface WingspanGoalView {
  goal: number;
  counts: number[];
  points: number[];
  done: boolean;
}

/** A bird on a mat. `ready`: a pink power not used since its owner's turn; null = not pink. */
export interface WingspanBirdView {
  bird: number;
  eggs: number;
  limit: number;
  cached: number;
  food: number | null;
  tucked: number;
  ready: boolean | null;
}

/**
 * A habitat: its birds, what its action gives now, and the eggs the next bird costs (null = full).
 *
 * `free`: the eggs each free spot costs, the next one first.
 */
export interface WingspanRowView {
  birds: WingspanBirdView[];
  gain: number;
  converts: boolean;
  egg_cost: number | null;
  free: number[];
}

export interface WingspanBonusView {
  bonus: number;
  count: number;
  points: number;
}

/** `hand` and `bonus` only where the reader may know them. */
export interface WingspanPlayerView {
  rows: WingspanRowView[];
  food: number[];
  cards: number;
  hand: number[] | null;
  bonus_cards: number;
  bonus: WingspanBonusView[] | null;
  cubes: number;
  goal_points: number[];
}

/** `result`, at the end: the player has won, tied or lost against it. */
export interface WingspanAutomaView {
  bonus: number;
  birds: number[];
  face_down: number;
  eggs: number;
  cubes: number;
  card: number | null;
  deck: number;
  lines: Record<string, number>;
  total: number;
  result: string | null;
}

/** A bird that is chosen and not yet paid for: who plays it, and where. */
export interface WingspanPlayingView {
  seat: number;
  bird: number;
  habitat: number;
}

/**
 * The food being paid for a bird. `chosen`: tokens so far, by kind.
 *
 * `owed`: kinds of the symbols no fitting token was chosen for yet; 5 is any kind. Where the cost says "or",
 * all of its kinds. `ways`: what may be chosen to complete it, each by kind; only for who pays.
 */
export interface WingspanPaymentView {
  chosen: number[];
  owed: number[];
  ways: number[][];
}

/** What somebody is asked: by which verb, about which bird, how many are left, what is being paid. */
export interface WingspanQuestionView {
  seat: number;
  verb: string;
  bird: number | null;
  left: number | null;
  payment: WingspanPaymentView | null;
}

/** The reader's own choices of the set-up so far. `price`: food tokens for each bird kept. */
export interface WingspanKeepView {
  dealt: number[];
  kept: number[];
  paid: number[];
  bonus: number[];
  price: number;
}

export interface WingspanPromiseView {
  bird: number;
  answer: number;
}

/** Points so far; without the line "bonus" where it is secret. */
export interface WingspanScoreView {
  total: number;
  lines: Record<string, number>;
}

export interface WingspanView {
  goals_side: string;
  edition: string;
  open_hands: boolean;
  printed_cards: boolean;
  round: number;
  first: number | null;
  active: number | null;
  feeder: number[];
  outside: number;
  tray: (number | null)[];
  deck: number;
  discards: number;
  bonus_deck: number;
  spread: number[];
  bonus_spread: number[];
  goals: WingspanGoalView[];
  players: WingspanPlayerView[];
  automa: WingspanAutomaView | null;
  acting: number | null;
  playing: WingspanPlayingView | null;
  question: WingspanQuestionView | null;
  keep: WingspanKeepView | null;
  promises: WingspanPromiseView[];
  shares_welcome: boolean;
  over: boolean;
  scores: WingspanScoreView[];
  places: number[];
}

/** `rows`: cards of each colour; `complete`: how many rows are. */
export interface WhatsUpPadPlayer {
  rows: number[];
  birds: number;
  cards: number;
  complete: number;
  lines: Record<string, number | null>;
  total: number;
}

/** Something said that does not look right; it is kept all the same. Message `GAME-why-NAME`. */
export interface Odd {
  name: string;
  args: Record<string, number | number[]>;
}

/**
 * `goal`: complete rows that win; `quiet`: turns without a card, if counted, out of `stall`.
 *
 * From `propose` such turns on the players may agree to stop. `ending`: "rows" or "stall", once reached.
 */
export interface WhatsUpPadView {
  over: boolean;
  seat: number | null;
  first: number | null;
  goal: number;
  quiet: number;
  propose: number;
  stall: number;
  ending: string | null;
  players: WhatsUpPadPlayer[];
  places: number[] | null;
  odd: Odd[];
  said: number[][];
}

/** An area of the special card; `winner` 4: nobody. */
export interface SongbirdsPadArea {
  area: number;
  token: number;
  winner: number | null;
}

/**
 * One round. `winners` of the lines, 4: nobody; `counted`: the harvest comes from the forest.
 *
 * `most`: berries there are to harvest. `whole`: every seat has a score. `first`: who began it, as far as
 * that follows from what was said.
 */
export interface SongbirdsPadRound {
  tokens: (number | null)[];
  side: number | null;
  forest: (number | null)[];
  winners: (number | null)[];
  areas: SongbirdsPadArea[];
  harvest: (number | null)[];
  counted: boolean;
  berries: number;
  most: number;
  favourites: (number | null)[];
  worms: (number | null)[];
  scores: (number | null)[];
  first: number | null;
  whole: boolean;
}

export interface SongbirdsPadPlayer {
  lines: Record<string, number | null>;
  total: number;
}

/**
 * `tokens`: those of the box. `now`: the round to enter, counted from 0. `next_first`: who begins it;
 * null: not known, or it is over.
 *
 * `title`: of a solo or cooperative game, once the favourite is known. `ladder`: the least points of each
 * title but the lowest.
 */
export interface SongbirdsPadView {
  over: boolean;
  seat: number | null;
  first: number | null;
  mode: string;
  early_bird: boolean;
  extended: string;
  rounds_agreed: number;
  target: number;
  tokens: number[];
  rounds: SongbirdsPadRound[];
  now: number;
  goes_on: boolean;
  next_first: number | null;
  players: SongbirdsPadPlayer[];
  places: number[] | null;
  title: number | null;
  ladder: number[];
  odd: Odd[];
  said: number[][];
}

/** The birds of a species in a collection; `leads`: the most of all, or as many. */
export interface PiafsPadPile {
  birds: number;
  eggs: number;
  leads: boolean;
}

/** `seeds`: the sum of the pile, once it was said. `paired`: the cards whose mate is there too. */
export interface PiafsPadPlayer {
  cards: number[];
  paired: number[];
  species: PiafsPadPile[];
  pairs: number;
  seeds: number | null;
  lines: Record<string, number | null>;
  total: number;
}

export interface PiafsPadView {
  over: boolean;
  seat: number | null;
  first: number | null;
  players: PiafsPadPlayer[];
  places: number[] | null;
  odd: Odd[];
  said: number[][];
}

/** `at`: the habitat a seat says it is in. Another's sheet is null while sheets are hidden. */
export interface FeatherPadPlayer {
  sheet: FeatherSheet | null;
  at: number | null;
  lines: Record<string, number | null>;
  total: number | null;
}

/**
 * `places`: now; null while sheets are hidden. `title`: alone, what the points come to now, and `ladder`:
 * the least points of each title. `worth`: of a bird, by its type; `whole`: of a complete habitat, on top.
 */
export interface FeatherPadView {
  over: boolean;
  seat: number | null;
  first: number | null;
  round: number | null;
  rounds: number;
  hidden: boolean;
  players: FeatherPadPlayer[];
  places: number[] | null;
  title: number | null;
  ladder: number[];
  worth: number[];
  whole: number;
  odd: Odd[];
  said: number[][];
}

/** Equals on the green side, the Automa as seat -1: what their places give, and what each of them gets. */
export interface WingspanPadTie {
  seats: number[];
  pot: number[];
  points: number;
}

/**
 * The goal of a round. `said`: whose count was said; `prizes`: of the green side.
 *
 * `places`: on the green side, once all counts are known; null for who has none. `level`: another has
 * as many.
 */
export interface WingspanPadGoal {
  goal: number | null;
  prizes: number[];
  counts: (number | null)[];
  said: boolean[];
  points: (number | null)[];
  places: (number | null)[];
  level: boolean[];
  ties: WingspanPadTie[];
  automa_count: number | null;
  automa_points: number | null;
  automa_place: number | null;
  automa_level: boolean;
}

/** `points`: of the card, its eggs, its food and the cards tucked under it; `limit`: of its eggs. */
export interface WingspanPadBird {
  spot: number;
  bird: number;
  eggs: number;
  cached: number;
  tucked: number;
  points: number;
  limit: number;
}

/** `said`: the count was said, and is not counted on the birds. `birds`: those that meet the card. */
export interface WingspanPadBonus {
  bonus: number;
  count: number | null;
  said: boolean;
  points: number | null;
  birds: number[];
}

/** `numbers`: lines that were said as numbers. `food`: unused, for a tie. */
export interface WingspanPadPlayer {
  lines: Record<string, number | null>;
  total: number;
  numbers: Record<string, number>;
  food: number | null;
  birds: WingspanPadBird[];
  bonus: WingspanPadBonus[];
}

/** `food`: what it counts as holding where points are level. */
export interface WingspanPadAutoma {
  lines: Record<string, number | null>;
  food: number;
  total: number;
  result: string;
}

/** A place of the tray. `fate`: kept, discarded or stays; "" while it is not decided. */
export interface WingspanPadPlace {
  said: boolean;
  bird: number | null;
  points: number | null;
  fits: boolean;
  fate: string;
}

/**
 * A step of the Automa's card. `asks`: what must be said first (dice, again, tray, lot), else "".
 *
 * `taken`: how many dice, 0 if only the face was said. `points`: of the bird it keeps.
 */
export interface WingspanPadDeed {
  asks: string;
  dice: number[];
  face: number | null;
  taken: number;
  tray: WingspanPadPlace[];
  best: number[];
  face_down: boolean;
  points: number | null;
}

/**
 * The Automa's game. `phase`: setup, wait, step, goal, over. Lists of four are by round.
 *
 * `standing`: at the end of a round, the points of the player and the Automa for each count of the player.
 * `reach`: its count for each goal, as it was said or else as its turns came to, which is `counted`.
 */
export interface WingspanPadPlay {
  phase: string;
  round: number;
  turn: number;
  turns: number[];
  bonus: number | null;
  usable: number[];
  decks: number[][];
  leaves: (number | null)[];
  step: number;
  deeds: WingspanPadDeed[];
  eggs: number;
  birds: number[];
  unnamed: number[];
  bird_points: number;
  face_down: number;
  worth: number;
  cubes: number;
  bases: (number | null)[];
  reach: (number | null)[];
  counted: (number | null)[];
  standing: number[][];
  pink: number[];
}

/** `tied`: the seats that are level at the top, with another or with the Automa: their food decides. */
export interface WingspanPadView {
  over: boolean;
  seat: number | null;
  first: number | null;
  blue: boolean;
  goals: WingspanPadGoal[];
  players: WingspanPadPlayer[];
  automa: WingspanPadAutoma | null;
  play: WingspanPadPlay | null;
  tied: number[];
  places: number[] | null;
  odd: Odd[];
  said: number[][];
}

export type ToClient = Hello | Push | Ack | No | Foreseen | Here | Pong;

export type ToServer = Play | Look | Seen | Foresee | TakeBack | Answer | Let | Say | Read | Pace | Resync | Ping;

/** The view of each game. */
export interface Views {
  'whats-up': WhatsUpView;
  songbirds: SongbirdsView;
  piafs: PiafsView;
  feather: FeatherView;
  wingspan: WingspanView;
  'whats-up-pad': WhatsUpPadView;
  'songbirds-pad': SongbirdsPadView;
  'piafs-pad': PiafsPadView;
  'feather-pad': FeatherPadView;
  'wingspan-pad': WingspanPadView;
}

/** What to click for an action, in order: "kind:index"; a block without things is one button, "name:0". */
export function path(game: Pick<GameInfo, 'blocks' | 'things'>, action: number): string[] {
  const block = game.blocks.find((b) => action >= b.first && action < b.first + b.size);
  if (!block) return [];
  if (!block.kinds.length) return [`${block.name}:0`];
  let rest = action - block.first;
  const found: string[] = [];
  for (const kind of [...block.kinds].reverse()) {
    const size = game.things[kind].length;
    found.unshift(`${kind}:${rest % size}`);
    rest = Math.floor(rest / size);
  }
  return found;
}
