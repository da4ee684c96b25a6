/** How somebody arranged a list of articles: upon its usual order, of which nothing gets lost. */

/** Where articles go to that a rule is about. */
export const arrangeEffects = ['first', 'up', 'down', 'last'] as const;
export type ArrangeEffect = (typeof arrangeEffects)[number];

/** What articles have (`isNot`: haven't) in a column by which lists are filtered, and where they go to for that. */
export type ArrangeRule = {
  column: string;
  option: number;
  isNot?: boolean;
  effect: ArrangeEffect;
};

/** `place`: counted from 1. */
export type ArrangePin = { id: number; place: number };

export type Arrangement = {
  pins: readonly ArrangePin[];
  /** Not in the list at all, however it is sorted. */
  hidden: readonly number[];
  rules: readonly ArrangeRule[];
};

export const usualOrder: Arrangement = { pins: [], hidden: [], rules: [] };

/** By so many places an article goes up or down for each rule that says so: a page of a list. */
export const ARRANGE_STEP = 24;

const tiers: Readonly<Record<ArrangeEffect, number>> = { first: -1, up: 0, down: 0, last: 1 };
const steps: Readonly<Record<ArrangeEffect, number>> = { first: 0, up: -1, down: 1, last: 0 };

type Ruled = { effect: ArrangeEffect; has: (item: number) => boolean };

/** Where an item of the usual order comes by the rules: what goes first or last, then by how many places. */
const rulesKey = (item: number, place: number, rules: readonly Ruled[], span: number): number => {
  let tier = 0;
  let step = 0;
  for (const { effect, has } of rules) {
    if (!has(item)) continue;
    tier += tiers[effect];
    step += steps[effect];
  }
  return Math.sign(tier) * span + place + step * ARRANGE_STEP;
};

const byRules = (usual: Uint32Array, rules: readonly Ruled[]): Uint32Array => {
  if (rules.length === 0) return usual;
  const count = usual.length;
  const pad = ARRANGE_STEP * rules.length;
  // No key of one tier is among those of another, and none is below zero.
  const span = count + 2 * pad;
  const keys = new Float64Array(count);
  for (let place = 0; place < count; place += 1) {
    const key = rulesKey(usual[place] as number, place, rules, span);
    keys[place] = (key + span + pad) * count + place;
  }
  keys.sort();
  // Loops: of a list of 100,000 what takes a function a row takes several times as long.
  const ruled = new Uint32Array(count);
  for (let place = 0; place < count; place += 1) {
    ruled[place] = usual[(keys[place] as number) % count] as number;
  }
  return ruled;
};

/**
 * A list as it is arranged. What is in it stays in it, each once: pins whose item isn't there leave no gap, and
 * those beyond its end come last.
 */
export const arrange = (
  usual: Uint32Array,
  { pins, rules }: { pins: readonly { item: number; place: number }[]; rules: readonly Ruled[] },
): Uint32Array => {
  const ruled = byRules(usual, rules);
  if (pins.length === 0) return ruled;
  const asked = new Set(pins.map(({ item }) => item));
  const there = new Set<number>();
  for (let at = 0; at < usual.length && there.size < asked.size; at += 1) {
    if (asked.has(usual[at] as number)) there.add(usual[at] as number);
  }
  const pinned = pins
    .filter(({ item }) => there.has(item))
    .toSorted((one, other) => one.place - other.place);
  const held = new Set(pinned.map(({ item }) => item));
  const arranged = new Uint32Array(usual.length);
  let filled = 0;
  let next = 0;
  const pinHere = () => {
    for (; next < held.size && (pinned[next]?.place ?? 0) <= filled + 1; next += 1) {
      arranged[filled++] = pinned[next]?.item as number;
    }
  };
  for (const item of ruled) {
    if (held.has(item)) continue;
    pinHere();
    arranged[filled++] = item;
  }
  for (; next < held.size; next += 1) arranged[filled++] = pinned[next]?.item as number;
  return arranged;
};
