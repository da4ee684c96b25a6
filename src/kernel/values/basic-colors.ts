/** What people call colours that look like these. */
const EXAMPLES: readonly (readonly [names: string, hexes: string])[] = [
  ['wit', '#ffffff #f7f6f2'],
  ['wit beige', '#e8dfcc'],
  ['beige', '#cfbb98 #c6a678'],
  ['beige bruin', '#b68a54'],
  ['beige grijs', '#8a7f70'],
  ['bruin', '#9a5b2c #5f4230 #3f2a1e'],
  ['oranje', '#e0762f #ff8c00'],
  ['oranje rood', '#b9603f'],
  ['oranje bruin', '#9c4423'],
  ['oranje roze', '#f2a98a #e2725b'],
  ['rood', '#b32a2c #ff0000 #651f30'],
  ['roze', '#e3a9a8 #b97f7c #d6337c #ffc0cb'],
  ['geel', '#e7c34c #c08a2b #ffff00'],
  ['geel goud', '#c9a227 #b3924c'],
  ['groen', '#6d6c3c #535d34 #1f4a38 #3f8a4f #a3b096 #b9dcc2 #a8c94a #00a000'],
  ['blauw', '#a9c1d4 #2f62b5 #27489b #22304d #3d5878 #0000ff'],
  ['blauw groen', '#22575f'],
  ['turquoise blauw', '#3fb4b8'],
  ['paars', '#a995bd #6b3f87 #800080'],
  ['grijs', '#94918a #c9c7c2 #45464a #808080 #b8bbbf'],
  ['zwart', '#1f1e1d #000000'],
];

/** Lightness and two axes of colour, in which equal steps look equal. */
type Lab = readonly [lightness: number, a: number, b: number];

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** OKLab of an sRGB colour (Ottosson, 2020). */
const labOf = (hex: string): Lab | undefined => {
  const digits = /^#([\da-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) return undefined;
  const part = (at: number) => linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [part(0), part(2), part(4)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const examples = EXAMPLES.flatMap(([names, hexes]) =>
  hexes.split(' ').map((hex) => ({ names: names.split(' '), lab: labOf(hex) as Lab })),
);

/** Between two colours that differ in shade people see less difference than in kind. */
const LIGHTNESS_SHARE = 0.4;

const distance = (one: Lab, other: Lab): number =>
  Math.hypot((one[0] - other[0]) * LIGHTNESS_SHARE, one[1] - other[1], one[2] - other[2]);

/**
 * The Dutch names of the plain colours that a colour is one of: rood for bordeaux.
 * @param hex `#rrggbb`; anything else is no colour
 */
export const basicColors = (hex: string): readonly string[] => {
  const lab = labOf(hex);
  if (!lab) return [];
  return examples.reduce((best, one) =>
    distance(lab, one.lab) < distance(lab, best.lab) ? one : best,
  ).names;
};
