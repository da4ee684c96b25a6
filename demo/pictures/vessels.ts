import { darken, lighten, mix } from './colour';
import { choice, type Draw, type Kit } from './kit';
import { mirrored, n, oval } from './path';
import { drawPlant, drawStems, PLANTS } from './plants';
import { rim, round, streak, turned, wood, woodTone } from './solid';
import { surfaceTile } from './texture';
import { outline } from './cloth';

const CX = 600;
const BASE = 1210;

/** A vase, sometimes with dried grasses. */
export const drawVase: Draw = (kit) => {
  const form = choice(kit, 'shape', ['bottle', 'round', 'cylinder', 'amphora']);
  const { rng } = kit;
  const finish = rng.pick(['gloss', 'matt', 'stone'] as const);
  const top = { bottle: 520, round: 760, cylinder: 640, amphora: 560 }[form] + rng.jitter(30);
  const w = { bottle: 180, round: 260, cylinder: 150, amphora: 220 }[form] + rng.jitter(16);
  const mouth = { bottle: 52, round: 84, cylinder: 150, amphora: 92 }[form];
  const profile = {
    bottle: [[mouth, top], [mouth - 12, top + 60, 40, top + 180, 66, top + 260], [110, top + 340, w, top + 380, w, top + 480], [w, BASE - 40, w * 0.74, BASE - 6, w * 0.6, BASE], [0, BASE + 8]],
    round: [[mouth, top], [mouth - 8, top + 36, mouth, top + 50, mouth + 20, top + 66], [w, top + 120, w + 12, top + 300, w * 0.86, BASE - 70], [w * 0.7, BASE - 10, w * 0.5, BASE], [0, BASE + 8]],
    cylinder: [[w, top], [w - 6, top + 200, w + 6, BASE - 150, w, BASE - 16], [w - 10, BASE, w - 30, BASE], [0, BASE + 6]],
    amphora: [[mouth, top], [mouth - 30, top + 30, mouth - 34, top + 90, mouth - 20, top + 130], [w + 20, top + 200, w + 20, top + 360, w * 0.6, BASE - 120], [w * 0.36, BASE - 50, w * 0.42, BASE - 20, w * 0.46, BASE], [0, BASE + 8]],
  }[form];
  const handles = form === 'amphora' ? [-1, 1].map((s) => {
    const d = `M${CX + s * (mouth - 14)} ${top + 40}C${CX + s * (w + 60)} ${top + 10} ${CX + s * (w + 60)} ${top + 190} ${CX + s * w * 0.72} ${top + 216}`;
    return `<path d="${d}" fill="none" stroke="${darken(kit.hex, 0.45)}" stroke-width="33"/><path d="${d}" fill="none" stroke="${kit.hex}" stroke-width="28"/><path d="${d}" fill="none" stroke="${lighten(kit.hex, 0.6)}" stroke-width="6" stroke-opacity=".5" transform="translate(-5 -4)"/>`;
  }).join('') : '';
  const d = mirrored(CX, [0, top], profile);
  const shine = finish === 'gloss' ? streak(kit, `M${CX - w * 0.55} ${BASE - 330}Q${CX - w * 0.66} ${BASE - 230} ${CX - w * 0.56} ${BASE - 110}`, 16, 0.55) : '';
  const rings = rng.chance(0.35) ? `<g clip-path="${kit.sheet.clip(d)}">${Array.from({ length: 22 }, (_, i) => `<path d="M${CX - 320} ${top + 70 + i * 28}Q${CX} ${top + 88 + i * 28} ${CX + 320} ${top + 70 + i * 28}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-opacity=".2" stroke-width="5"/>`).join('')}</g>` : '';
  const grass = rng.chance(0.55) ? drawStems(kit, CX, top + 6, rng.int(5, 9)) : '';
  return { art: handles + round(kit, d, kit.hex, finish, 46) + rings + shine + rim(kit, CX, top, mouth, mouth * 0.15, kit.hex, 9) + grass, place: 'stand', base: BASE, reach: w * 0.75, focus: { x: CX, y: top + 190, zoom: 2 } };
};

/** A flowerpot with or without a plant. */
export const drawPot: Draw = (kit) => {
  const plant = choice(kit, 'plant', PLANTS);
  const { rng } = kit;
  const w = plant === 'none' ? 250 : 190 + rng.jitter(16);
  const top = plant === 'none' ? 800 : 930;
  const style = rng.int(0, 2);
  const finish = rng.pick(['matt', 'stone', 'gloss'] as const);
  const profile = [
    [[w, top], [w + 4, top + 56], [w - 14, top + 60], [w * 0.76, BASE - 8], [w * 0.7, BASE, w * 0.6, BASE], [0, BASE + 8]],
    [[w, top], [w + 6, top + 150, w * 0.98, BASE - 60, w * 0.74, BASE], [0, BASE + 8]],
    [[w * 0.9, top], [w + 40, top + 120, w + 10, BASE - 30, w * 0.6, BASE], [0, BASE + 8]],
  ][style] as number[][];
  const mouth = style === 2 ? w * 0.9 : w;
  const soil = plant === 'none' ? '' : `<path d="${oval(CX, top + 12, mouth - 14, mouth * 0.12)}" fill="#3b2c20"/>`;
  const lip = style === 0 ? `<path d="M${n(CX - w - 2)} ${top + 57}Q${CX} ${top + 92} ${n(CX + w + 2)} ${top + 57}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-width="5" stroke-opacity=".5"/>` : '';
  return { art: turned(kit, CX, [0, top], profile, kit.hex, finish, 46) + lip + rim(kit, CX, top, mouth, mouth * 0.15, kit.hex, 12) + soil + drawPlant(kit, plant, CX, top + 10, 0.98), place: 'stand', base: BASE, reach: w * 0.9, focus: { x: CX, y: top - 10, zoom: 1.9 } };
};

/** A candle: a block, a pair of tapers on stands, or one in a glass. */
export const drawCandle: Draw = (kit) => {
  const { rng } = kit;
  const style = rng.int(0, 2);
  if (style === 1) return tapers(kit);
  const w = style === 0 ? 150 : 170;
  const top = style === 0 ? 640 + rng.jitter(60) : 850;
  const body = turned(kit, CX, [0, top + 14], [[w * 0.7, top + 12, w, top], [w, BASE - 10], [w * 0.6, BASE + 10, 0, BASE + 12]], kit.hex, 'matt', 46);
  const melt = kit.sheet.radial([0.5, 0.4], 0.6, [[0, '#fff1cb'], [0.6, mix(kit.hex, '#ffe0a0', 0.5)], [1, lighten(kit.hex, 0.2)]]);
  const pool = `<path d="${oval(CX, top, w, w * 0.16)}" fill="${melt}" stroke="${darken(kit.hex, 0.3)}" stroke-width="1.5"/>`;
  const wax = kit.sheet.linear([0, 0], [0, 1], [[0, '#ffe2a6', 0.6], [0.4, '#ffe2a6', 0]]);
  const glow = `<rect x="${CX - w}" y="${top}" width="${w * 2}" height="260" fill="${wax}"/>`;
  const glass = style === 2 ? jar(kit, w + 26, 720) : '';
  return { art: body + glow + pool + flame(kit, CX, top) + glass, place: 'stand', base: BASE, reach: w + 20, focus: { x: CX, y: top + 60, zoom: 2.1 }, glow: { x: CX, y: top - 90, r: 460 } };
};

function jar(kit: Kit, w: number, top: number): string {
  const d = mirrored(CX, [0, top], [[w, top], [w, BASE - 10], [w * 0.7, BASE + 12, 0, BASE + 14]]);
  const glass = kit.sheet.linear([0, 0], [1, 0], [[0, '#fff', 0.5], [0.08, '#fff', 0.12], [0.9, '#fff', 0.06], [1, '#5a5248', 0.4]]);
  const label = `<path d="M${CX - 96} 960Q${CX} 980 ${CX + 96} 960V1110Q${CX} 1130 ${CX - 96} 1110Z" fill="#f3ecdf" stroke="#b9ad98"/><path d="M${CX - 50} 1020h100M${CX - 30} 1050h60" stroke="#2a3a30" stroke-width="6"/>`;
  return `<path d="${d}" fill="${glass}" stroke="#fff" stroke-opacity=".5" stroke-width="3"/><path d="${oval(CX, top, w, w * 0.14)}" fill="none" stroke="#fff" stroke-width="5" stroke-opacity=".7"/>${label}${streak(kit, `M${CX - w + 26} ${top + 60}V${BASE - 90}`, 14, 0.6)}`;
}

function flame(kit: Kit, x: number, y: number): string {
  const fill = kit.sheet.linear([0, 1], [0, 0], [[0, '#f08a2a'], [0.3, '#ffd56a'], [0.7, '#fff4cf'], [1, '#ffdf8a']]);
  return `<path d="M${x} ${y}V${y - 34}" stroke="#2a2018" stroke-width="6" stroke-linecap="round"/><path d="M${x} ${y - 150}C${x + 40} ${y - 84} ${x + 30} ${y - 30} ${x} ${y - 26}C${x - 30} ${y - 30} ${x - 36} ${y - 84} ${x} ${y - 150}Z" fill="${fill}"/>`;
}

function tapers(kit: Kit) {
  const tone = kit.rng.pick(['#b79a5c', '#3a3632', '#8a5a34']);
  const one = (x: number, top: number, stand: number) => {
    const candle = turned(kit, x, [0, top], [[24, top + 4], [30, stand], [0, stand + 6]], kit.hex, 'gloss');
    const foot = turned(kit, x, [0, stand - 20], [[42, stand - 20], [42, stand + 26], [16, stand + 40, 13, stand + 60], [13, BASE - 70], [16, BASE - 30, 100, BASE - 26, 112, BASE - 8], [70, BASE + 8, 0, BASE + 10]], tone, 'metal');
    return candle + flame(kit, x, top) + foot;
  };
  return { art: one(500, 470, 900) + one(716, 580, 1000), place: 'stand' as const, base: BASE, reach: 230, focus: { x: 560, y: 880, zoom: 1.9 }, glow: { x: 600, y: 420, r: 500 } };
}

/** A woven basket with handles. */
export const drawBasket: Draw = (kit) => {
  const { rng } = kit;
  const w = 310 + rng.jitter(20);
  const top = 760 + rng.jitter(40);
  const d = mirrored(CX, [0, top], [[w * 0.98, top - 4], [w + 36, top + 160, w + 10, BASE - 50, w * 0.8, BASE], [0, BASE + 10]]);
  const weave = surfaceTile(kit, 'straw') ?? kit.hex;
  const inside = `<path d="${oval(CX, top, w, 52)}" fill="${darken(kit.hex, 0.6)}"/>`;
  const edge = `<path d="M${n(CX - w)} ${top}A${n(w)} 52 0 0 0 ${n(CX + w)} ${top}" fill="none" stroke="${darken(kit.hex, 0.4)}" stroke-width="36"/><path d="M${n(CX - w)} ${top}A${n(w)} 52 0 0 0 ${n(CX + w)} ${top}" fill="none" stroke="${kit.hex}" stroke-width="31"/><path d="M${n(CX - w)} ${top}A${n(w)} 52 0 0 0 ${n(CX + w)} ${top}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-width="31" stroke-dasharray="4 12" stroke-opacity=".6"/>`;
  const handles = [-1, 1].map((s) => {
    const a = `M${CX + s * (w - 10)} ${top + 30}C${CX + s * (w + 110)} ${top - 130} ${CX + s * (w + 20)} ${top - 170} ${CX + s * (w - 110)} ${top + 20}`;
    return `<path d="${a}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-width="30"/><path d="${a}" fill="none" stroke="${kit.hex}" stroke-width="25"/><path d="${a}" fill="none" stroke="${darken(kit.hex, 0.45)}" stroke-width="25" stroke-dasharray="3 9" stroke-opacity=".5"/>`;
  }).join('');
  const half = kit.params['pattern'] === 'block' ? `<g clip-path="${kit.sheet.clip(d)}"><rect x="200" y="${BASE - 170}" width="800" height="200" fill="#f1ece2" fill-opacity=".9"/></g>` : '';
  return { art: inside + round(kit, d, kit.hex, 'matt') + half + `<path d="${d}" fill="${weave}"/>` + outline(kit.hex, d) + edge + handles, place: 'floor', base: BASE, reach: w * 0.95, focus: { x: 480, y: top + 130, zoom: 2 } };
};

/** A wall clock. */
export const drawClock: Draw = (kit) => {
  const { rng } = kit;
  const r = 370;
  const y = 720;
  const wooden = rng.chance(0.5);
  const frame = wooden ? woodTone(kit) : kit.hex;
  const pale = !wooden && rng.chance(0.6);
  const dial = pale ? '#f4efe4' : kit.hex;
  const ink = pale ? '#26221e' : '#f6efe2';
  const face = kit.sheet.linear([0, 0], [1, 1], [[0, lighten(dial, 0.3)], [0.6, dial], [1, darken(dial, 0.12)]]);
  const marks = Array.from({ length: 60 }, (_, i) => {
    const a = (i * Math.PI) / 30;
    const big = i % 5 === 0;
    const [inner, outer] = [r - (big ? 82 : 56), r - 40];
    return `<path d="M${n(CX + Math.sin(a) * inner)} ${n(y - Math.cos(a) * inner)}L${n(CX + Math.sin(a) * outer)} ${n(y - Math.cos(a) * outer)}" stroke="${ink}" stroke-width="${big ? 9 : 2.5}"/>`;
  }).join('');
  const hand = (turn: number, long: number, w: number, tone: string) => {
    const d = `M${CX} ${y + 50}V${y - long}`;
    return `<g transform="rotate(${turn} ${CX} ${y})"><path d="${d}" stroke="#000" stroke-opacity=".2" stroke-width="${w}" transform="translate(7 6)"/><path d="${d}" stroke="${tone}" stroke-width="${w}" stroke-linecap="round"/></g>`;
  };
  const ring = `<path d="${oval(CX, y, r, r)}" fill="none" stroke="${darken(frame, 0.4)}" stroke-width="46"/><path d="${oval(CX, y, r, r)}" fill="none" stroke="${frame}" stroke-width="42"/><path d="${oval(CX - 3, y - 4, r, r)}" fill="none" stroke="${lighten(frame, 0.6)}" stroke-width="8" stroke-opacity=".5"/>`;
  const disc = frame === kit.hex ? '' : wood(kit, oval(CX, y, r + 20, r + 20), frame);
  return { art: disc + `<path d="${oval(CX, y, r - 10, r - 10)}" fill="${face}"/>` + marks + ring + hand(304 + rng.int(0, 8), 190, 15, ink) + hand(52 + rng.int(0, 20), 280, 11, ink) + hand(rng.int(150, 210), 300, 4, '#b5533c') + `<circle cx="${CX}" cy="${y}" r="15" fill="${ink}"/>`, place: 'wall', shade: [oval(CX, y, r + 20, r + 20)], focus: { x: CX + 100, y: y - 160, zoom: 2.1 } };
};

