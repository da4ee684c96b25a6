import { panel } from '../base/cloth';
import { darken, lighten } from '../base/colour';
import { choice, type Draw, type Drawing, type Kit } from '../base/kit';
import { mirrored, n } from '../base/path';
import { fourFeet, leg, rod, round, wood } from '../base/solid';

const CX = 600;
const BASE = 1330;

/** A dining chair: bent wood, a moulded shell, or slats; seen a little from the side. */
export const drawChair: Draw = (kit) => {
  const style = choice(kit, 'style', [
    'wood',
    'shell',
    'spindle',
    'folding',
    'school',
    'upholstered',
  ]);
  const { rng } = kit;
  if (style === 'folding') return folding(kit);
  if (style === 'school') return school(kit);
  const moulded = style === 'shell' || style === 'upholstered';
  const frame = moulded ? '#3a3632' : kit.hex;
  const seat = 850 + rng.jitter(4);
  const legs = moulded
    ? rod(
        `M${CX - 150} ${seat + 30}L${CX - 196} ${BASE - 60}M${CX + 180} ${seat + 30}L${CX + 236} ${BASE - 60}`,
        12,
        darken(frame, 0.2),
      )
    : leg(kit, [CX - 160, seat + 10], [CX - 190, BASE - 60], 16, 11, darken(frame, 0.25)) +
      leg(kit, [CX + 190, seat + 10], [CX + 236, BASE - 60], 16, 11, darken(frame, 0.25));
  const front = moulded
    ? rod(
        `M${CX - 206} ${seat + 50}L${CX - 256} ${BASE}M${CX + 200} ${seat + 50}L${CX + 250} ${BASE}`,
        14,
        frame,
      )
    : leg(kit, [CX - 222, seat + 30], [CX - 256, BASE], 19, 13, frame) +
      leg(kit, [CX + 214, seat + 30], [CX + 246, BASE], 19, 13, frame);
  const rail = wood(
    kit,
    `M${CX - 232} ${seat + 36}H${CX + 226}V${seat + 86}Q${CX} ${seat + 70} ${CX - 232} ${seat + 86}Z`,
    darken(frame, 0.08),
  );
  if (moulded)
    return {
      art: legs + front + (style === 'shell' ? shell(kit, seat) : tub(kit, seat)),
      place: 'floor',
      base: BASE,
      reach: 280,
      feet: fourFeet(253, BASE, 216, BASE - 60),
      focus: { x: CX, y: 700, zoom: 1.9 },
    };
  const seatD = mirrored(
    CX,
    [0, seat - 44],
    [
      [140, seat - 44, 196, seat - 40],
      [236, seat - 10, 262, seat + 34],
      [258, seat + 56, 240, seat + 56],
      [0, seat + 58],
    ],
  );
  const posts =
    leg(kit, [CX - 190, 330], [CX - 196, seat], 12, 17, frame) +
    leg(kit, [CX + 190, 330], [CX + 196, seat], 12, 17, frame);
  const back =
    style === 'spindle'
      ? [-150, -100, -50, 0, 50, 100, 150]
          .map((x) => leg(kit, [CX + x, 380], [CX + x * 0.96, seat - 30], 7, 9, frame))
          .join('') +
        wood(
          kit,
          `M${CX - 214} 350Q${CX} 300 ${CX + 214} 350L${CX + 206} 404Q${CX} 360 ${CX - 206} 404Z`,
          frame,
        )
      : wood(
          kit,
          `M${CX - 206} 336Q${CX} 280 ${CX + 206} 336Q${CX + 214} 420 ${CX + 200} 462Q${CX} 420 ${CX - 200} 462Q${CX - 214} 420 ${CX - 206} 336Z`,
          frame,
        ) +
        [-90, 0, 90]
          .map((x) => leg(kit, [CX + x, 440], [CX + x * 0.94, seat - 30], 9, 9, frame))
          .join('');
  const cushioned =
    kit.params.seat === 'cord'
      ? panel({ ...kit, hex: '#d8bd8c' }, seatD, { surface: 'straw', soft: 12, step: 0 })
      : wood(kit, seatD, frame);
  return {
    art:
      legs +
      posts +
      back +
      rail +
      cushioned +
      `<path d="M${CX - 256} ${seat + 44}Q${CX} ${seat + 62} ${CX + 256} ${seat + 44}" fill="none" stroke="${darken(frame, 0.6)}" stroke-opacity=".35" stroke-width="7"/>` +
      front,
    place: 'floor',
    base: BASE,
    reach: 280,
    feet: fourFeet(251, BASE, 212, BASE - 60),
    focus: { x: CX, y: 600, zoom: 1.9 },
  };
};

function shell(kit: Kit, seat: number): string {
  const d = mirrored(
    CX,
    [0, 330],
    [
      [130, 326, 214, 350, 236, 440],
      [250, 560, 220, 660, 268, 770],
      [300, 820, 296, seat + 20, 250, seat + 46],
      [160, seat + 76, 0, seat + 78],
    ],
  );
  const front = mirrored(
    CX,
    [0, seat - 20],
    [
      [170, seat - 20, 240, seat - 50],
      [296, seat - 10, 290, seat + 26, 250, seat + 46],
      [160, seat + 76, 0, seat + 78],
    ],
  );
  return (
    round(kit, d, kit.hex, 'matt') +
    `<g filter="${kit.sheet.blur(22, 0.4)}"><path d="M${CX - 220} ${seat - 40}Q${CX} ${seat - 10} ${CX + 220} ${seat - 40}" fill="none" stroke="${darken(kit.hex, 0.6)}" stroke-width="40" stroke-opacity=".5"/></g>` +
    panel(kit, front, {
      surface: 'smooth',
      soft: 14,
      round: 0.8,
      step: 0,
      folds: [
        {
          d: `M${CX - 200} ${seat + 4}Q${CX} ${seat + 30} ${CX + 200} ${seat + 4}`,
          width: 26,
          tone: 0.4,
        },
      ],
    })
  );
}

/** A padded tub: seat and back apart, covered with cloth. */
function tub(kit: Kit, seat: number): string {
  const back = mirrored(
    CX,
    [0, 380],
    [
      [170, 376, 262, 404, 276, 520],
      [284, 640, 292, 720, 290, 800],
      [0, 830],
    ],
  );
  const pad = mirrored(
    CX,
    [0, seat - 70],
    [
      [190, seat - 74, 280, seat - 64],
      [310, seat - 20, 290, seat + 44],
      [160, seat + 72, 0, seat + 74],
    ],
  );
  const look = { surface: 'wool', soft: 22, round: 1, step: 0 } as const;
  return (
    panel(kit, back, {
      ...look,
      folds: [{ d: `M${CX - 270} 780H${CX + 270}`, width: 60, tone: -0.5 }],
    }) +
    panel(kit, pad, {
      ...look,
      folds: [
        {
          d: `M${CX - 200} ${seat - 40}Q${CX} ${seat - 56} ${CX + 190} ${seat - 40}`,
          width: 34,
          tone: 0.34,
        },
      ],
    })
  );
}

/** A folding chair from the side: two frames that cross and turn on a pin, and slats. */
function folding(kit: Kit): Drawing {
  const hex = kit.hex;
  const side = (dx: number, tone: string) =>
    leg(kit, [CX + 216 + dx, 850], [CX - 214 + dx, BASE], 17, 15, tone) +
    leg(kit, [CX - 176 + dx, 300], [CX + 236 + dx, BASE], 17, 15, tone);
  const slat = (x1: number, y1: number, x2: number, y2: number, w: number) =>
    wood(
      kit,
      `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}V${n(y2 + w)}L${n(x1)} ${n(y1 + w)}Z`,
      lighten(hex, 0.06),
    );
  const back = [0, 1, 2].map((i) =>
    slat(CX - 176 + i * 32, 320 + i * 78, CX - 40 + i * 32, 290 + i * 78, 46),
  );
  const boards = [0, 1, 2, 3, 4].map((i) => {
    const x = CX - 190 + i * 84;
    return (
      wood(kit, `M${x} 858L${x + 132} 812H${x + 202}L${x + 70} 858Z`, lighten(hex, 0.1)) +
      wood(kit, `M${x} 858h70v22h-70z`, darken(hex, 0.1))
    );
  });
  const pin = (dx: number) =>
    `<circle cx="${CX + 34 + dx}" cy="${1052 - dx * 0.1}" r="15" fill="#b79a5c" stroke="#6a5228" stroke-width="3"/>`;
  const stretcher = wood(
    kit,
    `M${CX - 150} 1230L${CX - 20} 1196v26L${CX - 150} 1256Z`,
    darken(hex, 0.15),
  );
  return {
    art:
      `<g transform="translate(0 -40)">${side(136, darken(hex, 0.26))}</g>` +
      stretcher +
      back.join('') +
      boards.join('') +
      side(0, hex) +
      pin(0),
    place: 'floor',
    base: BASE,
    reach: 290,
    feet: [
      [CX - 78, BASE - 40],
      [CX + 372, BASE - 40],
      [CX - 214, BASE],
      [CX + 236, BASE],
    ],
    focus: { x: CX + 20, y: 950, zoom: 1.9 },
  };
}

/** A school chair: bent plywood for seat and back on a frame of tube. */
function school(kit: Kit): Drawing {
  const tube = '#8d867a';
  const frame =
    `M${CX - 216} ${BASE}L${CX - 190} 900Q${CX - 186} 872 ${CX - 150} 872H${CX + 150}Q${CX + 186} 872 ${CX + 190} 900L${CX + 216} ${BASE}` +
    `M${CX - 170} 880L${CX - 184} 400M${CX + 170} 880L${CX + 184} 400`;
  const rear = `M${CX - 150} 880L${CX - 172} ${BASE - 70}M${CX + 150} 880L${CX + 172} ${BASE - 70}M${CX - 166} 1140H${CX + 166}`;
  const seat = mirrored(
    CX,
    [0, 792],
    [
      [150, 792, 206, 806],
      [244, 840, 250, 872],
      [240, 902, 200, 900],
      [100, 884, 0, 884],
    ],
  );
  const back = `M${CX - 226} 392Q${CX} 340 ${CX + 226} 392Q${CX + 240} 480 ${CX + 222} 560Q${CX} 520 ${CX - 222} 560Q${CX - 240} 480 ${CX - 226} 392Z`;
  const rivet = [-184, 184].map(
    (x) =>
      `<circle cx="${CX + x}" cy="474" r="9" fill="#d8d2c4" stroke="#5a5448" stroke-width="2"/>`,
  );
  return {
    art:
      rod(rear, 15, darken(tube, 0.25)) +
      rod(frame, 19, tube) +
      wood(kit, back, kit.hex) +
      rivet.join('') +
      wood(kit, seat, lighten(kit.hex, 0.06)),
    place: 'floor',
    base: BASE,
    reach: 250,
    feet: fourFeet(216, BASE, 172, BASE - 70),
    focus: { x: CX, y: 560, zoom: 1.9 },
  };
}
