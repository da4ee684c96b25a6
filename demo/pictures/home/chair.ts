import { panel } from '../base/cloth';
import { darken } from '../base/colour';
import { choice, type Draw, type Kit } from '../base/kit';
import { mirrored } from '../base/path';
import { leg, round, wood } from '../base/solid';

const CX = 600;
const BASE = 1330;

/** A dining chair: bent wood, a moulded shell, or slats; seen a little from the side. */
export const drawChair: Draw = (kit) => {
  const style = choice(kit, 'style', ['wood', 'shell', 'slat']);
  const { rng } = kit;
  const frame = style === 'shell' ? rng.pick(['#c39a68', '#3a3632', '#a97a4a']) : kit.hex;
  const seat = 850;
  const legs =
    leg(kit, [CX - 160, seat + 10], [CX - 190, BASE - 60], 16, 11, darken(frame, 0.25)) +
    leg(kit, [CX + 190, seat + 10], [CX + 236, BASE - 60], 16, 11, darken(frame, 0.25));
  const front =
    leg(kit, [CX - 222, seat + 30], [CX - 256, BASE], 19, 13, frame) +
    leg(kit, [CX + 214, seat + 30], [CX + 246, BASE], 19, 13, frame);
  const rail = wood(
    kit,
    `M${CX - 232} ${seat + 36}H${CX + 226}V${seat + 86}Q${CX} ${seat + 70} ${CX - 232} ${seat + 86}Z`,
    darken(frame, 0.08),
  );
  if (style === 'shell')
    return {
      art: legs + shell(kit, seat) + front,
      place: 'floor',
      base: BASE,
      reach: 280,
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
    style === 'slat'
      ? Array.from({ length: 4 }, (_, i) =>
          wood(
            kit,
            `M${CX - 190} ${350 + i * 112}Q${CX} ${330 + i * 112} ${CX + 190} ${350 + i * 112}V${398 + i * 112}Q${CX} ${380 + i * 112} ${CX - 190} ${398 + i * 112}Z`,
            frame,
          ),
        ).join('')
      : wood(
          kit,
          `M${CX - 206} 336Q${CX} 280 ${CX + 206} 336Q${CX + 214} 420 ${CX + 200} 462Q${CX} 420 ${CX - 200} 462Q${CX - 214} 420 ${CX - 206} 336Z`,
          frame,
        ) +
        [-90, 0, 90]
          .map((x) => leg(kit, [CX + x, 440], [CX + x * 0.94, seat - 30], 9, 9, frame))
          .join('');
  const cushioned =
    style === 'wood' && rng.chance(0.5)
      ? panel({ ...kit, hex: rng.pick(['#d9cdb8', '#6f7a5c', '#3a4250', '#8a5a44']) }, seatD, {
          surface: 'wool',
          soft: 14,
          round: 1,
          step: 0,
        })
      : style === 'wood' && rng.chance(0.5)
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
