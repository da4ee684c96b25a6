import { bands } from './bands';
import { contrast, darken, lighten, luma, mix } from './colour';
import type { Kit } from './kit';
import { blade, n, type Open } from './path';
import { patternOf, patternTile } from './pattern';
import type { Surface } from './surface';
import { surfaceTile } from './texture';

/**
 * A soft fold: an open path, its width, and its tone from -1 (deep) to 1 (bright). It runs out at
 * both ends, unless it is open: at a hem or a seam, where the cloth itself ends.
 */
export interface Fold {
  d: string;
  width: number;
  tone: number;
  open?: Open;
}

export interface PanelOptions {
  fill?: string;
  surface?: Surface;
  folds?: Fold[];
  /** How far the panel turns away at its edges, 0 (flat) to 1. */
  round?: number;
  /** Blur of the folds in units. */
  soft?: number;
  /** Degrees by which weave and pattern are turned. */
  turn?: number;
  /** Step of the pattern; 0 leaves the pattern out. */
  step?: number;
  /** The lower share of the panel that a colour block covers, y in units. */
  blockFrom?: number;
  /** Bands of colour lie over the panel between these y. */
  bands?: readonly [number, number];
  /** Which way the light falls over it: 1 from the left, -1 from the right. */
  light?: 1 | -1;
  /** Clip again to something larger, e.g. the body under a lapel. */
  extra?: string;
}

/** The deep tone of a colour's shadows. */
export const deep = (hex: string): string => mix(darken(hex, 0.62), '#201813', 0.25);

const bright = (hex: string): string => lighten(hex, luma(hex) < 0.25 ? 0.5 : 0.75);

/** How near to white a colour is: 0 for sand and darker, 1 for ecru and white. */
const whiteness = (hex: string): number => Math.min(1, Math.max(0, (luma(hex) - 0.72) / 0.14));

/** The tone of shadows on cloth: on white a light, cool grey, since a brown one looks like dirt. */
const shaded = (hex: string): string =>
  mix(deep(hex), mix(darken(hex, 0.4), '#717c90', 0.42), whiteness(hex));

/** Cloth that light sinks into: in a dark colour its raised folds hardly shine. */
const MATT: ReadonlySet<Surface> = new Set([
  'jersey',
  'knit',
  'chunky',
  'rib',
  'wool',
  'waffle',
  'terry',
]);

/** How much of the light a cloth gives back, up to 1. */
const sheen = (hex: string, surface: Surface): number =>
  MATT.has(surface) && luma(hex) < 0.25 ? 0.4 : 1;

function foldTags(hex: string, folds: readonly Fold[], shine: number): string {
  const dark = luma(hex) < 0.25;
  // A light tone needs more of it than a deep one.
  const weight = dark ? 1.35 : 1 + 0.5 * whiteness(hex);
  return folds
    .map(({ d, width, tone, open }) => {
      const color = tone < 0 ? shaded(hex) : bright(hex);
      const see = Math.min(1, tone < 0 ? -tone * weight : tone * shine * (dark ? 0.75 : 1.1));
      // As a leaf is narrower than its width over most of its length, it is drawn broader.
      return `<path d="${blade(d, width * 1.5, open)}" fill="${color}" fill-opacity="${see.toFixed(2)}"/>`;
    })
    .join('');
}

function roundness(kit: Kit, hex: string, amount: number, light: 1 | -1, shine: number): string {
  const dark = shaded(hex);
  const pale = bright(hex);
  const a = light === 1 ? 0 : 1;
  return kit.sheet.linear(
    [a, 0],
    [1 - a, 0.06],
    [
      [0, dark, 0.2 * amount],
      [0.12, dark, 0.04 * amount],
      [0.3, pale, 0.15 * amount * shine],
      [0.5, pale, 0.03],
      [0.76, dark, 0.07 * amount],
      [1, dark, 0.32 * amount],
    ],
  );
}

/** The surface of a piece: the product's own cloth, if the piece is cut from it. */
function clothOf(kit: Kit, usual: Surface): Surface {
  return kit.cloth?.hex === kit.hex && usual !== 'rib' ? kit.cloth.surface : usual;
}

/** One piece of cloth: colour, pattern, weave, folds and the shade of its edges. */
export function panel(kit: Kit, d: string, options: PanelOptions = {}): string {
  const { folds = [], round = 0.8, soft = 9, turn = 0, step = 46 } = options;
  const hex = options.fill ?? kit.hex;
  const surface = clothOf({ ...kit, hex }, options.surface ?? 'twill');
  const own: Kit = { ...kit, hex };
  const shine = sheen(hex, surface);
  const pattern = step > 0 ? patternTile(own, step, turn) : undefined;
  const weave = surfaceTile(
    own,
    patternOf(kit) === 'knit' && surface === 'knit' ? 'chunky' : surface,
    turn,
  );
  const paint = (fill: string) => `<path d="${d}" fill="${fill}"/>`;
  const block =
    options.blockFrom !== undefined && patternOf(kit) === 'block'
      ? `<rect x="0" y="${n(options.blockFrom)}" width="1200" height="1500" fill="${contrast(hex, 0.72)}"/>`
      : '';
  const edge = `<path d="${d}" fill="none" stroke="${shaded(hex)}" stroke-width="${n(soft * 2.2)}" stroke-opacity="${(0.24 * round).toFixed(2)}"/>`;
  const inner =
    paint(hex) +
    block +
    (options.bands ? bands(own, d, ...options.bands) : '') +
    (pattern ? paint(pattern) : '') +
    (weave ? paint(weave) : '') +
    paint(roundness(kit, hex, round, options.light ?? 1, shine)) +
    `<g filter="${kit.sheet.blur(soft, 0.03)}">${edge}${foldTags(hex, folds, shine)}</g>`;
  const clipped = `<g clip-path="${kit.sheet.clip(d)}">${inner}</g>`;
  const whole = options.extra
    ? `<g clip-path="${kit.sheet.clip(options.extra)}">${clipped}</g>`
    : clipped;
  const rim = options.extra ? '' : outline(hex, d);
  return whole + rim;
}

/** The thin dark edge of a piece. */
export function outline(hex: string, d: string, width = 1.6, opacity = 0.5): string {
  return `<path d="${d}" fill="none" stroke="${darken(hex, 0.55)}" stroke-width="${width}" stroke-linejoin="round" stroke-opacity="${opacity}"/>`;
}
