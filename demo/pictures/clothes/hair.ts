import { darken, lighten } from '../base/colour';
import type { Kit, Wearer } from '../base/kit';
import { mirrored, n, oval, trace } from '../base/path';
import { CX, type Head } from './head-shape';

/** Hair with the light from the left; `lines` are some of its strands. */
export function strands(kit: Kit, d: string, hex: string, lines: string): string {
  const light = kit.sheet.linear(
    [0, 0],
    [1, 0.2],
    [
      [0, darken(hex, 0.2)],
      [0.3, lighten(hex, 0.16)],
      [0.6, hex],
      [1, darken(hex, 0.45)],
    ],
  );
  return `<path d="${d}" fill="${light}"/><g clip-path="${kit.sheet.clip(d)}"><path d="${lines}" fill="none" stroke="${darken(hex, 0.5)}" stroke-width="3" stroke-opacity=".45"/><path d="${lines}" fill="none" stroke="${lighten(hex, 0.5)}" stroke-width="2.4" stroke-opacity=".3" transform="translate(7 0)"/></g>`;
}

/** The dark that a fringe throws on a forehead. */
const brow = (kit: Kit, head: string, hair: string, k: number): string =>
  `<g clip-path="${kit.sheet.clip(head)}"><path d="${hair}" transform="translate(${n(5 * k)} ${n(13 * k)})" fill="#2a140a" fill-opacity=".3" filter="${kit.sheet.blur(8 * k, 0.3)}"/></g>`;

/** Some strands between two curves, from a parting to where they end. */
const combed = (
  from: readonly [number, number],
  over: readonly [number, number],
  to: readonly [number, number],
  spread: number,
  count = 6,
): string =>
  Array.from({ length: count }, (_, i) => {
    const f = i / (count - 1);
    const s = 1 - f * spread;
    return `M${n(CX + from[0])} ${n(from[1])}Q${n(CX + over[0] * s)} ${n(over[1] + f * 34)} ${n(CX + to[0] * s)} ${n(to[1])}`;
  }).join('');

type Style = (kit: Kit, who: Wearer, head: Head, skull: string) => string;

/** Parted beside the middle, falling along the cheeks. */
const bob: Style = (kit, who, { chin, wide, k }, skull) => {
  const y = (v: number) => chin + v * k;
  const part = -22 * k;
  const curtain = (side: 1 | -1, from: number) => {
    const start = side * from;
    return `${trace(
      CX,
      side,
      [start, y(-322)],
      [
        [wide * 0.74, y(-330), wide * 1.3, y(-276), wide * 1.28, y(-150)],
        [wide * 1.27, y(-40), wide * 1.36, y(40), wide * 1.28, y(112)],
        [wide * 1.1, y(136), wide * 0.86, y(118)],
        [wide * 1.0, y(30), wide * 0.9, y(-60), wide * 0.95, y(-128)],
        [wide * 0.98, y(-206), wide * 0.5, y(-226), start, y(-276)],
      ],
    )}Z`;
  };
  const left = curtain(-1, part);
  const right = curtain(1, part);
  const lines = (side: number) =>
    combed([part, y(-312)], [side * wide * 1.42, y(-280)], [side * wide * 1.2, y(120)], 0.24);
  return (
    brow(kit, skull, left + right, k) +
    strands(kit, left, who.hair, lines(-1)) +
    strands(kit, right, darken(who.hair, 0.12), lines(1))
  );
};

/** Combed back from the forehead into a knot on top. */
const bun: Style = (kit, who, head, skull) => {
  const { chin, wide, k } = head;
  const y = (v: number) => chin + v * k;
  const cap = mirrored(
    CX,
    [0, y(-316)],
    [
      [wide * 0.8, y(-316), wide * 1.14, y(-262), wide * 1.09, y(-150)],
      [wide * 1.0, y(-156)],
      [wide * 0.98, y(-214), wide * 0.56, y(-252), 0, y(-254)],
    ],
  );
  const knot = oval(CX + 4 * k, y(-344), 52 * k, 44 * k);
  const coil = `M${n(CX - 40 * k)} ${n(y(-336))}Q${n(CX)} ${n(y(-382))} ${n(CX + 44 * k)} ${n(y(-346))}M${n(CX - 30 * k)} ${n(y(-318))}Q${n(CX + 6 * k)} ${n(y(-352))} ${n(CX + 40 * k)} ${n(y(-326))}`;
  const lines = [-0.9, -0.66, -0.42, -0.2, 0, 0.2, 0.42, 0.66, 0.9]
    .map(
      (f) =>
        `M${n(CX + f * wide)} ${n(y(-200 - 54 * (1 - f * f)))}Q${n(CX + f * wide * 0.8)} ${n(y(-290))} ${n(CX + f * 30 * k)} ${n(y(-318))}`,
    )
    .join('');
  return (
    strands(kit, knot, darken(who.hair, 0.1), coil) +
    brow(kit, skull, cap, k) +
    strands(kit, cap, who.hair, lines)
  );
};

/** Short, with a fringe that is swept aside. */
const short: Style = (kit, who, head, skull) => {
  const { chin, wide, k } = head;
  const y = (v: number) => chin + v * k;
  const d = `${trace(
    CX,
    1,
    [-wide * 1.0, y(-118)],
    [
      [-wide * 1.2, y(-170), -wide * 1.2, y(-324), -10 * k, y(-330)],
      [wide * 1.16, y(-332), wide * 1.2, y(-200), wide * 1.02, y(-112)],
      [wide * 0.94, y(-150), wide * 0.94, y(-190)],
      [wide * 0.74, y(-226), wide * 0.56, y(-248)],
      [wide * 0.1, y(-204), -wide * 0.66, y(-210)],
      [-wide * 0.9, y(-196), -wide * 0.94, y(-160)],
    ],
  )}Z`;
  const lines = combed(
    [wide * 0.55, y(-304)],
    [-wide * 0.5, y(-330)],
    [-wide * 1.06, y(-150)],
    0.9,
    8,
  );
  return brow(kit, skull, d, k) + strands(kit, d, who.hair, lines);
};

/** A round head of curls. */
const curls: Style = (kit, who, { chin, wide, k }, skull) => {
  const y = (v: number) => chin + v * k;
  const cloud = ([x, v, r]: readonly [number, number, number]) => oval(CX + x, y(v), r * k, r * k);
  const ring = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI * (1.0 + i / 12);
    return [Math.cos(a) * wide * 1.12, -196 + Math.sin(a) * 118, 36 + (i % 3) * 5] as const;
  });
  const inner = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI * (1.08 + (0.84 * i) / 8);
    return [Math.cos(a) * wide * 0.84, -218 + Math.sin(a) * 80, 32 + (i % 2) * 5] as const;
  });
  const puffs = [...ring, ...inner].map(cloud).join('');
  const rings = [...ring, ...inner]
    .map(
      ([x, v], i) =>
        `M${n(CX + x - 18 * k)} ${n(y(v + (i % 3) * 5))}q${n(16 * k)} ${n(-24 * k)} ${n(32 * k)} ${n(-4 * k)}`,
    )
    .join('');
  return brow(kit, skull, puffs, k) + strands(kit, puffs, who.hair, rings);
};

/** A man's cut: closed at the sides, longer on top. */
const cropped: Style = (kit, who, head, skull) => {
  const { chin, wide, k } = head;
  const y = (v: number) => chin + v * k;
  const sideburn = mirrored(
    CX,
    [0, y(-304)],
    [
      [wide * 0.8, y(-304), wide * 1.1, y(-250), wide * 1.05, y(-134)],
      [wide * 0.95, y(-136)],
      [wide * 0.96, y(-200), wide * 0.84, y(-216), wide * 0.72, y(-236)],
      [0, y(-240)],
    ],
  );
  const top = `${trace(
    CX,
    1,
    [-wide * 0.86, y(-222)],
    [
      [-wide * 1.12, y(-262), -wide * 0.92, y(-334), -wide * 0.2, y(-338)],
      [wide * 0.6, y(-350), wide * 1.12, y(-300), wide * 0.9, y(-222)],
      [wide * 0.8, y(-250), wide * 0.5, y(-250)],
      [0, y(-236), -wide * 0.5, y(-256)],
      [-wide * 0.76, y(-248), -wide * 0.86, y(-222)],
    ],
  )}Z`;
  const lines = combed(
    [-wide * 0.6, y(-262)],
    [-wide * 0.2, y(-350)],
    [wide * 0.9, y(-256)],
    0.8,
    7,
  );
  return (
    brow(kit, skull, top, k) +
    `<path d="${sideburn}" fill="${darken(who.hair, 0.2)}" fill-opacity=".86"/>` +
    strands(kit, top, who.hair, lines)
  );
};

const styles: Record<Wearer['hairdo'], Style> = { bob, bun, short, curls };

/** A man's hair is short or curly; a beard goes with some of it. */
export function frontHair(kit: Kit, who: Wearer, head: Head, skull: string): string {
  if (!who.man) return styles[who.hairdo](kit, who, head, skull);
  return who.hairdo === 'curls'
    ? shortCurls(kit, who, head, skull)
    : cropped(kit, who, head, skull);
}

const shortCurls: Style = (kit, who, head, skull) => {
  const { chin, wide, k } = head;
  const y = (v: number) => chin + v * k;
  const spots = Array.from({ length: 13 }, (_, i) => {
    const a = Math.PI * (1.02 + (0.96 * i) / 12);
    return [Math.cos(a) * wide * 0.94, -208 + Math.sin(a) * 92] as const;
  });
  const puffs = spots.map(([x, v]) => oval(CX + x, y(v), 32 * k, 32 * k)).join('');
  const fill = mirrored(
    CX,
    [0, y(-312)],
    [
      [wide * 0.9, y(-310), wide * 0.94, y(-236)],
      [wide * 0.5, y(-256), 0, y(-256)],
    ],
  );
  const rings = spots
    .map(
      ([x, v]) =>
        `M${n(CX + x - 13 * k)} ${n(y(v))}q${n(12 * k)} ${n(-18 * k)} ${n(24 * k)} ${n(-3 * k)}`,
    )
    .join('');
  return brow(kit, skull, puffs + fill, k) + strands(kit, puffs + fill, who.hair, rings);
};
