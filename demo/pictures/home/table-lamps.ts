import { darken, lighten } from '../base/colour';
import type { Drawing, Kit } from '../base/kit';
import { box, mirrored, n } from '../base/path';
import { rod, round } from '../base/solid';
import { litShade, pool } from './shades';

const CX = 600;
const BASE = 1210;

/** A low lamp under a round cap; without a cord it has a thinner stem and no wire. */
export function mushroom(kit: Kit, cordless: boolean): Drawing {
  const [wide, high] = cordless ? [150, 120] : [320, 260];
  const top = (cordless ? 690 : 560) + kit.rng.jitter(6);
  const neck = top + high;
  const stem = mirrored(
    CX,
    [0, neck - 10],
    cordless
      ? [
          [18, neck - 10],
          [18, BASE - 40],
          [110, BASE - 34, 120, BASE - 6],
          [80, BASE + 8, 0, BASE + 10],
        ]
      : [
          [90, neck - 10],
          [84, neck + 100, 120, BASE - 80, 150, BASE - 20],
          [120, BASE + 8, 0, BASE + 12],
        ],
  );
  const cord = `<path d="M${CX + 110} ${BASE}q200 20 330 -6q90 -24 190 -8" fill="none" stroke="${darken(kit.hex, 0.6)}" stroke-width="8"/>`;
  return {
    art:
      (cordless ? '' : cord) +
      pool(kit, CX, BASE, 420, 60) +
      round(kit, stem, kit.hex, 'metal') +
      litShade(kit, 'dome', CX, top, wide, high),
    place: 'stand',
    base: BASE,
    reach: 140,
    focus: { x: CX, y: neck, zoom: 1.9 },
    glow: { x: CX, y: neck - 30, r: 600 },
  };
}

/** A globe of opal glass that stands by itself. */
export function globeLamp(kit: Kit): Drawing {
  const high = 560 + kit.rng.jitter(6);
  const top = BASE - high + 26;
  const cord = `<path d="M${CX + 60} ${BASE - 4}q200 24 380 -6q90 -24 190 -8" fill="none" stroke="#8d867a" stroke-width="8"/>`;
  return {
    art:
      cord +
      pool(kit, CX, BASE, 430, 60) +
      litShade(kit, 'globe', CX, top, 280, high) +
      `<path d="M${CX - 120} ${BASE - 4}Q${CX} ${BASE + 18} ${CX + 120} ${BASE - 4}" fill="none" stroke="#b7ab92" stroke-width="9"/>`,
    place: 'stand',
    base: BASE,
    reach: 190,
    focus: { x: CX, y: top + 220, zoom: 1.9 },
    glow: { x: CX, y: top + high / 2, r: 640 },
  };
}

/** A working lamp: arms that turn on three pins, a cone of metal, a heavy foot. */
export function deskLamp(kit: Kit): Drawing {
  const hex = kit.hex;
  const foot = mirrored(
    440,
    [0, BASE - 60],
    [
      [140, BASE - 54],
      [156, BASE - 20],
      [120, BASE + 8, 0, BASE + 10],
    ],
  );
  const lift = kit.rng.jitter(6);
  const arms = `M440 ${BASE - 50}L340 ${800 + lift}M340 ${800 + lift}L660 ${430 + lift}`;
  const pin = (x: number, y: number) =>
    `<circle cx="${x}" cy="${n(y)}" r="24" fill="${darken(hex, 0.25)}" stroke="${darken(hex, 0.6)}" stroke-width="3"/><path d="M${x - 12} ${n(y)}h24" stroke="#d8d2c4" stroke-width="7"/>`;
  const cone = 'M-62 -40Q0 -70 62 -40L170 190Q0 240 -170 190Z';
  return {
    art:
      pool(kit, 790, BASE, 320, 50) +
      rod(arms, 22, hex) +
      round(kit, foot, hex, 'metal') +
      `<g transform="translate(690 ${n(450 + lift)}) rotate(-24)">${round(kit, cone, hex, 'metal')}<ellipse cx="0" cy="196" rx="166" ry="34" fill="#fff0c4" stroke="${darken(hex, 0.4)}" stroke-width="3"/></g>` +
      pin(440, BASE - 56) +
      pin(340, 800 + lift) +
      pin(664, 428 + lift),
    place: 'stand',
    base: BASE,
    reach: 170,
    middle: 520,
    focus: { x: 640, y: 560, zoom: 1.9 },
    glow: { x: 770, y: 700, r: 520 },
  };
}

/** A square foot covered with small tiles, in the product's colour and white. */
export function tiledFoot(kit: Kit, top: number, base: number): string {
  const size = 44;
  let art = '';
  for (let row = 0; top + row * size < base - 10; row++) {
    for (let i = 0; i < 6; i++) {
      const [x, y] = [CX - size * 3 + i * size, top + row * size];
      const hex = (row + i) % 2 ? '#f4f1e8' : kit.hex;
      const motif = (row + i) % 2 ? kit.hex : '#f4f1e8';
      art += `<path d="${box(x + 2 + kit.rng.jitter(0.8), y + 2, size - 4, size - 4, 3)}" fill="${hex}"/><path d="M${x + size / 2} ${n(y + 10)}l12 12l-12 12l-12 -12z" fill="${motif}" fill-opacity=".8"/>`;
    }
  }
  const body = box(CX - size * 3, top, size * 6, base - top);
  const shade = kit.sheet.linear(
    [0, 0],
    [1, 0],
    [
      [0, '#fff', 0.25],
      [0.4, '#fff', 0],
      [1, '#000', 0.34],
    ],
  );
  return `<path d="${body}" fill="${lighten(kit.hex, 0.7)}"/><g clip-path="${kit.sheet.clip(body)}">${art}</g><path d="${body}" fill="${shade}"/>`;
}
