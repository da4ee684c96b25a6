import type { Point } from './path';
import type { Rng } from './random';
import type { Sheet } from './sheet';
import type { Surface } from './surface';

export type Params = Record<string, unknown>;

/** What every drawing function gets: the document, the chance, the colour and the wishes. */
export interface Kit {
  sheet: Sheet;
  rng: Rng;
  hex: string;
  params: Params;
  /** The product's own cloth: what every piece in the colour `hex` is made of. */
  cloth?: { surface: Surface; hex: string };
  /** Seen from behind. */
  back?: boolean;
  /** Who wears it; left out where a thing hangs or lies by itself. */
  wearer?: Wearer;
}

/** Somebody who wears clothes, as far as a picture shows of her or him. */
export interface Wearer {
  man: boolean;
  skin: string;
  hair: string;
  hairdo: 'bob' | 'short' | 'bun' | 'curls';
  /** The colour of what is worn below an open collar. */
  inner: string;
  /** What is drawn is tucked into a skirt or trousers. */
  tucked?: boolean;
}

/** How a garment sits on who wears it; all x from the middle. */
export interface Fit {
  /** Where the shoulder bends into the arm. */
  shoulder: Point;
  underArm: Point;
  /** The end of the sleeve, if it covers the wrist or goes up to the elbow. */
  cuff?: Point;
  /** Where it ends, and how wide it is there. */
  hem: Point;
  /** How large the wearer is beside one for whom 14 units are a centimetre. */
  size: number;
}

/**
 * Where a product is at home: hung flat against a wall, lying on a top, standing on a shelf,
 * standing on the floor, fixed to the wall, or hanging from the ceiling.
 */
export type Place = 'hang' | 'lie' | 'stand' | 'floor' | 'wall' | 'ceiling';

/** How the sole of a shoe is made, as it is seen from below. */
export const TREADS = [
  ...(['wave', 'lamella', 'hex', 'pods', 'lug', 'studs', 'ribs', 'zigzag'] as const),
  ...(['leather', 'crepe', 'jute', 'suede', 'patches'] as const),
] as const;

export interface Sole {
  tread: (typeof TREADS)[number];
  hex: string;
  /** It stands on a heel of its own. */
  heel?: boolean;
  /** The foam that blocks of rubber stand on. */
  foam?: string;
}

/** A drawn product in a field of 1200 × 1500. */
export interface Drawing {
  art: string;
  place: Place;
  /** Outlines for the soft shadow that a hanging or lying thing throws. */
  shade?: string[];
  /** Transforms of the outlines in `shade`, in the same order. */
  turns?: string[];
  /** The ground line (y) and the half width of the contact shadow of a thing that stands. */
  base?: number;
  reach?: number;
  /** Where its legs touch the ground, if it stands on legs. */
  feet?: readonly Point[];
  /** The middle of the thing on the ground line, 600 if left out. */
  middle?: number;
  /** The spot for the close view. */
  focus: { x: number; y: number; zoom: number };
  /** Clothes that hang from the shoulders tell how they sit on who wears them. */
  fit?: Fit;
  /** What a shoe is seen to have below it. */
  sole?: Sole;
  /** The thing gives light: its ground is drawn in the evening. */
  glow?: { x: number; y: number; r: number };
}

export type Draw = (kit: Kit) => Drawing;

/** A text parameter, kept to the values that are known; the first one is the default. */
export function choice<const T extends string>(kit: Kit, name: string, values: readonly T[]): T {
  const given = String(kit.params[name] ?? '');
  return values.find((v) => v === given) ?? (values[0] as T);
}

/** A number, or what is usual. */
export function count(kit: Kit, name: string, usual: number): number {
  const given = Number(kit.params[name] ?? usual);
  return Number.isFinite(given) ? given : usual;
}

/** A second colour that the product names (`#rrggbb`), or what is usual. */
export function tone(kit: Kit, name: string, usual: string): string {
  const given = kit.params[name];
  return typeof given === 'string' && given.startsWith('#') ? given : usual;
}

/** A yes-or-no parameter: `true`, `'true'`, `'yes'` and `1` are yes. */
export function flag(kit: Kit, name: string): boolean {
  return ['true', 'yes', '1'].includes(String(kit.params[name]));
}

/** The same kit in another colour, without its pattern. */
export function recolour(kit: Kit, hex: string): Kit {
  return { ...kit, hex, params: { ...kit.params, pattern: 'plain' } };
}
