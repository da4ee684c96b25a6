import type { Kit } from '../base/kit';
import { createRng } from '../base/random';
import { Sheet } from '../base/sheet';
import { bedroom } from './bedroom';
import { canal } from './canal';
import { dressed, measuring } from './dressed';
import { evening } from './evening';
import { fitting } from './fitting';
import { gift, giftCard, shoesSet } from './gift';
import { hall } from './hall';
import { belts, warm } from './hooks';
import { interior, shelf } from './inside';
import { drying, jumpers } from './knitwear';
import { loom } from './loom';
import { balcony } from './outdoors';
import { socks, suitcase } from './packing';
import { printing } from './printing';
import { coats, knits, rack } from './rack';
import { sewing } from './sewing';
import { shades } from './shades';
import { cobbler, polish } from './shoe-care';
import { shoes } from './shoes';
import type { Ware } from './staging';
import { storefront, street } from './street';
import { parcel, stillLife, table } from './table';
import { windowSeat } from './window';
import { desk, stockroom } from './work';
import { workshop } from './workshop';
import { wreath } from './wreath';

const drawings = {
  storefront,
  interior,
  evening,
  rack,
  coats,
  knits,
  shoes,
  shelf,
  workshop,
  bedroom,
  printing,
  street,
  parcel,
  window: windowSeat,
  table,
  stilllife: stillLife,
  wreath,
  jumpers,
  drying,
  dressed,
  fitting,
  loom,
  sewing,
  polish,
  cobbler,
  hall,
  gift,
  giftcard: giftCard,
  shoesset: shoesSet,
  shades,
  measuring,
  belts,
  warm,
  suitcase,
  socks,
  balcony,
  canal,
  desk,
  stockroom,
} satisfies Record<
  string,
  (kit: Kit, palette: readonly string[], wares?: readonly Ware[], aside?: boolean) => string
>;

/** Scenes that can't be seen in a mirror: with a name in them, or with a side left free. */
const ONE_WAY: readonly string[] = ['storefront', 'street', 'evening', 'giftcard', 'canal'];

/** The names of all scenes that can be drawn. */
export const SCENES = Object.keys(drawings) as (keyof typeof drawings)[];

export interface ScenePicture {
  scene: keyof typeof drawings;
  /** Colours as `#rrggbb`, the most important first; missing ones are filled in. */
  palette: string[];
  seed: string;
  /** What hangs on a rack or stands on a shelf; left out: some of its kind. */
  wares?: readonly Ware[];
  /** A rack stands to the right: words lie over the left. */
  aside?: boolean;
}

const FILL = ['#1f4a3a', '#c9703f', '#d9c7a3', '#41597a', '#8a9a86'];

/** A palette of at least five colours. */
export function fullPalette(palette: readonly string[]): string[] {
  return [...palette, ...FILL].slice(0, Math.max(5, palette.length));
}

/** Draws a scene as an SVG document of 1600 × 1000 units. Throws on an unknown scene. */
export function drawScene({ scene, palette, seed, wares, aside }: ScenePicture): string {
  const draw = drawings[scene];
  if (!draw) throw new Error(`There is no scene called '${String(scene)}'.`);
  const colours = fullPalette(palette);
  const hex = colours[0] ?? '#1f4a3a';
  const kit: Kit = { sheet: new Sheet(), rng: createRng(`${scene}/${seed}`), hex, params: {} };
  const art = draw(kit, colours, wares, aside);
  const turned = !aside && !ONE_WAY.includes(scene) && kit.rng.chance(0.5);
  const whole = turned ? `<g transform="translate(1600 0) scale(-1 1)">${art}</g>` : art;
  return kit.sheet.document(1600, 1000, whole);
}
