import { darken, lighten, mix } from '../base/colour';
import { choice, type Draw, type Drawing, type Kit } from '../base/kit';
import { mirrored, oval } from '../base/path';
import { streak, turned } from '../base/solid';

const CX = 600;
const BASE = 1210;

/** A candle: a block, a pair of tapers on stands, or one in a glass. */
export const drawCandle: Draw = (kit) => {
  const { rng } = kit;
  const style = choice(kit, 'style', ['block', 'tapers', 'jar', 'pots']);
  if (style === 'tapers') return tapers(kit);
  if (style === 'pots') return pots(kit);
  const w = style === 'block' ? 150 : 170;
  const top = style === 'block' ? 640 + rng.jitter(20) : 850;
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
  const glass = style === 'jar' ? jar(kit, w + 26, 720) : '';
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

/** Three candles in pots of earthenware. */
function pots(kit: Kit): Drawing {
  const one = (x: number, base: number) => {
    const [w, top] = [150, base - 230];
    const pot = turned(
      kit,
      x,
      [0, top],
      [
        [w, top],
        [w + 8, top + 120, w - 10, base - 20, w - 40, base],
        [0, base + 8],
      ],
      kit.hex,
      'stone',
    );
    const wax = `<ellipse cx="${x}" cy="${top + 2}" rx="${w}" ry="24" fill="${lighten(kit.hex, 0.2)}" stroke="${darken(kit.hex, 0.4)}" stroke-width="2"/><ellipse cx="${x}" cy="${top + 5}" rx="${w - 14}" ry="18" fill="#f6ead0"/>`;
    return (
      pot + wax + `<g transform="translate(${x} ${top + 6}) scale(.8)">${flame(kit, 0, 0)}</g>`
    );
  };
  return {
    art: one(600 + kit.rng.jitter(4), BASE - 60) + one(410, BASE) + one(790, BASE),
    place: 'stand',
    base: BASE,
    reach: 340,
    focus: { x: 480, y: 1000, zoom: 1.9 },
    glow: { x: CX, y: 920, r: 520 },
  };
}
