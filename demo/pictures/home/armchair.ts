import { panel } from '../base/cloth';
import { darken, mix } from '../base/colour';
import { choice, type Draw, type Drawing, flag, type Kit } from '../base/kit';
import { box, mirrored, n } from '../base/path';
import { fourFeet, leg, rod } from '../base/solid';
import { seam } from '../base/trims';

const CX = 600;
const BASE = 1330;

/** An upholstered easy chair. */
export const drawArmchair: Draw = (kit) => {
  const { rng } = kit;
  const frame = rng.pick(['#a97a4a', '#7a5234', '#c39a68']);
  const style = choice(kit, 'style', ['soft', 'square', 'rattan', 'swivel']);
  if (style === 'rattan') return rattan(kit);
  const surface = 'wool';
  const rounded = style !== 'square';
  const back = rounded
    ? mirrored(
        CX,
        [0, 430],
        [
          [220, 426, 330, 500, 340, 640],
          [346, 860],
          [0, 880],
        ],
      )
    : mirrored(
        CX,
        [0, 440],
        [
          [240, 436, 292, 446],
          [318, 456, 320, 500],
          [330, 860],
          [0, 880],
        ],
      );
  const arm = (s: 1 | -1) =>
    rounded
      ? `M${CX + s * 300} 740C${CX + s * 310} 660 ${CX + s * 430} 660 ${CX + s * 436} 760C${CX + s * 446} 920 ${CX + s * 430} 1080 ${CX + s * 410} ${style === 'swivel' ? 1290 : 1170}H${CX + s * 286}Z`
      : `M${CX + s * 292} 730Q${CX + s * 300} 690 ${CX + s * 360} 690Q${CX + s * 424} 690 ${CX + s * 426} 740L${CX + s * 418} 1170H${CX + s * 286}Z`;
  const seat = mirrored(
    CX,
    [0, 846],
    [
      [250, 842, 290, 852],
      [310, 870, 308, 930],
      [306, 1000, 290, 1010],
      [0, 1020],
    ],
  );
  const skirt = box(CX - 320, 990, 640, style === 'swivel' ? 300 : 180, 14);
  const legs =
    [-350, 350]
      .map((x) => leg(kit, [CX + x, 1160], [CX + x * 1.06, BASE], 18, 11, frame))
      .join('') +
    [-250, 250]
      .map((x) => leg(kit, [CX + x, 1150], [CX + x * 1.04, BASE - 50], 14, 10, darken(frame, 0.3)))
      .join('');
  const buttons = flag(kit, 'tufted')
    ? [
        [-120, 560],
        [0, 548],
        [120, 560],
        [-60, 680],
        [60, 680],
      ]
        .map(
          ([x, y]) =>
            `<circle cx="${CX + (x ?? 0)}" cy="${y}" r="11" fill="${darken(kit.hex, 0.3)}"/>`,
        )
        .join('')
    : seam(kit.hex, `M${CX} 446V850`, 2.4);
  const foot = panel(
    { ...kit, hex: darken(kit.hex, 0.25) },
    box(CX - 250, 1160, 500, BASE - 1166, 10),
    { surface, soft: 12, step: 0 },
  );
  const swivel = style === 'swivel';
  const art =
    (swivel ? foot : legs) +
    panel(kit, back, {
      surface,
      soft: 24,
      round: 1,
      step: 70,
      folds: [
        { d: `M${CX - 200} 540Q${CX - 60} 500 ${CX + 60} 520`, width: 70, tone: 0.2 },
        { d: `M${CX - 300} 850H${CX + 300}`, width: 60, tone: -0.5 },
      ],
    }) +
    buttons +
    panel(kit, skirt, {
      surface,
      soft: 18,
      round: 0.5,
      step: 70,
      folds: [{ d: `M${CX - 300} 1010H${CX + 300}`, width: 40, tone: -0.5 }],
    }) +
    panel(kit, seat, {
      surface,
      soft: 20,
      round: 0.8,
      step: 70,
      folds: [
        { d: `M${CX - 220} 890Q${CX} 870 ${CX + 200} 890`, width: 46, tone: 0.34 },
        { d: `M${CX - 290} 1000H${CX + 290}`, width: 30, tone: -0.4 },
      ],
    }) +
    seam(kit.hex, `M${CX - 304} 930Q${CX} 948 ${CX + 304} 930`, 2.2) +
    ([-1, 1] as const)
      .map((s) =>
        panel(kit, arm(s), {
          surface,
          soft: 22,
          round: 1,
          step: 70,
          folds: [
            {
              d: `M${CX + s * 330} 730Q${CX + s * 364} 706 ${CX + s * 400} 736`,
              width: 34,
              tone: 0.3,
            },
          ],
        }),
      )
      .join('');
  return {
    art,
    place: 'floor',
    base: BASE,
    reach: 400,
    ...(swivel ? {} : { feet: fourFeet(371, BASE, 260, BASE - 50) }),
    focus: { x: CX - 100, y: 780, zoom: 1.9 },
  };
};

/** A rattan chair with a high open back, bound with leather at its joints. */
function rattan(kit: Kit): Drawing {
  const hex = kit.hex;
  const hoop = (r: number, top: number) =>
    `M${CX - r} 900C${CX - r - 20} ${top + 240} ${CX - r * 0.7} ${top} ${CX} ${top}C${CX + r * 0.7} ${top} ${CX + r + 20} ${top + 240} ${CX + r} 900`;
  const ribs = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map((t) => {
    const top = 300 + t * t * 150;
    return `M${n(CX + t * 210)} 900Q${n(CX + t * 300)} 620 ${n(CX + t * 250)} ${n(top)}`;
  });
  const across = `M${CX - 286} 560Q${CX} 510 ${CX + 286} 560M${CX - 270} 720Q${CX} 690 ${CX + 270} 720`;
  const arms = `M${CX - 290} 700C${CX - 400} 690 ${CX - 420} 760 ${CX - 400} 900L${CX - 372} ${BASE}M${CX + 290} 700C${CX + 400} 690 ${CX + 420} 760 ${CX + 400} 900L${CX + 372} ${BASE}`;
  const under = `M${CX - 384} 1010Q${CX} 1060 ${CX + 384} 1010M${CX - 376} 1200Q${CX} 1240 ${CX + 376} 1200`;
  const rear = `M${CX - 240} 900L${CX - 270} ${BASE - 60}M${CX + 240} 900L${CX + 270} ${BASE - 60}`;
  const seat = mirrored(
    CX,
    [0, 850],
    [
      [220, 850, 330, 890],
      [372, 930, 366, 970],
      [200, 1010, 0, 1012],
    ],
  );
  const pad = mirrored(
    CX,
    [0, 812],
    [
      [210, 810, 310, 850],
      [350, 890, 330, 930],
      [180, 960, 0, 962],
    ],
  );
  const ties = [
    [-290, 706],
    [290, 706],
    [-284, 560],
    [284, 560],
    [-384, 1010],
    [384, 1010],
  ]
    .map(
      ([x, y]) =>
        `<path d="${box(CX + (x ?? 0) - 15, (y ?? 0) - 15, 30, 30, 6)}" fill="#6b4327" stroke="#3a2415" stroke-width="1.6"/>`,
    )
    .join('');
  const cushion = mix('#efe6d2', hex, 0.1 + kit.rng.between(0, 0.02));
  return {
    art:
      rod(rear, 17, darken(hex, 0.3)) +
      rod(ribs.join('') + across, 11, darken(hex, 0.08)) +
      rod(hoop(300, 260), 26, hex) +
      panel(kit, seat, { surface: 'straw', soft: 12, step: 0 }) +
      panel({ ...kit, hex: cushion }, pad, { surface: 'linen', soft: 20, round: 1, step: 0 }) +
      rod(under, 16, darken(hex, 0.12)) +
      rod(arms, 24, hex) +
      ties,
    place: 'floor',
    base: BASE,
    reach: 400,
    feet: fourFeet(372, BASE, 270, BASE - 60),
    focus: { x: CX - 120, y: 640, zoom: 1.9 },
  };
}
