import { crease, panel } from './cloth';
import { darken, lighten, luma, mix } from './colour';
import { choice, type Draw, type Drawing, type Kit } from './kit';
import { box, mirrored, n } from './path';
import { button, eyelet, metal, seam, stitching, zip } from './trims';

const CX = 600;
const BASE = 1190;

/** A strap as a broad stroke with its edges and stitches. */
export function strap(d: string, width: number, hex: string): string {
  return `<path d="${d}" fill="none" stroke="${darken(hex, 0.55)}" stroke-width="${width + 4}" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${hex}" stroke-width="${width}" stroke-linecap="round"/>` +
    `<path d="${d}" fill="none" stroke="${lighten(hex, 0.5)}" stroke-width="${n(width * 0.2)}" stroke-opacity=".35"/>` +
    `<path d="${d}" fill="none" stroke="${darken(hex, 0.4)}" stroke-width="1.5" stroke-dasharray="8 5" stroke-opacity=".7" transform="translate(0 ${n(width * 0.3)})"/>`;
}

const leatherOf = (kit: Kit) => (luma(kit.hex) > 0.55 ? '#8a5a34' : darken(kit.hex, 0.1));
const done = (art: string, reach: number, focus: Drawing['focus']): Drawing => ({ art, place: 'stand', base: BASE, reach, focus });

/** A bag to carry: shopper, crossbody, bucket or weekender. */
export const drawBag: Draw = (kit) => {
  const style = choice(kit, 'style', ['shopper', 'crossbody', 'bucket', 'weekender']);
  return { shopper, crossbody, bucket, weekender }[style](kit);
};

function shopper(kit: Kit): Drawing {
  const { rng } = kit;
  const w = 300 + rng.jitter(20);
  const top = 560 + rng.jitter(30);
  const surface = rng.chance(0.5) ? 'leather' : 'canvas';
  const d = mirrored(CX, [0, top + 16], [[w * 0.6, top + 14, w + 24, top], [w + 10, (top + BASE) / 2, w - 24, BASE - 26], [w - 28, BASE, w - 60, BASE], [0, BASE + 2]]);
  const inside = mirrored(CX, [0, top - 26], [[w * 0.7, top - 26, w + 24, top], [w * 0.6, top + 16, 0, top + 18]]);
  const drop = 290 + rng.jitter(40);
  const handle = (dx: number, dy: number) => `M${CX - 150 + dx} ${top + 80 + dy}C${CX - 150 + dx} ${top - drop} ${CX + 150 + dx} ${top - drop} ${CX + 150 + dx} ${top + 80 + dy}`;
  const tone = surface === 'canvas' ? leatherOf(kit) : kit.hex;
  const tabs = [-150, 150].map((x) => panel({ ...kit, hex: tone }, box(CX + x - 24, top + 46, 48, 96, 8), { surface: 'leather', step: 0, soft: 5 }) + button(CX + x, top + 120, 8, '#b79a5c', false)).join('');
  const folds = [{ d: `M${CX - w + 20} ${top + 40}Q${CX - w + 90} ${BASE - 250} ${CX - w + 60} ${BASE}`, width: 40, tone: -0.16 }, { d: `M${CX + w - 60} ${top + 30}Q${CX + w - 130} ${BASE - 300} ${CX + w - 80} ${BASE}`, width: 36, tone: -0.24 }, { d: `M${CX - 90} ${top + 60}Q${CX - 60} ${BASE - 200} ${CX - 110} ${BASE}`, width: 44, tone: 0.18 }, { d: `M${CX - w} ${BASE - 30}H${CX + w}`, width: 44, tone: -0.3 }];
  const body = crease(kit, panel(kit, d, { surface, folds, soft: 16, round: 0.7, blockFrom: (top + BASE) / 2 + 80, step: 56 }), 0.35);
  const edge = stitching(kit.hex, `M${n(CX - w - 16)} ${top + 24}Q${CX} ${top + 42} ${n(CX + w + 16)} ${top + 24}`);
  return done(strap(handle(24, -76), 30, darken(tone, 0.2)) + `<path d="${inside}" fill="${darken(kit.hex, 0.6)}"/>` + body + edge + tabs + strap(handle(0, 0), 30, tone), w, { x: 540, y: top + 80, zoom: 2.1 });
}

function crossbody(kit: Kit): Drawing {
  const { rng } = kit;
  const w = 270 + rng.jitter(20);
  const top = 740 + rng.jitter(20);
  const d = mirrored(CX, [0, top], [[w - 30, top], [w, top, w, top + 40], [w + 10, BASE - 60], [w + 8, BASE, w - 60, BASE], [0, BASE + 2]]);
  const low = top + (BASE - top) * (0.58 + rng.jitter(0.06));
  const round = rng.chance(0.5);
  const flap = round
    ? mirrored(CX, [0, top - 14], [[w - 20, top - 14], [w + 8, top - 10, w + 8, top + 30], [w + 12, low - 80], [w * 0.9, low + 20, 0, low + 24]])
    : mirrored(CX, [0, top - 14], [[w - 20, top - 14], [w + 8, top - 10, w + 8, top + 30], [w + 12, low - 20], [w, low, w - 30, low], [0, low]]);
  const long = `M${CX - w + 8} ${top + 30}C${CX - w - 60} ${top - 330} ${CX - 200} 270 ${CX - 20} 268C${CX + 170} 270 ${CX + w + 70} ${top - 320} ${CX + w - 8} ${top + 30}`;
  const rings = [-1, 1].map((s) => metal(`M${CX + s * w - 16} ${top + 2}h32v36h-32z`, 7)).join('');
  const lock = panel({ ...kit, hex: '#b79a5c' }, box(CX - 26, low - 34, 52, 66, 10), { surface: 'smooth', step: 0, soft: 5 }) + metal(`M${CX} ${low - 14}v20`, 7);
  const shine = `<g filter="${kit.sheet.blur(14, 0.3)}"><path d="M${CX - w + 50} ${top + 30}Q${CX - 60} ${top + 10} ${CX + 60} ${top + 26}" stroke="${lighten(kit.hex, 0.8)}" stroke-opacity=".35" stroke-width="30" fill="none"/></g>`;
  return done(strap(long, 22, kit.hex) + panel(kit, d, { surface: 'leather', soft: 14, round: 0.9, blockFrom: BASE - 120 }) + stitching(kit.hex, `M${CX - w + 12} ${low + 40}V${BASE - 50}q0 30 40 34H${CX + w - 52}q40 -4 42 -34V${low + 40}`) +
    `<g transform="translate(0 12)" filter="${kit.sheet.blur(8)}"><path d="${flap}" fill="#120c08" fill-opacity=".4"/></g>` + panel(kit, flap, { surface: 'leather', soft: 14, round: 0.8 }) + shine + stitching(kit.hex, round ? `M${CX - w + 4} ${low - 84}Q${CX - w * 0.86} ${low + 6} ${CX} ${low + 10}Q${CX + w * 0.86} ${low + 6} ${CX + w - 4} ${low - 84}` : `M${CX - w} ${low - 14}H${CX + w}`) + rings + lock, w, { x: 600, y: low, zoom: 2.2 });
}

function bucket(kit: Kit): Drawing {
  const { rng } = kit;
  const w = 240 + rng.jitter(16);
  const top = 600 + rng.jitter(20);
  const d = mirrored(CX, [0, top], [[w * 0.8, top - 4, w * 0.92, top + 10], [w * 0.8, top + 100, w + 20, top + 220, w + 22, BASE - 60], [w + 20, BASE - 10, w - 30, BASE], [0, BASE + 4]]);
  const folds = Array.from({ length: 9 }, (_, i) => ({ d: `M${n(CX + (i - 4) * w * 0.22)} ${top}Q${n(CX + (i - 4) * w * 0.2)} ${top + 80} ${n(CX + (i - 4) * w * 0.25)} ${top + 230 + rng.jitter(40)}`, width: 14, tone: i % 2 ? 0.35 : -0.45 }));
  const y = top + 70;
  const holes = [-3, -2, -1, 1, 2, 3].map((i) => eyelet(CX + i * w * 0.24, y + 8 - Math.abs(i) * 3, 9, '#b79a5c')).join('');
  const cord = `M${CX - w * 0.72} ${y}Q${CX - w * 0.6} ${y + 12} ${CX - w * 0.48} ${y + 2}M${CX - w * 0.24} ${y + 8}Q${CX} ${y + 26} ${CX + w * 0.24} ${y + 8}M${CX + w * 0.48} ${y + 2}Q${CX + w * 0.6} ${y + 12} ${CX + w * 0.72} ${y}`;
  const ends = `M${CX - 14} ${y + 18}q-50 100 -34 230M${CX + 14} ${y + 18}q40 90 40 190`;
  const long = `M${CX - w * 0.8} ${top + 60}C${CX - w - 60} 300 ${CX - 140} 250 ${CX} 250C${CX + 140} 250 ${CX + w + 60} 300 ${CX + w * 0.8} ${top + 60}`;
  const inside = mirrored(CX, [0, top - 34], [[w * 0.7, top - 34, w * 0.9, top + 6], [w * 0.6, top + 16, 0, top + 16]]);
  const base = mirrored(CX, [0, BASE - 96], [[w * 0.7, BASE - 98, w + 22, BASE - 112], [w + 24, BASE - 60], [w + 20, BASE - 10, w - 30, BASE], [0, BASE + 4]]);
  return done(strap(long, 26, kit.hex) + `<path d="${inside}" fill="${darken(kit.hex, 0.6)}"/>` + panel(kit, d, { surface: 'leather', folds, soft: 12, round: 1, step: 50 }) + panel(kit, base, { surface: 'leather', step: 0, soft: 10, fill: darken(kit.hex, 0.12) }) + stitching(kit.hex, `M${CX - w - 18} ${BASE - 102}Q${CX} ${BASE - 84} ${CX + w + 18} ${BASE - 102}`) + holes + strap(cord, 10, darken(kit.hex, 0.2)) + strap(ends, 10, darken(kit.hex, 0.2)) + button(CX - 48, y + 252, 14, '#b79a5c', false) + button(CX + 54, y + 212, 14, '#b79a5c', false), w, { x: 600, y: top + 140, zoom: 2.2 });
}

function weekender(kit: Kit): Drawing {
  const { rng } = kit;
  const w = 420 + rng.jitter(16);
  const top = 690 + rng.jitter(20);
  const tone = leatherOf(kit);
  const d = mirrored(CX, [0, top], [[w * 0.5, top, w - 60, top + 8], [w, top + 20, w + 8, top + 110], [w + 14, BASE - 60], [w + 10, BASE, w - 60, BASE], [0, BASE + 2]]);
  const corner = [-1, 1].map((s) => panel({ ...kit, hex: tone }, `M${CX + s * (w + 12)} ${BASE - 150}Q${CX + s * (w - 110)} ${BASE - 140} ${CX + s * (w - 150)} ${BASE + 1}H${CX + s * (w - 50)}Q${CX + s * (w + 10)} ${BASE - 4} ${CX + s * (w + 14)} ${BASE - 60}Z`, { surface: 'leather', step: 0, soft: 8 })).join('');
  const handle = (dy: number) => `M${CX - 170} ${BASE - 130}V${top + 60 + dy}C${CX - 168} ${top - 250 + dy} ${CX + 168} ${top - 250 + dy} ${CX + 170} ${top + 60 + dy}V${BASE - 130}`;
  const folds = [{ d: `M${CX - w + 30} ${top + 60}Q${CX - w + 120} ${top + 240} ${CX - w + 60} ${BASE}`, width: 40, tone: -0.2 }, { d: `M${CX - 80} ${top + 50}Q${CX} ${top + 100} ${CX + 100} ${top + 50}`, width: 30, tone: -0.2 }, { d: `M${CX - 100} ${BASE - 200}H${CX + 160}`, width: 60, tone: 0.15 }, { d: `M${CX - w} ${BASE - 20}H${CX + w}`, width: 44, tone: -0.3 }];
  return done(strap(handle(-40), 32, darken(tone, 0.25)) + crease(kit, panel(kit, d, { surface: 'canvas', folds, soft: 16, blockFrom: BASE - 180, step: 60 }), 0.5) + zip(CX - 300, top + 40, CX + 300, top + 40, '#b79a5c', kit.hex) + corner + strap(handle(0), 34, tone) + [-1, 1].map((s) => panel({ ...kit, hex: tone }, box(CX + s * 170 - 30, BASE - 190, 60, 100, 8), { surface: 'leather', step: 0, soft: 5 }) + metal(`M${CX + s * 170 - 22} ${BASE - 214}h44v30h-44z`, 6)).join(''), w, { x: 460, y: top + 200, zoom: 2 });
}

/** A backpack: rolled top or classic with a front pocket. */
export const drawBackpack: Draw = (kit) => {
  const roll = choice(kit, 'style', ['roll', 'classic']) === 'roll';
  const { rng } = kit;
  const w = 250 + rng.jitter(14);
  const top = roll ? 470 : 430;
  const tone = rng.chance(0.5) ? '#7a4f2e' : mix(kit.hex, '#1d1a18', 0.5);
  const d = roll
    ? mirrored(CX, [0, top], [[w * 0.98, top], [w * 0.94, top + 80, w + 18, top + 240, w + 16, BASE - 70], [w + 12, BASE, w - 60, BASE], [0, BASE + 2]])
    : mirrored(CX, [0, top], [[w * 0.5, top, w, top + 40, w + 6, top + 200], [w + 18, BASE - 70], [w + 12, BASE, w - 60, BASE], [0, BASE + 2]]);
  const sidesArt = [-1, 1].map((s) => strap(`M${CX + s * (w * 0.55)} ${top + 40}C${CX + s * (w + 130)} ${top + 120} ${CX + s * (w + 110)} ${BASE - 330} ${CX + s * (w - 6)} ${BASE - 90}`, 40, darken(kit.hex, 0.3))).join('');
  const folds = [{ d: `M${CX - w + 30} ${top + 120}Q${CX - w + 90} ${BASE - 300} ${CX - w + 50} ${BASE}`, width: 36, tone: -0.2 }, { d: `M${CX - 60} ${top + 100}Q${CX - 80} ${BASE - 300} ${CX - 40} ${BASE - 40}`, width: 60, tone: 0.16 }, { d: `M${CX - w} ${BASE - 16}H${CX + w}`, width: 40, tone: -0.35 }];
  const body = crease(kit, panel(kit, d, { surface: 'canvas', folds, soft: 15, blockFrom: BASE - 220, step: 56 }), 0.5);
  const loop = strap(`M${CX - 60} ${top + 14}C${CX - 56} ${top - 100} ${CX + 56} ${top - 100} ${CX + 60} ${top + 14}`, 24, tone);
  const front = roll ? rollTop(kit, w, top, tone) : classicFront(kit, w, top, tone);
  return done(sidesArt + loop + body + front, w + 40, { x: 600, y: roll ? 560 : 820, zoom: 2 });
};

function rollTop(kit: Kit, w: number, top: number, tone: string): string {
  const roll = mirrored(CX, [0, top - 34], [[w * 0.98, top - 36], [w * 1.06, top - 20, w * 1.04, top + 44], [w * 1.02, top + 78, w * 0.95, top + 80], [0, top + 84]]);
  const belt = strap(`M${CX} ${top - 40}V${BASE - 330}`, 44, tone) + metal(`M${CX - 34} ${top + 220}h68v52h-68z`, 8, '#8d867a');
  const pocket = panel(kit, box(CX - w * 0.72, BASE - 330, w * 1.44, 270, 26), { surface: 'canvas', soft: 10, round: 0.5 }) + zip(CX - w * 0.6, BASE - 292, CX + w * 0.6, BASE - 292, '#8d867a', kit.hex);
  return pocket + panel(kit, roll, { surface: 'canvas', soft: 14, round: 0.9, folds: [{ d: `M${CX - w} ${top + 6}H${CX + w}`, width: 26, tone: 0.3 }, { d: `M${CX - w} ${top + 66}H${CX + w}`, width: 22, tone: -0.5 }] }) + belt;
}

function classicFront(kit: Kit, w: number, top: number, tone: string): string {
  const arc = `M${CX - w + 14} ${top + 330}C${CX - w + 10} ${top + 20} ${CX + w - 10} ${top + 20} ${CX + w - 14} ${top + 330}`;
  const pocket = mirrored(CX, [0, top + 360], [[w * 0.78, top + 360], [w * 0.86, top + 372, w * 0.86, top + 420], [w * 0.86, BASE - 70], [w * 0.84, BASE - 36, w * 0.7, BASE - 36], [0, BASE - 36]]);
  const patch = panel({ ...kit, hex: tone }, box(CX - 44, top + 190, 88, 62, 8), { surface: 'leather', step: 0, soft: 5 }) + stitching(tone, box(CX - 38, top + 196, 76, 50, 6));
  return `<path d="${arc}" fill="none" stroke="${darken(kit.hex, 0.45)}" stroke-width="16"/><path d="${arc}" fill="none" stroke="#8d867a" stroke-width="6" stroke-dasharray="4 3"/>` + panel(kit, pocket, { surface: 'canvas', soft: 12, round: 0.6 }) + zip(CX - w * 0.66, top + 410, CX + w * 0.66, top + 410, '#8d867a', kit.hex) + seam(kit.hex, `M${CX - w * 0.8} ${BASE - 60}H${CX + w * 0.8}`) + patch;
}
