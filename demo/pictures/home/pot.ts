import { darken } from '../base/colour';
import { choice, type Draw } from '../base/kit';
import { n, oval } from '../base/path';
import { rim, turned } from '../base/solid';
import { drawPlant, PLANTS } from './plants';

const CX = 600;
const BASE = 1210;

/** A flowerpot with or without a plant. */
export const drawPot: Draw = (kit) => {
  const plant = choice(kit, 'plant', PLANTS);
  const { rng } = kit;
  const w = plant === 'none' ? 250 : 190 + rng.jitter(16);
  const top = plant === 'none' ? 800 : 930;
  const style = rng.int(0, 2);
  const finish = rng.pick(['matt', 'stone', 'gloss'] as const);
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
  ][style] as number[][];
  const mouth = style === 2 ? w * 0.9 : w;
  const soil =
    plant === 'none'
      ? ''
      : `<path d="${oval(CX, top + 12, mouth - 14, mouth * 0.12)}" fill="#3b2c20"/>`;
  const lip =
    style === 0
      ? `<path d="M${n(CX - w - 2)} ${top + 57}Q${CX} ${top + 92} ${n(CX + w + 2)} ${top + 57}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-width="5" stroke-opacity=".5"/>`
      : '';
  return {
    art:
      turned(kit, CX, [0, top], profile, kit.hex, finish, 46) +
      lip +
      rim(kit, CX, top, mouth, mouth * 0.15, kit.hex, 12) +
      soil +
      drawPlant(kit, plant, CX, top + 10, 0.98),
    place: 'stand',
    base: BASE,
    reach: w * 0.9,
    focus: { x: CX, y: top - 10, zoom: 1.9 },
  };
};
