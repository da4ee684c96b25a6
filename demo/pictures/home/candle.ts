import { darken, lighten, mix } from '../base/colour';
import type { Draw, Kit } from '../base/kit';
import { mirrored, oval } from '../base/path';
import { streak, turned } from '../base/solid';

const CX = 600;
const BASE = 1210;

/** A candle: a block, a pair of tapers on stands, or one in a glass. */
export const drawCandle: Draw = (kit) => {
  const { rng } = kit;
  const style = rng.int(0, 2);
  if (style === 1) return tapers(kit);
  const w = style === 0 ? 150 : 170;
  const top = style === 0 ? 640 + rng.jitter(60) : 850;
  const body = turned(
    kit,
    CX,
    [0, top + 14],
    [
      [w * 0.7, top + 12, w, top],
      [w, BASE - 10],
      [w * 0.6, BASE + 10, 0, BASE + 12],
    ],
    kit.hex,
    'matt',
    46,
  );
  const melt = kit.sheet.radial([0.5, 0.4], 0.6, [
    [0, '#fff1cb'],
    [0.6, mix(kit.hex, '#ffe0a0', 0.5)],
    [1, lighten(kit.hex, 0.2)],
  ]);
  const pool = `<path d="${oval(CX, top, w, w * 0.16)}" fill="${melt}" stroke="${darken(kit.hex, 0.3)}" stroke-width="1.5"/>`;
  const wax = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, '#ffe2a6', 0.6],
      [0.4, '#ffe2a6', 0],
    ],
  );
  const glow = `<rect x="${CX - w}" y="${top}" width="${w * 2}" height="260" fill="${wax}"/>`;
  const glass = style === 2 ? jar(kit, w + 26, 720) : '';
  return {
    art: body + glow + pool + flame(kit, CX, top) + glass,
    place: 'stand',
    base: BASE,
    reach: w + 20,
    focus: { x: CX, y: top + 60, zoom: 2.1 },
    glow: { x: CX, y: top - 90, r: 460 },
  };
};

function jar(kit: Kit, w: number, top: number): string {
  const d = mirrored(
    CX,
    [0, top],
    [
      [w, top],
      [w, BASE - 10],
      [w * 0.7, BASE + 12, 0, BASE + 14],
    ],
  );
  const glass = kit.sheet.linear(
    [0, 0],
    [1, 0],
    [
      [0, '#fff', 0.5],
      [0.08, '#fff', 0.12],
      [0.9, '#fff', 0.06],
      [1, '#5a5248', 0.4],
    ],
  );
  const label = `<path d="M${CX - 96} 960Q${CX} 980 ${CX + 96} 960V1110Q${CX} 1130 ${CX - 96} 1110Z" fill="#f3ecdf" stroke="#b9ad98"/><path d="M${CX - 50} 1020h100M${CX - 30} 1050h60" stroke="#2a3a30" stroke-width="6"/>`;
  return `<path d="${d}" fill="${glass}" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><path d="${oval(CX, top, w, w * 0.14)}" fill="none" stroke="#fff" stroke-width="5" stroke-opacity=".7"/>${label}${streak(kit, `M${CX - w + 26} ${top + 60}V${BASE - 90}`, 14, 0.6)}`;
}

function flame(kit: Kit, x: number, y: number): string {
  const fill = kit.sheet.linear(
    [0, 1],
    [0, 0],
    [
      [0, '#f08a2a'],
      [0.3, '#ffd56a'],
      [0.7, '#fff4cf'],
      [1, '#ffdf8a'],
    ],
  );
  return `<path d="M${x} ${y}V${y - 34}" stroke="#2a2018" stroke-width="6" stroke-linecap="round"/><path d="M${x} ${y - 150}C${x + 40} ${y - 84} ${x + 30} ${y - 30} ${x} ${y - 26}C${x - 30} ${y - 30} ${x - 36} ${y - 84} ${x} ${y - 150}Z" fill="${fill}"/>`;
}

function tapers(kit: Kit) {
  const tone = kit.rng.pick(['#b79a5c', '#3a3632', '#8a5a34']);
  const one = (x: number, top: number, stand: number) => {
    const candle = turned(
      kit,
      x,
      [0, top],
      [
        [24, top + 4],
        [30, stand],
        [0, stand + 6],
      ],
      kit.hex,
      'gloss',
    );
    const foot = turned(
      kit,
      x,
      [0, stand - 20],
      [
        [42, stand - 20],
        [42, stand + 26],
        [16, stand + 40, 13, stand + 60],
        [13, BASE - 70],
        [16, BASE - 30, 100, BASE - 26, 112, BASE - 8],
        [70, BASE + 8, 0, BASE + 10],
      ],
      tone,
      'metal',
    );
    return candle + flame(kit, x, top) + foot;
  };
  return {
    art: one(500, 470, 900) + one(716, 580, 1000),
    place: 'stand' as const,
    base: BASE,
    reach: 230,
    focus: { x: 560, y: 880, zoom: 1.9 },
    glow: { x: 600, y: 420, r: 500 },
  };
}
