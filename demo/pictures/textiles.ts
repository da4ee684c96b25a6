import { crease, type Fold, outline, panel } from './cloth';
import { contrast, darken, lighten, mix } from './colour';
import { fringe } from './accessories';
import { choice, type Draw, flag, type Kit } from './kit';
import { box, n, oval, type Point, shape, smooth } from './path';
import { patternOf, patternTile } from './pattern';
import { surfaceTile } from './texture';
import { seam, stitching } from './trims';

const CX = 600;

function cushionPath(w: number, h: number, cy: number): string {
  const [b, c] = [w * 0.9, h * 0.9];
  const q: Point[] = [[-w, -h], [-w * 0.5, -c * 0.96], [0, -c * 0.92], [w * 0.5, -c * 0.96], [w, -h], [b * 1.0, -h * 0.5], [b * 0.985, 0], [b * 1.0, h * 0.5], [w, h], [w * 0.5, c * 0.97], [0, c * 0.95], [-w * 0.5, c * 0.97], [-w, h], [-b, h * 0.5], [-b * 0.985, 0], [-b, -h * 0.5]];
  return smooth(q.map(([x, y]): Point => [CX + x, cy + y]), true);
}

/** A filled cushion. */
export const drawCushion: Draw = (kit) => {
  const form = choice(kit, 'shape', ['square', 'oblong', 'round']);
  const { rng } = kit;
  const cy = 760;
  const surface = rng.pick(['linen', 'wool', 'canvas', 'knit'] as const);
  const [w, h] = form === 'oblong' ? [430, 270] : [400, 400];
  const d = form === 'round' ? oval(CX, cy, 400, 392) : cushionPath(w, h, cy);
  const corner = (sx: number, sy: number): Fold[] => [
    { d: `M${CX + sx * w * 0.95} ${cy + sy * h * 0.95}Q${CX + sx * w * 0.6} ${cy + sy * h * 0.72} ${CX + sx * w * (0.4 + rng.jitter(0.1))} ${cy + sy * h * 0.38}`, width: 26, tone: -0.3 },
    { d: `M${CX + sx * w * 0.88} ${cy + sy * h * 0.96}Q${CX + sx * w * 0.5} ${cy + sy * h * 0.8} ${CX + sx * w * 0.24} ${cy + sy * h * 0.6}`, width: 18, tone: 0.24 },
  ];
  const puckers: Fold[] = form === 'round'
    ? Array.from({ length: 22 }, (_, i) => { const a = (i * Math.PI) / 11; return { d: `M${n(CX + Math.cos(a) * 40)} ${n(cy + Math.sin(a) * 40)}Q${n(CX + Math.cos(a + 0.06) * 200)} ${n(cy + Math.sin(a + 0.06) * 196)} ${n(CX + Math.cos(a) * 384)} ${n(cy + Math.sin(a) * 376)}`, width: 18, tone: i % 2 ? 0.3 : -0.36 }; })
    : [...corner(1, 1), ...corner(-1, 1), ...corner(1, -1), ...corner(-1, -1)];
  const light = kit.sheet.radial([0.4, 0.36], 0.75, [[0, '#fff', 0.26], [0.5, '#fff', 0], [1, '#1c130c', 0.4]]);
  const middle = form === 'round' ? `<circle cx="${CX}" cy="${cy}" r="30" fill="${darken(kit.hex, 0.15)}" stroke="${darken(kit.hex, 0.5)}" stroke-width="2"/><circle cx="${CX - 6}" cy="${cy - 7}" r="14" fill="${lighten(kit.hex, 0.4)}" fill-opacity=".5"/>` : '';
  const piping = rng.chance(0.5) ? `<path d="${d}" fill="none" stroke="${darken(kit.hex, 0.35)}" stroke-width="13"/><path d="${d}" fill="none" stroke="${rng.chance(0.5) ? contrast(kit.hex, 0.6) : kit.hex}" stroke-width="9"/>` : outline(kit.hex, d, 3);
  const art = crease(kit, panel(kit, d, { surface, folds: puckers, soft: 16, round: 1, blockFrom: cy, step: 62 }), 0.28) + `<path d="${d}" fill="${light}"/>` + piping + middle;
  return { art, place: 'lie', shade: [d], focus: { x: 420, y: 560, zoom: 2 } };
};

/** A throw, folded over once with its edge in front. */
export const drawThrow: Draw = (kit) => {
  const { rng } = kit;
  const surface = rng.pick(['knit', 'wool', 'linen'] as const);
  const back = 'M250 380C420 356 780 356 950 380L962 1060C780 1080 420 1080 238 1060Z';
  const front = 'M262 640C430 612 700 640 926 590C960 760 958 960 966 1130C740 1160 470 1150 236 1132C244 980 240 800 262 640Z';
  const folds: Fold[] = [0.12, 0.3, 0.5, 0.68, 0.86].map((t, i) => ({ d: `M${270 + t * 640} 640Q${250 + t * 680 + rng.jitter(40)} 860 ${240 + t * 720 + rng.jitter(30)} 1140`, width: 32, tone: i % 2 ? 0.26 : -0.26 }));
  const roll: Fold = { d: 'M262 652C430 626 700 654 926 606', width: 22, tone: 0.45 };
  const ends = flag(kit, 'fringe') ? fringe(kit, 240, 966, 1138, 92) : stitching(kit.hex, 'M244 1112C470 1130 740 1138 960 1110') + seam(kit.hex, 'M244 1100C470 1118 740 1126 960 1098');
  const art = crease(kit, panel(kit, back, { surface, soft: 16, folds: [{ d: 'M250 396C420 372 780 372 950 396', width: 24, tone: 0.4 }, { d: 'M262 620C430 590 700 620 926 570', width: 44, tone: -0.5 }], step: 70 }) + ends + panel(kit, front, { surface, folds: [...folds, roll], soft: 16, step: 70, turn: 2 }), 0.4);
  return { art, place: 'lie', shade: [back, front], focus: { x: 420, y: 700, zoom: 2.1 } };
};

/** A rug from above: rectangular with fringes, or round. */
export const drawRug: Draw = (kit) => {
  const form = choice(kit, 'shape', ['rect', 'round']);
  const { rng } = kit;
  const surface = rng.pick(['terry', 'wool', 'canvas'] as const);
  const soft = { surface, soft: 12, round: 0.35, step: 76 };
  if (form === 'round') {
    const d = oval(CX, 750, 470, 470);
    const rings = patternOf(kit) === 'plain' || patternOf(kit) === 'block' ? [420, 330, 230, 120].map((r, i) => `<path d="${oval(CX, 750, r, r)}" fill="none" stroke="${i % 2 ? contrast(kit.hex, 0.3) : darken(kit.hex, 0.25)}" stroke-width="${i === 0 ? 18 : 9}" stroke-opacity=".6"/>`).join('') : '';
    return { art: panel(kit, d, soft) + rings + stitching(kit.hex, oval(CX, 750, 460, 460)), place: 'lie', shade: [d], focus: { x: 360, y: 560, zoom: 2.2 } };
  }
  const d = box(240, 250, 720, 1000, 6);
  const border = patternOf(kit) === 'plain' ? rugBorder(kit) : '';
  const ends = fringe(kit, 244, 956, 1250, 46) + `<g transform="translate(0 1500) scale(1 -1)">${fringe(kit, 244, 956, 1250, 46)}</g>`;
  return { art: ends + crease(kit, panel(kit, d, { ...soft, blockFrom: 760 }) + border, 0.2), place: 'lie', shade: [d], focus: { x: 420, y: 1120, zoom: 2.2 } };
};

function rugBorder(kit: Kit): string {
  const ink = contrast(kit.hex, 0.5);
  const style = kit.rng.int(0, 2);
  if (style === 0) return `<path d="${box(276, 286, 648, 928)}" fill="none" stroke="${ink}" stroke-width="16" stroke-opacity=".7"/><path d="${box(304, 314, 592, 872)}" fill="none" stroke="${ink}" stroke-width="4" stroke-opacity=".7"/>`;
  if (style === 1) return [360, 420, 1080, 1140].map((y) => `<path d="M240 ${y}H960" stroke="${ink}" stroke-width="22" stroke-opacity=".7"/>`).join('');
  let d = '';
  for (let y = 360; y <= 1140; y += 130) for (let x = 330; x <= 870; x += 135) d += `M${x} ${y - 46}L${x + 44} ${y}L${x} ${y + 46}L${x - 44} ${y}Z`;
  return `<path d="${d}" fill="none" stroke="${ink}" stroke-width="9" stroke-opacity=".65"/>`;
}

/** Towels: one hung double, or a stack of folded ones. */
export const drawTowel: Draw = (kit) => {
  if (flag(kit, 'stack')) return stack(kit);
  const d = 'M390 300C470 288 720 288 810 300L826 1150C700 1166 500 1166 376 1150Z';
  const lower = 'M376 1010L384 1240C500 1256 640 1252 700 1240L704 1020Z';
  const folds: Fold[] = [420, 520, 620, 720].map((x, i) => ({ d: `M${x} 310Q${x + kit.rng.jitter(30)} 700 ${x + (x - 600) * 0.05} 1150`, width: 34, tone: i % 2 ? 0.24 : -0.24 }));
  const border = [1020, 1046].map((y) => `<path d="M378 ${y}Q600 ${y + 16} 824 ${y}" fill="none" stroke="${darken(kit.hex, 0.25)}" stroke-width="9" stroke-opacity=".6"/>`).join('');
  const loop = `<path d="M580 296C560 220 640 220 620 296" fill="none" stroke="${darken(kit.hex, 0.2)}" stroke-width="11"/>`;
  return { art: loop + panel(kit, lower, { surface: 'terry', fill: darken(kit.hex, 0.1), soft: 14, step: 60 }) + crease(kit, panel(kit, d, { surface: 'terry', folds, soft: 16, step: 60, blockFrom: 900 }), 0.4) + border + stitching(kit.hex, 'M380 1132Q600 1150 822 1132'), place: 'hang', shade: [d, lower], focus: { x: 560, y: 960, zoom: 2.2 } };
};

function stack(kit: Kit) {
  const base = 1180;
  const tones = [kit.hex, kit.hex, mix(kit.hex, '#f4eee2', 0.45), kit.hex];
  const art = tones.map((tone, i) => {
    const y = base - 118 * (i + 1);
    const w = 330 - (i % 2) * 14 + kit.rng.jitter(8);
    const dx = kit.rng.jitter(8);
    const own = { ...kit, hex: tone };
    const [l, r] = [CX - w + dx, CX + w + dx];
    const d = shape([l + 40, y + 6], [
      [CX + dx, y - 2, r - 30, y + 4], [r + 10, y + 6, r + 12, y + 60], [r + 10, y + 114, r - 30, y + 116],
      [CX + dx, y + 121, l + 40, y + 117], [l - 12, y + 114, l - 12, y + 60], [l - 12, y + 8, l + 40, y + 6],
    ]);
    return panel(own, d, { surface: 'terry', soft: 12, round: 0.9, step: 54, folds: [{ d: `M${CX - w + 90 + dx} ${y + 62}Q${CX + dx} ${y + 66} ${CX + w + 30 + dx} ${y + 60}`, width: 7, tone: -0.75 }, { d: `M${CX - w + 30 + dx} ${y + 20}Q${CX - w + dx} ${y + 60} ${CX - w + 30 + dx} ${y + 100}`, width: 16, tone: 0.3 }, { d: `M${CX - w + dx} ${y + 30}H${CX + w + dx}`, width: 22, tone: 0.3 }, { d: `M${CX - w + dx} ${y + 112}H${CX + w + dx}`, width: 18, tone: -0.5 }] }) + seam(tone, `M${n(l + 90)} ${y + 62}Q${n(CX + dx)} ${y + 66} ${n(r + 9)} ${y + 60}`, 3);
  }).join('');
  return { art, place: 'stand' as const, base, reach: 330, focus: { x: 500, y: 900, zoom: 2 } };
}

/** A made bed: duvet with a fold, and two pillows. */
export const drawBedding: Draw = (kit) => {
  const { rng } = kit;
  const pale = mix(kit.hex, '#fbf7ee', 0.6);
  const pillow = (x: number, turn: number, hex: string) => {
    const d = smooth([[x - 200, 520], [x - 100, 498], [x, 492], [x + 100, 498], [x + 200, 520], [x + 190, 600], [x + 204, 700], [x + 90, 716], [x, 722], [x - 90, 716], [x - 204, 700], [x - 190, 600]], true);
    const folds: Fold[] = [{ d: `M${x - 190} 530Q${x - 110} 580 ${x - 60} 640`, width: 20, tone: -0.26 }, { d: `M${x + 190} 530Q${x + 110} 580 ${x + 60} 640`, width: 20, tone: -0.26 }, { d: `M${x - 90} 560Q${x} 590 ${x + 80} 560`, width: 36, tone: 0.3 }];
    return `<g transform="rotate(${turn} ${x} 600)">${panel({ ...kit, hex }, d, { surface: 'smooth', folds, soft: 15, round: 1, step: 50 })}</g>`;
  };
  const head = panel({ ...kit, hex: '#b08a5e' }, box(150, 330, 900, 560, 20), { surface: 'smooth', step: 0, soft: 12, round: 0.4 });
  const sheet = 'M160 660Q600 630 1040 660L1056 1150H144Z';
  const duvet = 'M140 800C400 760 800 764 1060 800C1090 980 1090 1140 1074 1290C760 1316 440 1316 126 1290C110 1140 110 980 140 800Z';
  const over = 'M140 800C400 760 800 764 1060 800L1066 912C800 880 400 876 134 912Z';
  const folds: Fold[] = Array.from({ length: 12 }, (_, i) => {
    const x = 180 + i * 76 + rng.jitter(22);
    const y = 920 + rng.between(0, 160);
    return { d: `M${n(x)} ${n(y)}Q${n(x + rng.jitter(70))} ${n(y + 100)} ${n(x + rng.jitter(60))} ${n(y + 230)}`, width: rng.between(20, 40), tone: i % 2 ? 0.32 : -0.28 };
  });
  const art = head + panel({ ...kit, hex: pale }, sheet, { surface: 'smooth', step: 0, soft: 14 }) + pillow(800, 3, kit.hex) + pillow(395, -3, kit.hex) + pillow(600, 1, pale) +
    crease(kit, panel(kit, duvet, { surface: 'linen', folds, soft: 20, round: 0.9, step: 60, blockFrom: 1080 }) + panel({ ...kit, hex: pale }, over, { surface: 'linen', step: 0, soft: 14, folds: [{ d: 'M134 906C400 872 800 876 1066 906', width: 20, tone: -0.5 }, { d: 'M140 830C400 790 800 794 1060 830', width: 26, tone: 0.35 }] }), 0.7, 0.8);
  const legs = [190, 1010].map((x) => `<path d="M${x - 16} 1290h32l-6 90h-20z" fill="#7a5234"/>`).join('');
  return { art: legs + art, place: 'floor', base: 1380, reach: 480, focus: { x: 480, y: 780, zoom: 1.9 } };
};

/** A bath mat from above. */
export const drawBathMat: Draw = (kit) => {
  const round = kit.rng.chance(0.3);
  const d = round ? oval(CX, 760, 440, 330) : box(160, 500, 880, 520, 40);
  const tufts = surfaceTile(kit, 'terry', 90) ?? kit.hex;
  const ribs = Array.from({ length: 12 }, (_, i) => `M180 ${540 + i * 40}H1020`).join('');
  const grooves = round ? [250, 180, 100].map((r) => oval(CX, 760, r * 1.5, r * 1.12)).join('') : ribs;
  const pattern = patternTile(kit, 0, 70);
  const art = panel(kit, d, { surface: 'terry', soft: 16, round: 0.7, step: 0 }) + `<path d="${d}" fill="${tufts}"/>` + (pattern ? `<path d="${d}" fill="${pattern}" fill-opacity=".75"/>` : `<g clip-path="${kit.sheet.clip(d)}">${seam(kit.hex, grooves, 6)}</g>`) + stitching(kit.hex, round ? oval(CX, 760, 420, 312) : box(182, 522, 836, 476, 30));
  return { art, place: 'lie', shade: [d], focus: { x: 360, y: 640, zoom: 2.2 } };
};
