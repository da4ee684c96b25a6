import { deep, outline } from './cloth';
import { darken, lighten, luma, mix } from './colour';
import type { Kit } from './kit';
import { box, mirrored, n, oval, type Point, type Step } from './path';
import { patternTile } from './pattern';
import { surfaceTile } from './texture';

export type Finish = 'matt' | 'gloss' | 'metal' | 'stone';

/** A shape with the light of a round body on it. */
export function round(kit: Kit, d: string, hex: string, finish: Finish = 'matt', step = 0): string {
  const dark = deep(hex);
  const own: Kit = { ...kit, hex };
  const pale = lighten(hex, 0.85);
  const heavy = luma(hex) > 0.75 ? 0.7 : 1;
  const shine = { matt: 0.3, gloss: 0.5, metal: 0.75, stone: 0.26 }[finish];
  const light = kit.sheet.linear(
    [0, 0],
    [1, 0.04],
    [
      [0, dark, 0.42 * heavy],
      [0.1, dark, 0.2 * heavy],
      [0.24, pale, shine * 0.5],
      [0.33, pale, shine],
      [0.44, pale, shine * 0.3],
      [0.58, dark, 0.04],
      [0.8, dark, 0.34 * heavy],
      [0.94, dark, 0.6 * heavy],
      [1, dark, 0.46 * heavy],
    ],
  );
  const fall = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, pale, 0.16],
      [0.4, pale, 0],
      [0.8, dark, 0.06],
      [1, dark, 0.3],
    ],
  );
  const pattern = step > 0 ? patternTile(own, step) : undefined;
  const grain = finish === 'stone' ? surfaceTile(own, 'speckled') : undefined;
  const fill = (paint: string) => `<path d="${d}" fill="${paint}"/>`;
  return (
    fill(hex) +
    (pattern ? fill(pattern) : '') +
    (grain ? fill(grain) : '') +
    fill(light) +
    fill(fall) +
    outline(hex, d, 1.4, 0.4)
  );
}

/** A turned body around `cx`: its right half from the middle of the top to the middle of the foot. */
export function turned(
  kit: Kit,
  cx: number,
  start: Point,
  steps: readonly Step[],
  hex = kit.hex,
  finish: Finish = 'matt',
  step = 0,
): string {
  return round(kit, mirrored(cx, start, steps), hex, finish, step);
}

/** The bright streak of a window on glaze or glass. */
export function streak(kit: Kit, d: string, width: number, strength = 0.6, soft = 5): string {
  return `<g filter="${kit.sheet.blur(soft, 0.5)}"><path d="${d}" fill="none" stroke="#fffdf8" stroke-width="${n(width)}" stroke-linecap="round" stroke-opacity="${strength}"/></g>`;
}

/** An open rim: a lip and the dark inside under it. */
export function rim(
  kit: Kit,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  hex: string,
  lip = 7,
): string {
  const inside = kit.sheet.linear(
    [0, 0],
    [0.3, 1],
    [
      [0, darken(hex, 0.62)],
      [0.7, darken(hex, 0.3)],
      [1, darken(hex, 0.14)],
    ],
  );
  return (
    `<path d="${oval(cx, cy, rx, ry)}" fill="${lighten(hex, 0.22)}" stroke="${darken(hex, 0.35)}" stroke-width="1.4"/>` +
    `<path d="${oval(cx, cy + lip * 0.15, rx - lip, ry - lip * 0.55)}" fill="${inside}"/>`
  );
}

/** Wood: a shape with long grain along it. `turn` in degrees. */
export function wood(kit: Kit, d: string, hex: string, turn = 0, lit = 0): string {
  const grain = kit.sheet.define((id) => {
    let dark = '';
    for (let i = 0; i < 22; i++) {
      const y = (i * 41) % 120;
      dark += `M0 ${y}Q70 ${y + ((i * 7) % 9) - 4} 140 ${y}T280 ${y}`;
    }
    return (
      `<pattern id="${id}" width="280" height="120" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">` +
      `<path d="${dark}" fill="none" stroke="${darken(hex, 0.45)}" stroke-width="1.5" stroke-opacity=".32"/>` +
      `<path d="M0 64Q70 44 140 64T280 64M0 30Q70 44 140 30T280 30" fill="none" stroke="${darken(hex, 0.5)}" stroke-width="3.4" stroke-opacity=".16"/></pattern>`
    );
  });
  const shade = kit.sheet.linear(
    [0, 0],
    [turn === 0 ? 0.15 : 1, turn === 0 ? 1 : 0.1],
    [
      [0, lighten(hex, 0.6), 0.3 + lit],
      [0.45, hex, 0],
      [1, darken(hex, 0.7), 0.38],
    ],
  );
  const fill = (paint: string) => `<path d="${d}" fill="${paint}"/>`;
  return fill(hex) + fill(grain) + fill(shade) + outline(hex, d, 1.4, 0.5);
}

/** The feet of four legs: half the width and the ground line of the near pair, and of the far one. */
export const fourFeet = (near: number, base: number, far: number, rear: number): Point[] => [
  [600 - far, rear],
  [600 + far, rear],
  [600 - near, base],
  [600 + near, base],
];

/** A round wooden leg between two points, narrower at its foot. */
export function leg(
  kit: Kit,
  from: Point,
  to: Point,
  top: number,
  foot: number,
  hex: string,
): string {
  const d = `M${n(from[0] - top)} ${n(from[1])}H${n(from[0] + top)}L${n(to[0] + foot)} ${n(to[1])}H${n(to[0] - foot)}Z`;
  return (
    wood(kit, d, hex, 84) +
    `<path d="${d}" fill="${kit.sheet.linear(
      [0, 0],
      [1, 0],
      [
        [0, '#fff', 0.12],
        [0.35, '#fff', 0.16],
        [1, '#000', 0.34],
      ],
    )}"/>`
  );
}

/** A thin metal bar along a path. */
export function rod(d: string, width: number, hex: string): string {
  return (
    `<path d="${d}" fill="none" stroke="${darken(hex, 0.55)}" stroke-width="${n(width + 2)}"/><path d="${d}" fill="none" stroke="${hex}" stroke-width="${n(width)}"/>` +
    `<path d="${d}" fill="none" stroke="${lighten(hex, 0.8)}" stroke-width="${n(width * 0.24)}" stroke-opacity=".7" transform="translate(${n(-width * 0.18)} 0)"/>`
  );
}

/** A flat slab seen from the front: a table top or a shelf. */
export function slab(kit: Kit, x: number, y: number, w: number, h: number, hex: string): string {
  return (
    wood(kit, box(x, y, w, h, 4), hex) +
    `<path d="M${n(x)} ${n(y + 1.5)}h${n(w)}" stroke="${mix(hex, '#fff8ea', 0.6)}" stroke-width="3" stroke-opacity=".7"/>`
  );
}

/** The tone of wood for a product whose colour may be that of wood itself. */
export function woodTone(kit: Kit): string {
  return kit.rng.pick(['#c39a68', '#a97a4a', '#7a5234', '#d2b184']);
}
