/** The description of a bird: everything the illustrator reads. Lengths are in drawing units, about 320 to a bird. */
import type { Colour } from './colours';
import type { BillShape } from './bills';
import type { PlanName } from './plans';

export type TailShape =
  'square' | 'notch' | 'fork' | 'streamer' | 'rounded' | 'stiff' | 'pointed' | 'grad' | 'wedge' | 'scissor' | 'bustle' | 'turkey';
export type CrestForm =
  | 'peak' | 'tuft' | 'jay' | 'sweep' | 'shag' | 'fan' | 'mullet' | 'helmet' | 'ragged' | 'horns' | 'bump'
  | 'topknot' | 'double' | 'plume' | 'wisps';
export type WingZone =
  'epaulet' | 'epauletEdge' | 'shoulder' | 'bend' | 'panel' | 'speculum' | 'primary' | 'edge' | 'greater' | 'flank' | 'back' | 'lining';
export type SceneName =
  'twig' | 'branch' | 'wire' | 'trunk' | 'pine' | 'birch' | 'sapling' | 'ground' | 'grass' | 'shore' | 'marsh' | 'rock' | 'reed' | 'post' | 'fir' | 'stem' | 'thistle' | 'cactus' | 'water' | 'sea' | 'none';
export type FootKind = 'perch' | 'ground' | 'talon' | 'web' | 'cling' | 'clingL' | 'tuck';
/** Attitudes of a perching bird; every plan understands them. */
export type PoseName = 'perched' | 'alert' | 'crouched' | 'cocked' | 'drooped' | 'fluffed' | 'turned' | 'singing' | 'feeding';

export interface Bill {
  shape?: BillShape;
  /** Length; `k` multiplies the length of the plan instead. */
  len?: number;
  k?: number;
  depth?: number;
  /** Bends the bill down (positive) or up. */
  curve?: number;
  /** Turns the bill against the head, in degrees. */
  turn?: number;
  /** Upper and lower mandible. */
  c?: Colour;
  c2?: Colour;
  tip?: Colour | undefined;
  tipAt?: number;
  base?: Colour;
  baseTo?: number;
  cere?: Colour;
  ring?: Colour;
  ringAt?: number;
  spot?: Colour;
  stripes?: Colour;
}

export interface Tail {
  c?: Colour;
  shape?: TailShape;
  len?: number;
  k?: number;
  w?: number;
  wk?: number;
  ang?: number;
  flare?: number;
  /** Terminal and subterminal band. */
  band?: Colour;
  bandW?: number;
  sub?: Colour;
  bars?: Colour;
  n?: number;
  barW?: number;
  outer?: Colour;
  corner?: Colour;
  base?: Colour;
  baseTo?: number;
  spots?: Colour;
}

export interface Crest {
  form: CrestForm;
  len?: number;
  c?: Colour;
}

export interface Band {
  c: Colour;
  at?: number;
  w?: number;
  from?: number;
}

/** A field of marks on the body, between landmarks u0..u1 and from back to belly v0..v1. */
export interface Marks {
  kind: 'streaks' | 'bars' | 'spots' | 'scallops';
  c: Colour;
  u0?: number;
  u1?: number;
  v0?: number;
  v1?: number;
  nu?: number;
  nv?: number;
  w?: number;
  len?: number;
  /** Owls face us: their marks lie in rows between y0 and y1. */
  y0?: number;
  y1?: number;
  n?: number;
}

interface Shape {
  plan: PlanName;
  /** Seeds the noise and the small differences of attitude. */
  id?: string;
  slim?: number;
  neck?: number;
  headScale?: number;
  /** Degrees the whole bird leans and the head nods; unset, small perching birds choose their own. */
  tilt?: number;
  nod?: number;
  pose?: PoseName;
  /** How wide a singing bird opens its bill, in degrees. */
  open?: number;
  legK?: number;
  legW?: number;
  foot?: FootKind;
  scene?: SceneName;
}

interface Body {
  upper?: Colour;
  under?: Colour;
  head?: Colour;
  headTo?: number;
  hood?: Colour;
  hoodTo?: number;
  neckC?: Colour;
  foreneck?: Colour;
  nape?: Colour;
  mantle?: Colour;
  rump?: Colour;
  breast?: Colour;
  breastTo?: number;
  belly?: Colour;
  flank?: Colour;
  vent?: Colour;
  sideNeck?: Colour;
  collar?: Colour;
  collarAt?: number;
  collarW?: number;
  collarFrom?: number;
  collarTo?: number;
  band?: Band[];
  gorget?: Colour;
  throat?: Colour;
  throatTo?: number;
  bib?: Colour;
  bibTo?: number;
  marks?: Marks[];
  backStreaks?: Colour | undefined;
  backSpots?: Colour;
  /** Gloss of dark plumage. */
  sheen?: Colour | undefined;
  /** Leaves out the ink ticks that suggest feathering. */
  noTicks?: boolean;
}

interface Head {
  cap?: Colour;
  capLow?: number;
  capTo?: number;
  crown?: Colour;
  crownPatch?: Colour;
  forehead?: Colour;
  hindcrown?: Colour;
  face?: Colour;
  faceSmall?: Colour;
  cheek?: Colour;
  ear?: Colour;
  lore?: Colour;
  mask?: Colour;
  maskW?: number;
  maskLen?: number;
  eyeline?: Colour;
  lineW?: number;
  lineLen?: number;
  brow?: Colour;
  browW?: number;
  browLen?: number;
  moustache?: Colour;
  earbar?: Colour;
  malar?: Colour;
  malarW?: number;
  whisker?: Colour;
  whiskerW?: number;
  faceline?: Colour;
  spotFace?: Colour;
  earSpot?: Colour;
  chinstrap?: Colour;
  /** A dark throat that reaches up to the eye, and its pale border. */
  muffle?: Colour;
  muffleEdge?: Colour;
  fanPatch?: Colour;
  /** Set by hand, in head radii around its centre, where no common mark fits. */
  patches?: { c: Colour; at: readonly (readonly [number, number])[] }[];
  napeLine?: Colour;
  capStreaks?: Colour;
  skin?: Colour;
  ring?: Colour | undefined;
  ringW?: number;
  eye?: Colour;
  eyeR?: number;
  eyeAt?: readonly [number, number];
  scowl?: boolean;
  /** Strength of the pale rim that lifts the eye out of dark plumage. */
  halo?: number;
  crest?: Crest;
}

interface Wing {
  wing?: Colour;
  coverts?: Colour;
  scapular?: Colour;
  tertials?: Colour;
  primaries?: Colour;
  /** Pale edges of the flight feathers. */
  edge?: Colour;
  wingbars?: { c: Colour; n?: 1 | 2; w?: number };
  wingPatch?: { at: WingZone; c: Colour }[];
  wingSpots?: Colour;
  wingSpotR?: number;
  wingBarring?: Colour;
  barW?: number;
  wingStreaks?: Colour;
  wingScales?: Colour;
  doveSpots?: Colour;
  plainWing?: boolean;
}

interface Extras {
  bill?: Bill;
  tail?: Tail;
  legs?: Colour;
  feet?: Colour;
  trouser?: Colour;
  wattle?: Colour;
  beard?: boolean;
  airsac?: Colour;
  frontShield?: Colour;
  plumes?: boolean;
  cheekTuft?: Colour;
  curl?: boolean;
  hackles?: boolean;
  waxTips?: boolean;
  roadSkin?: boolean;
  collarBars?: boolean;
}

/** How an owl sits: degrees the body leans and the head tilts, how far it looks aside, and its breadth. */
export interface Stance {
  lean?: number;
  tilt?: number;
  look?: number;
  slim?: number;
  /** Size of the head against the body. */
  head?: number;
}

interface OwlFace {
  stance?: Stance;
  disc?: Colour;
  rim?: Colour;
  tufts?: number;
  heart?: boolean;
  discRings?: Colour;
  faceX?: Colour;
  frown?: boolean;
  eyeGap?: number;
  eyeY?: number;
  headSpots?: Colour;
  bibBars?: Colour;
}

/** One line of the species tables. */
export type Species = Shape & Body & Head & Wing & Extras & OwlFace;

export interface DrawOptions {
  /** 'plate' for more than about 100 px: pen line and feather detail. 'card' for 30 to 100 px: one firm line, few strokes. */
  level?: 'plate' | 'card';
  facing?: 'left' | 'right';
  /** Draw what the bird sits on; on by default. */
  scene?: boolean;
  /** Spoken name; without it the drawing is hidden from screen readers. */
  title?: string;
  /** Margin around the bird as a share of its size. */
  pad?: number;
  /** Prefix of the ids inside the drawing; by default a hash of what is drawn. */
  uid?: string;
}
