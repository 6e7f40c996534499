/** What a portrait is put together from. Everything is set on a page of 100 × 100 with the face around (50, 47). */
import { sym, type Colour, type Pen, type Pt } from './pen';

/** What the mood does to the parts. */
export interface Pose {
  mood: 'calm' | 'thinking' | 'pleased' | 'surprised' | 'sorry';
  /** How far the hat sits up (surprise) or down (sorrow). */
  hat: number;
  /** Corners of mouth and moustache: 1 up, -1 down. */
  lift: number;
}
/** Half width and half height of the face, and how broad jaw and chin are against it. */
export type Head = readonly [w: number, h: number, jaw: number, chin: number];
/** One part: its main colour and a second one. */
export interface Dye { c: Colour; d: Colour }
export type Part = (p: Pen, k: Dye, g: Pose, skin: Colour) => void;

export const face = ([w, h, jaw, chin]: Head): Pt[] =>
  sym([[0, 47 - h], [w * 0.66, 47 - h * 0.85], [w, 47 - h * 0.28], [w * 0.97, 47 + h * 0.2], [w * jaw, 47 + h * 0.64], [w * chin, 47 + h * 0.93],
    [0, 47 + h]]);
