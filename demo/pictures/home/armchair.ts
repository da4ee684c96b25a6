import { panel } from '../base/cloth';
import { darken } from '../base/colour';
import type { Draw } from '../base/kit';
import { box, mirrored } from '../base/path';
import { leg } from '../base/solid';
import { seam } from '../base/trims';

const CX = 600;
const BASE = 1330;

/** An upholstered easy chair. */
export const drawArmchair: Draw = (kit) => {
  const { rng } = kit;
  const frame = rng.pick(['#a97a4a', '#7a5234', '#c39a68']);
  const surface = rng.pick(['wool', 'linen', 'terry'] as const);
  const rounded = rng.chance(0.5);
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
      ? `M${CX + s * 300} 740C${CX + s * 310} 660 ${CX + s * 430} 660 ${CX + s * 436} 760C${CX + s * 446} 920 ${CX + s * 430} 1080 ${CX + s * 410} 1170H${CX + s * 286}Z`
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
  const skirt = box(CX - 320, 990, 640, 180, 14);
  const legs =
    [-350, 350]
      .map((x) => leg(kit, [CX + x, 1160], [CX + x * 1.06, BASE], 18, 11, frame))
      .join('') +
    [-250, 250]
      .map((x) => leg(kit, [CX + x, 1150], [CX + x * 1.04, BASE - 50], 14, 10, darken(frame, 0.3)))
      .join('');
  const buttons = rng.chance(0.4)
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
  const art =
    legs +
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
  return { art, place: 'floor', base: BASE, reach: 400, focus: { x: CX - 100, y: 780, zoom: 1.9 } };
};
