import { darken, lighten, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { n } from '../base/path';
import { rod } from '../base/solid';
import { type Gable, houseFront } from './facade';
import { standing } from './person';
import { H, toneAt, W, type Ware } from './staging';
import { bicycle } from './street-parts';

const COATS: readonly Ware[] = ['duffle', 'wrap', 'doublebreasted'].map((style) => ({
  kind: 'coat',
  params: { style, length: 'long' },
}));

const WALLS = ['#7a4a3c', '#a56a4e', '#cdbfa6', '#8f5a48', '#5f4a44', '#b88a66'];
const GABLES: Gable[] = ['neck', 'step', 'cornice', 'bell', 'spout'];
const LEAVES = ['#c98a2b', '#d9a441', '#b5652b', '#e0b860', '#9a5a2a'];

/** Three friends, no two alike. */
const WALKERS = [
  { skin: '#70462f', hair: '#1d1411', hairdo: 'curls' },
  { skin: '#e9c3a6', hair: '#8a5230', hairdo: 'bob' },
  { skin: '#c6906a', hair: '#241812', hairdo: 'bun' },
] as const;

/** Where the far quay, the water and the near quay begin. */
const [FAR, WATER, NEAR] = [520, 556, 770];

/** An afternoon in autumn: the light is low and warm. */
function air(kit: Kit): string {
  const fill = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, '#aebfc6'],
      [0.5, '#e4e1d3'],
      [1, '#f4dfb9'],
    ],
  );
  return `<rect width="${W}" height="${H}" fill="${fill}"/>`;
}

function houses(kit: Kit): string {
  const size = 0.6;
  const start = kit.rng.int(0, 4);
  let art = '';
  for (let i = 0, x = -190; x < W / size; i++) {
    const w = kit.rng.int(230, 300);
    art += houseFront(
      kit,
      {
        x,
        w,
        eaves: kit.rng.int(150, 240),
        rise: kit.rng.int(110, 150),
        foot: FAR / size,
        gable: GABLES[(start + i) % GABLES.length] as Gable,
        wall: WALLS[(start + i * 2) % WALLS.length] as string,
        frame: '#efe8da',
        rows: 3,
        cols: w > 264 ? 3 : 2,
        shop: FAR / size - 50,
      },
      i % 3 === 2,
    );
    x += w;
  }
  return `<g transform="scale(${size})">${art}</g>`;
}

/** Still water with the fronts in it, broken by the light. */
function water(kit: Kit): string {
  const fill = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, '#4f4a42'],
      [0.4, '#77705f'],
      [1, '#a99d80'],
    ],
  );
  const bars = Array.from({ length: 14 }, (_, i) => {
    const hex = WALLS[(i * 2) % WALLS.length] as string;
    return `<rect x="${i * 120 - 20}" y="${WATER}" width="${n(kit.rng.between(70, 120))}" height="${n(kit.rng.between(70, 170))}" fill="${mix(hex, '#d9c7a3', 0.2)}" fill-opacity=".4"/>`;
  }).join('');
  const ripples = Array.from({ length: 60 }, () => {
    const [x, y] = [kit.rng.between(-40, W), kit.rng.between(WATER + 8, NEAR - 6)];
    return `M${n(x)} ${n(y)}h${n(kit.rng.between(20, 60) * (0.5 + (y - WATER) / 160))}`;
  }).join('');
  return (
    `<rect y="${FAR}" width="${W}" height="${WATER - FAR}" fill="#6b4f42"/><rect y="${FAR}" width="${W}" height="9" fill="#cfc2aa"/>` +
    `<rect y="${WATER}" width="${W}" height="${NEAR - WATER}" fill="${fill}"/>` +
    `<g filter="${kit.sheet.blur(7, 0.05)}">${bars}</g>` +
    `<path d="${ripples}" stroke="#fff1d0" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>`
  );
}

/** Elms in yellow: a trunk on the far quay and a crown over the roofs. */
function elm(kit: Kit, x: number, foot: number, s: number): string {
  const trunk = `<path d="M${n(x - 12 * s)} ${foot}Q${n(x - 5 * s)} ${n(foot - 150 * s)} ${n(x - 26 * s)} ${n(foot - 300 * s)}L${n(x - 12 * s)} ${n(foot - 300 * s)}L${n(x)} ${n(foot - 210 * s)}L${n(x + 22 * s)} ${n(foot - 320 * s)}L${n(x + 34 * s)} ${n(foot - 312 * s)}Q${n(x + 8 * s)} ${n(foot - 130 * s)} ${n(x + 14 * s)} ${foot}Z" fill="#41342b"/>`;
  const crown = Array.from({ length: 150 }, (_, i) => {
    const a = kit.rng.between(0, 6.28);
    const r = Math.sqrt(kit.rng.between(0, 1));
    const hex = LEAVES[(i + Math.floor(r * 3)) % LEAVES.length] as string;
    const lit = Math.sin(a) < 0 ? lighten(hex, 0.14) : darken(hex, 0.14);
    return `<ellipse cx="${n(x + Math.cos(a) * r * 190 * s)}" cy="${n(foot - 400 * s + Math.sin(a) * r * 150 * s)}" rx="${n(kit.rng.between(16, 34) * s)}" ry="${n(kit.rng.between(11, 22) * s)}" fill="${lit}" fill-opacity=".82"/>`;
  }).join('');
  return trunk + crown;
}

/** The near quay: clinkers, a kerb of stone, leaves that fell, and a railing along the water. */
function quay(kit: Kit): string {
  const clinkers = kit.sheet.tile(
    76,
    34,
    '<rect width="76" height="34" fill="#84604f"/><path d="M0 1H76M0 18H76M1 0V17M39 17V34" stroke="#5d4236" stroke-width="2.4"/><rect x="3" y="3" width="34" height="13" fill="#8f6a58"/><rect x="41" y="20" width="34" height="13" fill="#7a5848"/>',
  );
  const dim = kit.sheet.linear(
    [0, 0],
    [1, 1],
    [
      [0, '#ffe2a8', 0.34],
      [0.5, '#ffe2a8', 0.06],
      [1, '#1a1410', 0.34],
    ],
  );
  const fallen = Array.from({ length: 70 }, (_, i) => {
    const [x, y] = [kit.rng.between(0, W), kit.rng.between(NEAR + 40, H)];
    const s = 0.5 + (y - NEAR) / 230;
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(15 * s)}" ry="${n(6 * s)}" fill="${LEAVES[i % LEAVES.length]}" transform="rotate(${kit.rng.int(-40, 40)} ${n(x)} ${n(y)})"/>`;
  }).join('');
  const iron = '#26302c';
  const posts = Array.from({ length: 9 }, (_, i) => `M${40 + i * 200} ${NEAR - 190}V${NEAR + 22}`);
  return (
    `<rect y="${NEAR}" width="${W}" height="${H - NEAR}" fill="${clinkers}"/><rect y="${NEAR}" width="${W}" height="26" fill="#c4b8a2"/><rect y="${NEAR + 26}" width="${W}" height="9" fill="#1a1410" fill-opacity=".35"/>` +
    `<rect y="${NEAR}" width="${W}" height="${H - NEAR}" fill="${dim}"/>${fallen}` +
    rod(posts.join(''), 13, iron) +
    rod(`M-10 ${NEAR - 186}H${W + 10}M-10 ${NEAR - 90}H${W + 10}`, 9, iron)
  );
}

/**
 * An outing along a canal in autumn: who walks there stands to the right, in the given coats.
 */
export function canal(kit: Kit, palette: readonly string[], wares = COATS): string {
  const ware = (i: number): Ware => {
    const { hex, ...given } = wares[i % wares.length] as Ware;
    return { ...given, hex: hex ?? toneAt(palette, i) };
  };
  const behind = kit.sheet.blur(2.4, 0.02);
  const glow = kit.sheet.radial([0.2, 0.1], 0.9, [
    [0, '#ffe9b8', 0.5],
    [0.6, '#ffe9b8', 0.1],
    [1, '#2b1d12', 0.2],
  ]);
  const thrown = (x: number) =>
    `<ellipse cx="${x + 60}" cy="985" rx="210" ry="24" fill="#1a1410" fill-opacity=".34"/>`;
  return (
    air(kit) +
    `<g filter="${behind}">${houses(kit)}${elm(kit, 210, FAR, 1)}${elm(kit, 700, FAR, 0.9)}${elm(kit, 1500, FAR, 1.1)}${water(kit)}</g>` +
    quay(kit) +
    bicycle(470, 905, '#1f4a3a', 1.55) +
    `<rect width="${W}" height="${H}" fill="${glow}"/>` +
    [820, 1100, 1360].map(thrown).join('') +
    standing(kit, ware(0), { x: 812, y: 322, scale: 0.5 }, WALKERS[0]) +
    standing(kit, ware(2), { x: 1372, y: 318, scale: 0.5 }, WALKERS[2]) +
    standing(kit, ware(1), { x: 1094, y: 306, scale: 0.54 }, WALKERS[1])
  );
}
