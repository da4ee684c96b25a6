import { darken, lighten } from '../base/colour';
import { choice, type Draw, type Drawing, flag, type Kit } from '../base/kit';
import { mirrored, n, oval } from '../base/path';
import { fourFeet, leg, rim, slab, turned } from '../base/solid';
import { drawPlant, PLANTS } from './plants';

const CX = 600;
const BASE = 1210;

/** A flowerpot with or without a plant. */
export const drawPot: Draw = (kit) => {
  const plant = choice(kit, 'plant', PLANTS);
  const { rng } = kit;
  const w = plant === 'none' ? 250 : 190 + rng.jitter(16);
  const top = plant === 'none' ? 800 : 930;
  const shape = choice(kit, 'shape', ['classic', 'round', 'belly', 'tub', 'trio']);
  if (shape === 'trio') return trio(kit);
  const style = { classic: 0, round: 1, belly: 2, tub: 3 }[shape];
  const finish = choice(kit, 'finish', ['matt', 'stone', 'gloss', 'metal']);
  const profile = [
    [
      [w, top],
      [w + 4, top + 56],
      [w - 14, top + 60],
      [w * 0.76, BASE - 8],
      [w * 0.7, BASE, w * 0.6, BASE],
      [0, BASE + 8],
    ],
    [
      [w, top],
      [w + 6, top + 150, w * 0.98, BASE - 60, w * 0.74, BASE],
      [0, BASE + 8],
    ],
    [
      [w * 0.9, top],
      [w + 40, top + 120, w + 10, BASE - 30, w * 0.6, BASE],
      [0, BASE + 8],
    ],
    [
      [w + 20, top],
      [w + 6, BASE - 6],
      [w * 0.6, BASE + 8, 0, BASE + 8],
    ],
  ][style] as number[][];
  const mouth = style === 2 ? w * 0.9 : style === 3 ? w + 20 : w;
  const soil =
    plant === 'none'
      ? ''
      : `<path d="${oval(CX, top + 12, mouth - 14, mouth * 0.12)}" fill="#3b2c20"/>`;
  const lip =
    style === 0
      ? `<path d="M${n(CX - w - 2)} ${top + 57}Q${CX} ${top + 92} ${n(CX + w + 2)} ${top + 57}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-width="5" stroke-opacity=".5"/>`
      : '';
  const art =
    turned(kit, CX, [0, top], profile, kit.hex, finish, 46) +
    (flag(kit, 'drip') ? drips(kit, mouth, top) : '') +
    (flag(kit, 'saucer') ? saucer(kit, w) : '') +
    lip +
    rim(kit, CX, top, mouth, mouth * 0.15, kit.hex, 12) +
    soil +
    drawPlant(kit, plant, CX, top + 10, flag(kit, 'stand') ? 0.8 : 0.98);
  return {
    art: flag(kit, 'stand') ? onStand(kit, art) : art,
    place: flag(kit, 'stand') || shape === 'tub' ? 'floor' : 'stand',
    base: BASE,
    reach: w * 0.9,
    ...(flag(kit, 'stand') && { feet: fourFeet(201, BASE, 125, BASE - 36) }),
    focus: { x: CX, y: top - 10, zoom: 1.9 },
  };
};

/** A pot lifted in a wooden stand on four legs. */
function onStand(kit: Kit, art: string): string {
  const hex = '#b98a5e';
  const legs = (dy: number, dark: number) =>
    [-190, 190]
      .map((x) =>
        leg(
          kit,
          [CX + x * (dy ? 0.6 : 1), 880],
          [CX + x * (dy ? 0.66 : 1.06), BASE - dy],
          14,
          11,
          darken(hex, dark),
        ),
      )
      .join('');
  return `${legs(36, 0.3)}<g transform="translate(0 -170) translate(${CX - CX * 0.86} ${n(BASE - BASE * 0.86)}) scale(.86)">${art}</g>${slab(kit, CX - 186, 1036, 372, 24, hex)}${legs(0, 0)}`;
}

function saucer(kit: Kit, w: number): string {
  const d = mirrored(
    CX,
    [0, BASE - 26],
    [
      [w * 0.98, BASE - 28],
      [w * 0.86, BASE + 16],
      [w * 0.5, BASE + 22, 0, BASE + 22],
    ],
  );
  return `<path d="${d}" fill="${darken(kit.hex, 0.12)}" stroke="${darken(kit.hex, 0.5)}" stroke-width="2"/><path d="M${n(CX - w * 0.96)} ${BASE - 24}Q${CX} ${BASE + 4} ${n(CX + w * 0.96)} ${BASE - 24}" fill="none" stroke="${lighten(kit.hex, 0.4)}" stroke-width="4" stroke-opacity=".7"/>`;
}

/** Glaze that ran down and turned blue where it liked. */
function drips(kit: Kit, w: number, top: number): string {
  let d = `M${n(CX - w - 6)} ${top}`;
  for (let x = -w; x < w; x += 44) d += `q22 ${n(70 + kit.rng.between(0, 110))} 44 0`;
  const body = mirrored(
    CX,
    [0, top],
    [
      [w, top],
      [w + 4, top + 140, w * 0.96, BASE - 60, w * 0.74, BASE],
      [0, BASE],
    ],
  );
  return `<g clip-path="${kit.sheet.clip(body)}"><path d="${d}Z" fill="#3f6f8f" fill-opacity=".55"/><path d="${d}" fill="none" stroke="#bcd3dc" stroke-opacity=".5" stroke-width="5"/></g>`;
}

/** Three small pots with a cactus each, on a tray of wood. */
function trio(kit: Kit): Drawing {
  const one = (x: number) => {
    const [w, top, base] = [104, 1010, BASE - 40];
    const body = turned(
      kit,
      x,
      [0, top],
      [
        [w, top],
        [w * 0.84, base],
        [w * 0.5, base + 6, 0, base + 6],
      ],
      kit.hex,
      'matt',
    );
    const line = `<path d="M${x - w + 4} ${top + 34}Q${x} ${top + 52} ${x + w - 4} ${top + 34}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-width="8"/>`;
    return (
      body +
      line +
      rim(kit, x, top, w, 16, kit.hex, 8) +
      `<path d="${oval(x, top + 6, w - 12, 11)}" fill="#3b2c20"/>` +
      drawPlant(kit, 'cactus', x, top + 8, 0.42)
    );
  };
  return {
    art:
      one(350 + kit.rng.jitter(2)) +
      one(600) +
      one(850) +
      slab(kit, 200, BASE - 36, 800, 34, '#8a5a34'),
    place: 'stand',
    base: BASE,
    reach: 390,
    focus: { x: 480, y: 960, zoom: 1.9 },
  };
}
