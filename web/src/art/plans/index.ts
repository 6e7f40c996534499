import type { Pt } from '../geom';
import { flight } from './flight';
import { landbirds } from './landbirds';
import { perching } from './perching';
import { LONG_NECK, type Plan } from './plan';
import { raptors } from './raptors';
import { waders } from './waders';
import { waterbirds } from './waterbirds';

export type { Leg, Plan, WingPlan } from './plan';

/** The swan is a goose with a longer neck. */
function swan(): Plan {
  const goose = waterbirds.goose;
  const lift = (u: number) => (u <= 3 ? 36 : u <= 3.3 ? 33 : u <= 3.6 ? 24 : u <= 3.9 ? 11 : 0);
  const up = (p: Pt, i: number): Pt => {
    const u = LONG_NECK[i];
    return [p[0] - (u > 3 && u < 3.9 ? 3 : 0), p[1] - lift(u)];
  };
  return { ...goose, D: (goose.D as Pt[]).map(up), V: (goose.V as Pt[]).map(up), head: [206, 22, 22] };
}

const ALL = { ...perching, ...landbirds, ...flight, ...raptors, ...waders, ...waterbirds, swan: swan() };

export type PlanName = keyof typeof ALL;
export const PLANS: Readonly<Record<PlanName, Plan>> = ALL;
