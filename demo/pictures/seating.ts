import { panel } from './cloth';
import { darken, lighten } from './colour';
import { choice, type Draw, type Kit } from './kit';
import { box, mirrored, n } from './path';
import { leg, rod, round, wood } from './solid';
import { seam } from './trims';

const CX = 600;
const BASE = 1330;


/** A dining chair: bent wood, a moulded shell, or slats; seen a little from the side. */
export const drawChair: Draw = (kit) => {
  const style = choice(kit, 'style', ['wood', 'shell', 'slat']);
  const { rng } = kit;
  const frame = style === 'shell' ? rng.pick(['#c39a68', '#3a3632', '#a97a4a']) : kit.hex;
  const seat = 850;
  const legs = leg(kit, [CX - 160, seat + 10], [CX - 190, BASE - 60], 16, 11, darken(frame, 0.25)) + leg(kit, [CX + 190, seat + 10], [CX + 236, BASE - 60], 16, 11, darken(frame, 0.25));
  const front = leg(kit, [CX - 222, seat + 30], [CX - 256, BASE], 19, 13, frame) + leg(kit, [CX + 214, seat + 30], [CX + 246, BASE], 19, 13, frame);
  const rail = wood(kit, `M${CX - 232} ${seat + 36}H${CX + 226}V${seat + 86}Q${CX} ${seat + 70} ${CX - 232} ${seat + 86}Z`, darken(frame, 0.08));
  if (style === 'shell') return { art: legs + shell(kit, seat) + front, place: 'floor', base: BASE, reach: 280, focus: { x: CX, y: 700, zoom: 1.9 } };
  const seatD = mirrored(CX, [0, seat - 44], [[140, seat - 44, 196, seat - 40], [236, seat - 10, 262, seat + 34], [258, seat + 56, 240, seat + 56], [0, seat + 58]]);
  const posts = leg(kit, [CX - 190, 330], [CX - 196, seat], 12, 17, frame) + leg(kit, [CX + 190, 330], [CX + 196, seat], 12, 17, frame);
  const back = style === 'slat'
    ? Array.from({ length: 4 }, (_, i) => wood(kit, `M${CX - 190} ${350 + i * 112}Q${CX} ${330 + i * 112} ${CX + 190} ${350 + i * 112}V${398 + i * 112}Q${CX} ${380 + i * 112} ${CX - 190} ${398 + i * 112}Z`, frame)).join('')
    : wood(kit, `M${CX - 206} 336Q${CX} 280 ${CX + 206} 336Q${CX + 214} 420 ${CX + 200} 462Q${CX} 420 ${CX - 200} 462Q${CX - 214} 420 ${CX - 206} 336Z`, frame) + [-90, 0, 90].map((x) => leg(kit, [CX + x, 440], [CX + x * 0.94, seat - 30], 9, 9, frame)).join('');
  const cushioned = style === 'wood' && rng.chance(0.5)
    ? panel({ ...kit, hex: rng.pick(['#d9cdb8', '#6f7a5c', '#3a4250', '#8a5a44']) }, seatD, { surface: 'wool', soft: 14, round: 1, step: 0 })
    : style === 'wood' && rng.chance(0.5) ? panel({ ...kit, hex: '#d8bd8c' }, seatD, { surface: 'straw', soft: 12, step: 0 }) : wood(kit, seatD, frame);
  return { art: legs + posts + back + rail + cushioned + `<path d="M${CX - 256} ${seat + 44}Q${CX} ${seat + 62} ${CX + 256} ${seat + 44}" fill="none" stroke="${darken(frame, 0.6)}" stroke-opacity=".35" stroke-width="7"/>` + front, place: 'floor', base: BASE, reach: 280, focus: { x: CX, y: 600, zoom: 1.9 } };
};

function shell(kit: Kit, seat: number): string {
  const d = mirrored(CX, [0, 330], [[130, 326, 214, 350, 236, 440], [250, 560, 220, 660, 268, 770], [300, 820, 296, seat + 20, 250, seat + 46], [160, seat + 76, 0, seat + 78]]);
  const front = mirrored(CX, [0, seat - 20], [[170, seat - 20, 240, seat - 50], [296, seat - 10, 290, seat + 26, 250, seat + 46], [160, seat + 76, 0, seat + 78]]);
  return round(kit, d, kit.hex, 'matt') + `<g filter="${kit.sheet.blur(22, 0.4)}"><path d="M${CX - 220} ${seat - 40}Q${CX} ${seat - 10} ${CX + 220} ${seat - 40}" fill="none" stroke="${darken(kit.hex, 0.6)}" stroke-width="40" stroke-opacity=".5"/></g>` + panel(kit, front, { surface: 'smooth', soft: 14, round: 0.8, step: 0, folds: [{ d: `M${CX - 200} ${seat + 4}Q${CX} ${seat + 30} ${CX + 200} ${seat + 4}`, width: 26, tone: 0.4 }] });
}

/** An upholstered easy chair. */
export const drawArmchair: Draw = (kit) => {
  const { rng } = kit;
  const frame = rng.pick(['#a97a4a', '#7a5234', '#c39a68']);
  const surface = rng.pick(['wool', 'linen', 'terry'] as const);
  const rounded = rng.chance(0.5);
  const back = rounded
    ? mirrored(CX, [0, 430], [[220, 426, 330, 500, 340, 640], [346, 860], [0, 880]])
    : mirrored(CX, [0, 440], [[240, 436, 292, 446], [318, 456, 320, 500], [330, 860], [0, 880]]);
  const arm = (s: 1 | -1) => rounded
    ? `M${CX + s * 300} 740C${CX + s * 310} 660 ${CX + s * 430} 660 ${CX + s * 436} 760C${CX + s * 446} 920 ${CX + s * 430} 1080 ${CX + s * 410} 1170H${CX + s * 286}Z`
    : `M${CX + s * 292} 730Q${CX + s * 300} 690 ${CX + s * 360} 690Q${CX + s * 424} 690 ${CX + s * 426} 740L${CX + s * 418} 1170H${CX + s * 286}Z`;
  const seat = mirrored(CX, [0, 846], [[250, 842, 290, 852], [310, 870, 308, 930], [306, 1000, 290, 1010], [0, 1020]]);
  const skirt = box(CX - 320, 990, 640, 180, 14);
  const legs = [-350, 350].map((x) => leg(kit, [CX + x, 1160], [CX + x * 1.06, BASE], 18, 11, frame)).join('') + [-250, 250].map((x) => leg(kit, [CX + x, 1150], [CX + x * 1.04, BASE - 50], 14, 10, darken(frame, 0.3))).join('');
  const buttons = rng.chance(0.4) ? [[-120, 560], [0, 548], [120, 560], [-60, 680], [60, 680]].map(([x, y]) => `<circle cx="${CX + (x ?? 0)}" cy="${y}" r="11" fill="${darken(kit.hex, 0.3)}"/>`).join('') : seam(kit.hex, `M${CX} 446V850`, 2.4);
  const art = legs + panel(kit, back, { surface, soft: 24, round: 1, step: 70, folds: [{ d: `M${CX - 200} 540Q${CX - 60} 500 ${CX + 60} 520`, width: 70, tone: 0.2 }, { d: `M${CX - 300} 850H${CX + 300}`, width: 60, tone: -0.5 }] }) + buttons +
    panel(kit, skirt, { surface, soft: 18, round: 0.5, step: 70, folds: [{ d: `M${CX - 300} 1010H${CX + 300}`, width: 40, tone: -0.5 }] }) + panel(kit, seat, { surface, soft: 20, round: 0.8, step: 70, folds: [{ d: `M${CX - 220} 890Q${CX} 870 ${CX + 200} 890`, width: 46, tone: 0.34 }, { d: `M${CX - 290} 1000H${CX + 290}`, width: 30, tone: -0.4 }] }) + seam(kit.hex, `M${CX - 304} 930Q${CX} 948 ${CX + 304} 930`, 2.2) +
    ([-1, 1] as const).map((s) => panel(kit, arm(s), { surface, soft: 22, round: 1, step: 70, folds: [{ d: `M${CX + s * 330} 730Q${CX + s * 364} 706 ${CX + s * 400} 736`, width: 34, tone: 0.3 }] })).join('');
  return { art, place: 'floor', base: BASE, reach: 400, focus: { x: CX - 100, y: 780, zoom: 1.9 } };
};

/** A stool with a round seat, or a step stool. */
export const drawStool: Draw = (kit) => {
  const step = choice(kit, 'style', ['round', 'step']) === 'step';
  const tone = kit.hex;
  if (step) {
    const side = (x: number) => wood(kit, `M${x} 780h44l40 550h-56z`, tone, 86);
    const tread = (y: number, w: number, x = CX) => wood(kit, `M${n(x - w + 24)} ${y - 36}H${n(x + w - 24)}L${n(x + w)} ${y}H${n(x - w)}Z`, lighten(tone, 0.1)) + wood(kit, box(x - w, y, w * 2, 30, 4), darken(tone, 0.06));
    return { art: side(CX - 250) + `<g transform="translate(1200 0) scale(-1 1)">${side(CX - 250)}</g>` + tread(770, 270) + `<path d="${box(CX - 80, 746, 160, 16, 8)}" fill="${darken(tone, 0.7)}"/>` + rod(`M${CX - 220} 900H${CX + 220}`, 24, tone) + tread(1080, 300), place: 'floor', base: BASE, reach: 300, focus: { x: CX - 60, y: 840, zoom: 1.9 } };
  }
  const seat = round(kit, mirrored(CX, [0, 812], [[250, 812], [262, 850], [200, 884, 0, 886]]), tone, 'matt');
  const padded = kit.rng.chance(0.4);
  const top = padded
    ? panel(kit, mirrored(CX, [0, 752], [[200, 750, 256, 780], [280, 830, 250, 850], [150, 876, 0, 878]]), { surface: 'wool', soft: 18, round: 1 })
    : wood(kit, mirrored(CX, [0, 772], [[160, 772, 256, 790, 256, 814], [250, 844, 120, 858, 0, 858]]), lighten(tone, 0.06));
  const legTone = padded ? '#a97a4a' : tone;
  const legs = leg(kit, [CX - 90, 840], [CX - 150, BASE - 50], 15, 12, darken(legTone, 0.28)) + leg(kit, [CX + 100, 840], [CX + 160, BASE - 50], 15, 12, darken(legTone, 0.28));
  const front = leg(kit, [CX - 176, 850], [CX - 256, BASE], 19, 14, legTone) + leg(kit, [CX + 176, 850], [CX + 256, BASE], 19, 14, legTone);
  return { art: legs + rod(`M${CX - 214} 1110H${CX + 214}`, 20, darken(legTone, 0.1)) + front + seat + top, place: 'floor', base: BASE, reach: 270, focus: { x: CX, y: 880, zoom: 1.9 } };
};

