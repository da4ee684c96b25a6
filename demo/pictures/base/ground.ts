import { darken, lighten, luma, mix } from './colour';
import type { Drawing, Kit } from './kit';
import { n, type Point } from './path';

const TINTS = ['#e9e2d5', '#e4dccd', '#e8ddd0', '#dfddd0', '#e6ded6', '#dcd8cb'];

const SHADED = ['#d6ccbb', '#d2c9b8', '#d8cabb', '#cccabb', '#d5cabf', '#cbc6b7'];

/** The paper tint behind a product: one family; pale products get its darker side. */
function groundTint(kit: Kit): string {
  const at = kit.rng.int(0, TINTS.length - 1);
  return ((luma(kit.hex) > 0.74 ? SHADED : TINTS)[at] ?? TINTS[0]) as string;
}

/** The ground of a packshot with the light of one window from the upper left. */
export function ground(kit: Kit, drawing: Drawing, w = 1200, h = 1500): string {
  const tint = drawing.glow ? mix(darken(groundTint(kit), 0.1), '#d8b98c', 0.14) : groundTint(kit);
  const { sheet } = kit;
  const light = sheet.radial([0.34, 0.24], 0.95, [
    [0, lighten(tint, 0.5)],
    [0.5, tint],
    [1, darken(tint, 0.13)],
  ]);
  const rect = `<rect width="${w}" height="${h}" fill="${light}"/>`;
  if (drawing.base === undefined) return rect;
  const y = drawing.base - 90;
  const floor = sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, darken(tint, 0.12), 0],
      [0.3, darken(tint, 0.1), 0.55],
      [1, lighten(tint, 0.25), 0.7],
    ],
  );
  return `${rect}<rect y="${n(y)}" width="${w}" height="${n(h - y)}" fill="${floor}"/>`;
}

/** The shadow of a product: thrown on the wall behind it, or pooled at its foot. */
export function shadow(kit: Kit, drawing: Drawing): string {
  const ink = '#2b2118';
  if (drawing.base !== undefined) return contact(kit, drawing, ink);
  const paths = (drawing.shade ?? [])
    .map((d, i) => {
      const turn = drawing.turns?.[i];
      return `<path d="${d}"${turn ? ` transform="${turn}"` : ''}/>`;
    })
    .join('');
  if (!paths) return '';
  return (
    `<g fill="${ink}" opacity=".36" filter="${kit.sheet.blur(17, 0.14)}"><g transform="translate(15 24)">${paths}</g></g>` +
    `<g fill="${ink}" fill-opacity=".1" transform="translate(3 6)">${paths}</g>` +
    `<g fill="${ink}" fill-opacity=".1" transform="translate(1 3)">${paths}</g>`
  );
}

function contact(kit: Kit, drawing: Drawing, ink: string): string {
  const base = drawing.base ?? 1300;
  const reach = drawing.reach ?? 300;
  const x = drawing.middle ?? 600;
  const pool = (dx: number, rx: number, ry: number, strength: number) => {
    const fill = kit.sheet.radial([0.5, 0.5], 0.5, [
      [0, ink, strength],
      [0.55, ink, strength * 0.55],
      [0.8, ink, strength * 0.18],
      [1, ink, 0],
    ]);
    return `<ellipse cx="${n(x + dx)}" cy="${n(base)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;
  };
  if (drawing.feet) return underLegs(kit, drawing.feet, ink);
  return (
    pool(reach * 0.16, reach * 1.6, Math.min(90, reach * 0.24), 0.24) +
    pool(reach * 0.05, reach * 1.12, Math.min(46, reach * 0.13), 0.5)
  );
}

/** What stands on legs shades the floor between them a little, and darkly where each touches it. */
function underLegs(kit: Kit, feet: readonly Point[], ink: string): string {
  const [xs, ys] = [feet.map(([x]) => x), feet.map(([, y]) => y)];
  const [left, right, back, front] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const soft = (strength: number) =>
    kit.sheet.radial([0.5, 0.5], 0.5, [
      [0, ink, strength],
      [0.5, ink, strength * 0.6],
      [1, ink, 0],
    ]);
  const half = (right - left) / 2;
  const between = `<ellipse cx="${n((left + right) / 2 + 20)}" cy="${n((back + front) / 2)}" rx="${n(half * 1.3)}" ry="${n((front - back) / 2 + 30)}" fill="${soft(0.26)}"/>`;
  const [long, dark] = [soft(0.34), soft(0.75)];
  return (
    between +
    feet
      .map(
        ([x, y]) =>
          `<ellipse cx="${n(x + 40)}" cy="${n(y)}" rx="94" ry="11" fill="${long}"/><ellipse cx="${n(x + 4)}" cy="${n(y)}" rx="34" ry="8" fill="${dark}"/>`,
      )
      .join('')
  );
}

/** The pool of light that a lamp throws on the ground behind it. */
export function glow(kit: Kit, spot: { x: number; y: number; r: number }): string {
  const warm = mix('#ffe9bd', '#fff6e2', 0.3);
  const fill = kit.sheet.radial([0.5, 0.5], 0.5, [
    [0, warm, 0.85],
    [0.35, warm, 0.42],
    [0.7, warm, 0.12],
    [1, warm, 0],
  ]);
  return `<circle cx="${n(spot.x)}" cy="${n(spot.y)}" r="${n(spot.r)}" fill="${fill}"/>`;
}
