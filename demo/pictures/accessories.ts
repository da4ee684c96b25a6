import { crease, type Fold, panel } from './cloth';
import { darken, lighten, luma, mix } from './colour';
import { choice, type Draw, flag, type Kit } from './kit';
import { box, mirrored, n, type Point, smooth, trace } from './path';
import { button, metal, ribBand, seam, stitching } from './trims';

const CX = 600;

/** Fringes along an edge from `x1` to `x2`. */
export function fringe(kit: Kit, x1: number, x2: number, y: number, long: number, slope = 0): string {
  let dark = '';
  let pale = '';
  for (let x = x1 + 6; x < x2 - 2; x += 13) {
    const at = y + slope * (x - x1);
    const end = `q${n(kit.rng.jitter(7))} ${n(long / 2)} ${n(kit.rng.jitter(9))} ${n(long + kit.rng.jitter(8))}`;
    dark += `M${n(x + 2)} ${n(at + 2)}${end}`;
    pale += `M${n(x)} ${n(at)}${end}`;
  }
  return `<path d="${dark}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-width="9" stroke-linecap="round" stroke-opacity=".6"/><path d="${pale}" fill="none" stroke="${kit.hex}" stroke-width="7.5" stroke-linecap="round"/><path d="${pale}" fill="none" stroke="${lighten(kit.hex, 0.5)}" stroke-width="2" stroke-opacity=".5"/>`;
}

/** A scarf, laid once around with both ends hanging. */
export const drawScarf: Draw = (kit) => {
  const { rng } = kit;
  const long = 1160 + rng.jitter(40);
  const other = 1080 + rng.jitter(60);
  const left = `M438 430C420 640 410 860 ${404} ${other}L${606} ${other + 14}C612 860 600 640 640 470Z`;
  const right = `M590 470C610 680 600 900 ${596} ${long}L${806} ${long - 12}C800 860 790 640 760 430Z`;
  const loop = 'M430 400C430 290 520 236 610 236C710 236 778 290 774 396C776 500 700 560 600 560C500 560 428 500 430 400Z';
  const hole = 'M506 362C510 310 560 292 606 292C660 292 700 316 700 362C690 404 650 424 604 424C556 424 510 404 506 362Z';
  const along = (x: number, end: number): Fold[] => [0.2, 0.45, 0.7].map((t, i) => ({ d: `M${x + 20 + t * 130} 460Q${x + t * 190 + rng.jitter(20)} 800 ${x - 10 + t * 200} ${end}`, width: 20, tone: i % 2 ? 0.26 : -0.26 }));
  const around: Fold[] = [{ d: 'M450 420Q600 580 760 420', width: 18, tone: -0.4 }, { d: 'M446 380Q600 520 764 380', width: 16, tone: 0.34 }, { d: 'M470 470Q600 600 740 470', width: 14, tone: 0.3 }, { d: 'M480 330Q500 270 600 262', width: 16, tone: 0.3 }];
  const wool = rng.pick(['wool', 'knit', 'twill'] as const);
  const tails = panel(kit, left, { surface: wool, folds: along(410, other), soft: 14, step: 60 }) + panel(kit, right, { surface: wool, folds: along(600, long), soft: 14, step: 60, turn: 2 });
  const edges = flag(kit, 'fringe') ? fringe(kit, 404, 606, other, 78, 0.07) + fringe(kit, 596, 806, long, 78, -0.06) : stitching(kit.hex, `M410 ${other - 18}L602 ${other - 4}M602 ${long - 18}L800 ${long - 30}`);
  const inside = `<path d="${hole}" fill="${darken(kit.hex, 0.55)}"/><path d="M520 372Q600 330 692 366Q640 420 604 420Q550 418 520 372Z" fill="${darken(kit.hex, 0.3)}"/>`;
  return { art: crease(kit, tails, 0.35) + edges + panel(kit, loop, { surface: wool, folds: around, soft: 14, round: 1.1, step: 60, turn: 50 }) + inside + seam(kit.hex, hole, 2), place: 'hang', shade: [left, right, loop], focus: { x: 600, y: 470, zoom: 2.1 } };
};

/** A belt, rolled up with its buckle in front. */
export const drawBelt: Draw = (kit) => {
  const { rng } = kit;
  const h = 84 + rng.jitter(16);
  const brass = rng.pick(['#b79a5c', '#a9a294', '#6f675c']);
  const y = 760;
  const ringBand = (rx: number, ry: number, dy: number, inner: boolean) => {
    const d = `M${CX - rx} ${y + dy}A${rx} ${ry} 0 0 1 ${CX + rx} ${y + dy}V${y + dy + h}A${rx} ${ry} 0 0 0 ${CX - rx} ${y + dy + h}Z`;
    const front = `M${CX - rx} ${y + dy}A${rx} ${ry} 0 0 0 ${CX + rx} ${y + dy}V${y + dy + h}A${rx} ${ry} 0 0 1 ${CX - rx} ${y + dy + h}Z`;
    return inner ? panel(kit, d, { surface: 'leather', fill: darken(mix(kit.hex, '#a87c50', 0.3), 0.3), step: 0, soft: 10 }) : panel(kit, front, { surface: 'leather', soft: 12, step: 40, folds: [{ d: `M${CX - rx} ${y + dy + 18}A${rx} ${ry} 0 0 0 ${CX + rx} ${y + dy + 18}`, width: 16, tone: 0.3 }] }) + stitching(kit.hex, `M${CX - rx + 4} ${y + dy + 12}A${rx} ${ry} 0 0 0 ${CX + rx - 4} ${y + dy + 12}`) + stitching(kit.hex, `M${CX - rx + 4} ${y + dy + h - 12}A${rx} ${ry} 0 0 0 ${CX + rx - 4} ${y + dy + h - 12}`);
  };
  const back = ringBand(330, 120, 0, true) + ringBand(300, 104, 4, true);
  const tipY = y + 150;
  const tail = `M${CX + 40} ${y + 116}C${CX + 200} ${y + 110} ${CX + 330} ${y + 90} ${CX + 420} ${y + 150}C${CX + 440} ${y + 170} ${CX + 440} ${y + 190} ${CX + 420} ${y + 206}C${CX + 330} ${y + 176} ${CX + 200} ${y + 196} ${CX + 40} ${y + 116 + h}Z`;
  const holes = [180, 226, 272, 318].map((x) => `<ellipse cx="${CX + x}" cy="${y + 154 - (x > 260 ? 4 : 0)}" rx="7" ry="8" fill="${darken(kit.hex, 0.8)}"/>`).join('');
  const bx = CX - 30;
  const buckle = metal(`M${bx - 70} ${tipY - 56}h120q12 0 12 12v${h + 12}q0 12 -12 12h-120q-12 0 -12 -12v-${h + 12}q0 -12 12 -12z`, 15, brass) + metal(`M${bx - 60} ${tipY + 6}H${bx + 66}`, 9, brass);
  const keeper = panel(kit, box(CX + 76, y + 104, 38, h + 22, 6), { surface: 'leather', step: 0, soft: 6 });
  return { art: back + ringBand(330, 120, 0, false) + panel(kit, tail, { surface: 'leather', soft: 11, step: 0 }) + holes + keeper + buckle, place: 'stand', base: y + h + 122, reach: 330, focus: { x: 600, y: 900, zoom: 2.1 } };
};

/** A pair of gloves, one over the other. */
export const drawGloves: Draw = (kit) => {
  const leather = choice(kit, 'style', ['leather', 'knit']) === 'leather';
  const length = kit.rng.between(0, 60);
  const one = glove(kit, leather, length);
  const d = glovePath(length);
  return {
    art: `<g transform="${GLOVE_TURNS[0]}">${one}</g><g transform="${GLOVE_TURNS[1]}">${one}</g>`,
    place: 'lie', shade: [d, d], turns: GLOVE_TURNS, focus: { x: 480, y: 700, zoom: 2 },
  };
};

const GLOVE_TURNS = [
  'rotate(-13 560 800) translate(-150 6)',
  'rotate(9 620 800) translate(136 -14) translate(1200 0) scale(-1 1)',
];
const SOCK_TURNS = ['translate(-70 -40) rotate(-5 600 700)', 'translate(46 30) rotate(3 600 700)'];

function glovePath(extra: number): string {
  const pts: Point[] = [[500, 1130 + extra], [506, 1000], [484, 880], [470, 740], [452, 590], [456, 500], [484, 486], [506, 520], [520, 640], [534, 690], [536, 560], [536, 440], [560, 404], [588, 430], [592, 560], [598, 684], [612, 560], [620, 440], [648, 416], [672, 446], [668, 570], [662, 700], [688, 610], [708, 540], [736, 530], [752, 560], [738, 670], [726, 780], [712, 870], [700, 980], [702, 1130 + extra], [600, 1140 + extra]];
  return smooth(pts, true);
}

function glove(kit: Kit, leather: boolean, extra: number): string {
  const d = glovePath(extra);
  const thumb = smooth([[500, 960], [440, 880], [400, 780], [372, 700], [388, 664], [420, 676], [452, 750], [490, 820], [540, 900], [540, 980]], true);
  const surface = leather ? 'leather' : 'knit';
  const folds: Fold[] = [{ d: 'M540 700Q560 860 540 1000', width: 20, tone: 0.2 }, { d: 'M660 720Q680 860 672 1000', width: 24, tone: -0.24 }, { d: 'M600 700V760', width: 12, tone: -0.3 }, { d: 'M530 700V770', width: 12, tone: -0.3 }, { d: 'M668 710V770', width: 12, tone: -0.3 }];
  const points = leather ? seam(kit.hex, 'M560 740Q556 820 568 890') + seam(kit.hex, 'M606 740Q606 830 608 900') + seam(kit.hex, 'M652 744Q656 820 650 890') : '';
  const wrist = leather ? stitching(kit.hex, `M504 ${1100 + extra}H700`) + seam(kit.hex, 'M505 1010Q600 1030 700 1006') + button(640, 1050, 12, '#b79a5c', false) : ribBand(kit, `M497 ${1090 + extra}Q600 ${1100 + extra} 705 ${1090 + extra}`, 120, kit.hex, 11);
  return panel(kit, thumb, { surface, soft: 12, round: 1, step: 0 }) + panel(kit, d, { surface, soft: 12, round: 1, folds, step: leather ? 0 : 54 }) + points + wrist;
}

/** A pair of socks, lying side by side. */
export const drawSocks: Draw = (kit) => {
  const heel = kit.rng.chance(0.6) ? (luma(kit.hex) > 0.5 ? darken(kit.hex, 0.35) : lighten(kit.hex, 0.5)) : kit.hex;
  const top = 320 + kit.rng.jitter(60);
  const d = `M420 ${top}C424 ${top + 200} 418 700 424 830C430 900 470 940 540 990C640 1060 740 1110 800 1128C870 1140 900 1080 872 1020C800 950 690 900 660 830C640 760 652 600 652 ${top}Z`;
  const sock = (k: Kit) => {
    const folds: Fold[] = [{ d: 'M470 400Q480 620 476 800', width: 40, tone: 0.16 }, { d: 'M620 400Q610 640 626 820', width: 40, tone: -0.18 }, { d: 'M650 850Q560 860 470 930', width: 18, tone: -0.26 }, { d: 'M640 820Q560 820 440 870', width: 12, tone: 0.2 }];
    const heelD = 'M418 800C424 900 460 940 548 996C590 940 560 860 500 830C470 812 440 800 418 800Z';
    const toe = 'M744 1104C790 1130 860 1150 884 1100C894 1050 870 1016 836 990C780 1000 744 1050 744 1104Z';
    return panel(k, d, { surface: 'knit', folds, soft: 14, round: 1, step: 56 }) + panel(k, heelD, { fill: heel, surface: 'knit', step: 0, soft: 8, round: 0.5 }) + panel(k, toe, { fill: heel, surface: 'knit', step: 0, soft: 8, round: 0.5 }) + ribBand(k, `M421 ${top + 52}Q536 ${top + 66} 653 ${top + 52}`, 120, heel === k.hex ? k.hex : kit.hex, 11);
  };
  const other = `<g transform="${SOCK_TURNS[0]}">${sock({ ...kit, hex: darken(kit.hex, 0.08) })}</g>`;
  return { art: other + `<g transform="${SOCK_TURNS[1]}">${sock(kit)}</g>`, place: 'lie', shade: [d, d], turns: SOCK_TURNS, focus: { x: 560, y: 560, zoom: 2 } };
};

/** A closed umbrella that leans with its handle up, or an open one. */
export const drawUmbrella: Draw = (kit) => {
  const open = kit.rng.chance(0.5);
  const wood = kit.rng.pick(['#8a5a34', '#3a2a20', '#b98a55']);
  return open ? openUmbrella(kit, wood) : closedUmbrella(kit, wood);
};

function crook(y: number, wood: string): string {
  const d = `M${CX} ${y - 170}V${y}C${CX} ${y + 84} ${CX + 110} ${y + 84} ${CX + 108} ${y - 4}`;
  return `<path d="${d}" fill="none" stroke="${darken(wood, 0.5)}" stroke-width="33" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${wood}" stroke-width="29" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${lighten(wood, 0.6)}" stroke-width="6" stroke-linecap="round" stroke-opacity=".6" transform="translate(-6 -2)"/>`;
}

function openUmbrella(kit: Kit, wood: string) {
  const xs = [-470, -300, -108, 108, 300, 470];
  const tip: Point = [0, 330];
  const panels = xs.slice(0, -1).map((x1, i) => {
    const x2 = xs[i + 1] as number;
    const [y1, y2] = [740 - Math.abs(x1) * 0.02, 740 - Math.abs(x2) * 0.02];
    const d = `${trace(CX, 1, tip, [[x1 * 0.72, 360, x1, y1], [(x1 + x2) / 2, 664, x2, y2], [x2 * 0.72, 360, 0, 330]])}Z`;
    return panel(kit, d, { surface: 'smooth', soft: 14, round: 0.7, turn: i * 16 - 32, fill: i % 2 && kit.params['pattern'] === 'block' ? darken(kit.hex, 0.4) : kit.hex, folds: [{ d: trace(CX, 1, [0, 360], [[(x1 + x2) * 0.36, 420, (x1 + x2) / 2, 690]]), width: 30, tone: 0.18 - Math.abs(i - 1.4) * 0.08 }] });
  });
  const outline = mirrored(CX, [0, 330], [[470 * 0.72, 360, 470, 730], [0, 700]]);
  const rod = `<path d="M${CX} 700V1010" stroke="#4a443e" stroke-width="13"/><path d="M${CX - 3} 700V1010" stroke="#b8b0a4" stroke-width="3"/>`;
  const under = `<path d="${mirrored(CX, [0, 660], [[300, 660, 468, 730], [300, 720, 0, 716]])}" fill="${darken(kit.hex, 0.6)}"/>`;
  return { art: rod + under + crook(1170, wood) + panels.join('') + metal(`M${CX} 334V270`, 10, '#8d867a'), place: 'hang' as const, shade: [outline, box(CX - 14, 700, 28, 480)], focus: { x: 600, y: 480, zoom: 1.8 } };
}

const LEAN = 'rotate(24 600 800)';

function closedUmbrella(kit: Kit, wood: string) {
  const d = mirrored(CX, [0, 1250], [[26, 1230, 40, 1000, 74, 620], [60, 560, 0, 556]]);
  const folds: Fold[] = [-36, -12, 12, 34].map((x, i) => ({ d: `M${CX + x} 570Q${CX + x * 1.2} 900 ${CX + x * 0.3} 1230`, width: 12, tone: i % 2 ? 0.4 : -0.5 }));
  const tie = panel(kit, mirrored(CX, [0, 800], [[62, 792], [60, 838], [0, 848]]), { surface: 'smooth', soft: 5, step: 0 });
  const flipped = `<g transform="rotate(180 600 480)">${crook(560, wood)}</g>`;
  const art = `<g transform="${LEAN}">${flipped}<path d="M${CX} 1240V1320" stroke="#5a5148" stroke-width="14" stroke-linecap="round"/>${panel(kit, d, { surface: 'smooth', folds, soft: 7, round: 1, step: 40 })}${tie}${button(CX + 20, 820, 9, wood, false)}</g>`;
  return { art, place: 'lie' as const, shade: [d, box(CX - 10, 360, 20, 220)], turns: [LEAN, LEAN], focus: { x: 660, y: 660, zoom: 1.9 } };
}

