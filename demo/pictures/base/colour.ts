/** Colour arithmetic on `#rrggbb` strings. All amounts run from 0 to 1. */

type Rgb = [number, number, number];

function toRgb(hex: string): Rgb {
  const raw = hex.replace('#', '');
  const full = raw.length === 3 ? [...raw].map((c) => c + c).join('') : raw.padEnd(6, '0');
  const value = Number.parseInt(full.slice(0, 6), 16);
  return Number.isNaN(value) ? [128, 128, 128] : [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  const part = (v: number) => Math.round(Math.min(255, Math.max(0, v))).toString(16);
  return `#${rgb.map((v) => part(v).padStart(2, '0')).join('')}`;
}

/** The colour that lies `amount` of the way from `a` to `b`. */
export function mix(a: string, b: string, amount: number): string {
  const from = toRgb(a);
  const to = toRgb(b);
  return toHex(from.map((v, i) => v + ((to[i] ?? v) - v) * amount) as Rgb);
}

/** Towards a warm white. */
export function lighten(hex: string, amount: number): string {
  return mix(hex, '#fffaf2', amount);
}

/** Towards a warm black, keeping some of the colour's own hue. */
export function darken(hex: string, amount: number): string {
  const own = toRgb(hex).map((v) => v * (1 - amount)) as Rgb;
  return mix(toHex(own), '#1a1410', amount * 0.25);
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function luma(hex: string): number {
  const [r, g, b] = toRgb(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** A colour that stands out from `hex` as the second colour of a woven or printed pattern. */
export function contrast(hex: string, amount = 0.75): string {
  return luma(hex) > 0.58 ? mix(hex, '#2c3440', amount) : mix(hex, '#f4ecdc', amount);
}
