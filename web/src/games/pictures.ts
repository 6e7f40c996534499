/** Small pictures of a game's options, where its folder draws any: the chosen value is seen. */
import type { Component } from 'svelte';
import type { Value } from '../lib/wire';
import { gameOf } from './folders';

type Picture = Component<{ option: string; value: Value }>;
type Load = () => Promise<{ default: Picture }>;

const PICTURES = new Map<string, Load>(
  Object.entries(import.meta.glob<{ default: Picture }>('./*/OptionPicture.svelte')).map(([path, load]) => [
    gameOf(path),
    load,
  ]),
);

export async function pictureOf(game: string): Promise<Picture | null> {
  return (await PICTURES.get(game)?.())?.default ?? null;
}
