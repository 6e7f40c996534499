/** What a body plan is. Every plan faces right in a box of about 320 by 320.
 *
 * D is the contour of the back, V the contour of the belly, both from the bill to the tail. Landmarks: 0 bill, 1 forehead or chin,
 * 2 crown or throat, 3 hindcrown or lower throat, 4 nape or upper breast, 5 mantle or breast, 6 back or belly, 7 lower back or rear
 * belly, 8 rump or vent, 9 tail base. Long necks have more points and say in U which landmark each point is, so that "4.2" means the
 * same place on a heron and on a wren.
 */
import type { BillShape } from '../bills';
import type { Pt } from '../geom';
import type { FootKind, SceneName, TailShape } from '../types';

/** Hip, (ankle,) foot. */
export type Leg = readonly [number, number, number, number] | readonly [number, number, number, number, number, number];

export interface WingPlan {
  /** Leading (upper) and trailing (lower) edge, from the shoulder to the tip. */
  A: readonly Pt[];
  B: readonly Pt[];
  /** Flight feathers drawn on an open wing. */
  n?: number;
  /** Outermost feathers spread like fingers, as on birds that soar. */
  fingers?: number;
}

export interface Plan {
  kind?: 'flight' | 'swim' | 'owl';
  D: readonly Pt[];
  V: readonly Pt[];
  U?: readonly number[];
  /** Centre and radius. */
  head: readonly [number, number, number];
  /** In head radii from the centre of the head. */
  eye?: readonly [number, number];
  eyeR?: number;
  bill: { ang: number; len: number; shape: BillShape; curve?: number };
  wing?: WingPlan;
  farWing?: WingPlan;
  tail: { ang: number; len: number; w: number; shape: TailShape; flare?: number; back?: number };
  legs?: { foot: FootKind; at: readonly Leg[]; long?: boolean; trouser?: boolean };
  scene?: SceneName;
  /** Where the shade of the belly begins, from back (-1) to belly (1). */
  shadeV?: number;
  water?: number;
}

/** Landmarks of the plans with a long neck: three more between the head and the breast. */
export const LONG_NECK: readonly number[] = [0, 1, 2, 3, 3.3, 3.6, 3.9, 4.3, 5, 6, 7, 8, 9];
