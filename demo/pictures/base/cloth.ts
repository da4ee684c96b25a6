import { bands } from './bands';
import { contrast, darken, lighten, luma, mix } from './colour';
import type { Kit } from './kit';
import { n } from './path';
import { patternOf, patternTile } from './pattern';
import type { Surface } from './surface';
import { surfaceTile } from './texture';

/** A soft fold: an open path, its width, and its tone from -1 (deep) to 1 (bright). */
export interface Fold {
  d: string;
  width: number;
  tone: number;
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

function foldTags(hex: string, folds: readonly Fold[]): string {
  const dark = luma(hex) < 0.25;
  const weight = luma(hex) > 0.75 ? 0.62 : 1;
  return folds
    .map(({ d, width, tone }) => {
      const color = tone < 0 ? deep(hex) : bright(hex);
      const see = tone < 0 ? -tone * weight * (dark ? 1.3 : 1) : tone * (dark ? 0.6 : 0.9);
      return (
        `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" ` +
        `stroke-linecap="round" stroke-opacity="${see.toFixed(2)}"/>`
      );
    })
    .join('');
}

function roundness(kit: Kit, hex: string, amount: number, light: 1 | -1): string {
  const dark = deep(hex);
  const pale = bright(hex);
  const weight = luma(hex) > 0.75 ? 0.7 : 1;
  const a = light === 1 ? 0 : 1;
  return kit.sheet.linear(
    [a, 0],
    [1 - a, 0.06],
    [
      [0, dark, 0.2 * amount * weight],
      [0.12, dark, 0.04 * amount],
      [0.3, pale, 0.15 * amount],
      [0.5, pale, 0.03],
      [0.76, dark, 0.07 * amount * weight],
      [1, dark, 0.32 * amount * weight],
    ],
  );
}

/** The surface of a piece: the product's own cloth, if the piece is cut from it. */
function clothOf(kit: Kit, usual: Surface): Surface {
  return kit.cloth?.hex === kit.hex && usual !== 'rib' ? kit.cloth.surface : usual;
}

/** One piece of cloth: colour, pattern, weave, folds and the shade of its edges. */
export function panel(kit: Kit, d: string, options: PanelOptions = {}): string {
  const { folds = [], round = 0.8, soft = 11, turn = 0, step = 46 } = options;
  const hex = options.fill ?? kit.hex;
  const surface = clothOf({ ...kit, hex }, options.surface ?? 'twill');
  const own: Kit = { ...kit, hex };
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
  const edge = `<path d="${d}" fill="none" stroke="${deep(hex)}" stroke-width="${n(soft * 2.2)}" stroke-opacity="${(0.24 * round).toFixed(2)}"/>`;
  const inner =
    paint(hex) +
    block +
    (options.bands ? bands(own, d, ...options.bands) : '') +
    (pattern ? paint(pattern) : '') +
    (weave ? paint(weave) : '') +
    paint(roundness(kit, hex, round, options.light ?? 1)) +
    `<g filter="${kit.sheet.blur(soft, 0.03)}">${edge}${foldTags(hex, folds)}</g>`;
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

/** What the relief's lamp gives to cloth that lies flat: the sine of its elevation. */
const FLAT_LIGHT = 0.82;

/**
 * Lays real-looking creases over drawn cloth; `strength` 0 to 1, `grain` the fineness of creases.
 * The relief is measured in pixels and not in units, so it shrinks with the drawing.
 */
export function crease(kit: Kit, art: string, strength = 0.5, grain = 1): string {
  const seed = kit.rng.int(1, 900);
  const fx = (0.0048 * grain).toFixed(4);
  const fy = (0.0034 * grain).toFixed(4);
  const pale = Math.min(1, Math.max(0, luma(kit.hex) - 0.25) / 0.6);
  const k1 = 0.5 - 0.2 * pale;
  const lift = luma(kit.hex) < 0.25 ? 'k3=".1" k4="-.082"' : '';
  const filter = kit.sheet.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
      `<feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="${strength < 0.45 ? 1 : 2}" seed="${seed}" result="n"/>` +
      `<feDiffuseLighting in="n" surfaceScale="${(34 * strength * (kit.scale ?? 1)).toFixed(2)}" lighting-color="#fff" result="l">` +
      `<feDistantLight azimuth="220" elevation="55"/></feDiffuseLighting>` +
      `<feComposite in="SourceGraphic" in2="l" operator="arithmetic" k1="${k1.toFixed(3)}" k2="${(1 - k1 * FLAT_LIGHT).toFixed(3)}" ${lift} result="m"/>` +
      `<feComposite in="m" in2="SourceAlpha" operator="in"/></filter>`,
  );
  return `<g filter="${filter}">${art}</g>`;
}
