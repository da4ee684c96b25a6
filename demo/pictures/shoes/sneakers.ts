import { panel } from '../base/cloth';
import { darken, lighten, luma, mix } from '../base/colour';
import { choice, type Draw, flag, type Kit } from '../base/kit';
import type { Point } from '../base/path';
import { stitching } from '../base/trims';
import { FLOOR, laces, mouth, pair, sole } from './shoe-parts';

const GUM = '#b98a55';

interface Trainer {
  high: boolean;
  gum: boolean;
  mark: number;
  toeCap: boolean;
  suede: boolean;
}

function trainerSole(kit: Kit, hex: string): string {
  const top: Point[] = [
    [164, 1012],
    [300, 1022],
    [520, 1030],
    [760, 1034],
    [930, 1024],
    [1040, 990],
  ];
  const bottom: Point[] = [
    [160, 1060],
    [184, FLOOR - 8],
    [420, FLOOR],
    [780, FLOOR],
    [930, FLOOR - 8],
    [1050, FLOOR - 62],
  ];
  return sole(kit, top, bottom, hex, true);
}

/** The line of the throat from the ankle down to the toe, as two control runs. */
const LOW = {
  upper:
    'M172 1016C160 930 188 850 190 790C186 744 196 722 222 722C250 752 330 792 420 786C480 780 520 752 552 716C600 742 640 782 690 812C740 842 800 862 860 880C960 906 1036 942 1040 1000C960 1040 500 1044 172 1016Z',
  tongue:
    'M490 772C500 728 524 690 560 674C592 668 616 684 636 712C670 764 720 804 790 846L660 850Z',
  throat:
    'M552 716C600 742 640 782 690 812L770 852C720 866 640 850 580 818C540 796 510 780 476 776C508 764 532 742 552 716Z',
  collar:
    'M190 790C186 744 196 722 222 722C250 752 330 792 420 786C480 780 520 752 552 716L560 734C530 790 480 822 410 824C320 826 250 800 216 772Z',
  mouth: [372, 760, 178, 30, -2] as const,
  near: [530, 758] as Point,
  far: [600, 706] as Point,
  run: [162, 76] as Point,
};

const HIGH = {
  upper:
    'M172 1016C160 930 192 850 196 760C194 660 186 590 192 508C270 484 380 486 470 506C486 590 520 690 580 760C640 812 720 850 860 880C960 906 1036 942 1040 1000C960 1040 500 1044 172 1016Z',
  tongue:
    'M452 520C456 470 480 440 516 438C556 448 566 500 580 570C610 670 680 770 780 850L600 780Z',
  throat:
    'M470 506C486 590 520 690 580 760C640 812 700 840 770 854C700 872 610 846 550 790C480 720 446 620 424 500Z',
  collar: 'M192 508C270 484 380 486 470 506L474 544C380 524 270 522 190 546Z',
  mouth: [330, 506, 138, 20, 1] as const,
  near: [456, 552] as Point,
  far: [536, 528] as Point,
  run: [190, 250] as Point,
};

/** One trainer. */
function trainer(kit: Kit, t: Trainer): string {
  const cut = t.high ? HIGH : LOW;
  const surface = t.suede ? 'wool' : 'canvas';
  const accent =
    luma(kit.hex) > 0.7
      ? mix(kit.hex, '#1f4a3a', 0.85)
      : luma(kit.hex) < 0.3
        ? lighten(kit.hex, 0.75)
        : lighten(kit.hex, 0.7);
  const [cx, cy, rx, ry, turn] = cut.mouth;
  const heel = `M172 1016C162 940 186 866 190 ${t.high ? 800 : 790}C220 810 270 830 290 900C304 960 304 1000 298 1028Z`;
  const toe =
    'M780 1036C780 970 806 910 872 884C966 908 1036 942 1040 1000C980 1026 880 1036 780 1036Z';
  const mud =
    'M172 1016C500 1044 960 1040 1040 1000L1036 968C980 1000 900 1010 780 1004L700 970C640 990 560 1000 460 996L300 990L166 970Z';
  const rows = [0, 1, 2, 3, 4].slice(0, t.high ? 5 : 4).map((i) => {
    const k = i / (t.high ? 4.2 : 3.4);
    const bend = t.high ? Math.sin(k * 3.1) * -18 : 0;
    return {
      near: [cut.near[0] + cut.run[0] * k + bend, cut.near[1] + cut.run[1] * k] as Point,
      far: [
        cut.far[0] + cut.run[0] * k * 1.02 + bend,
        cut.far[1] + cut.run[1] * k * (t.high ? 1.08 : 1.42),
      ] as Point,
    };
  });
  const folds = [
    { d: 'M720 850Q820 930 850 1020', width: 16, tone: -0.24 },
    { d: 'M670 850Q760 930 790 1020', width: 14, tone: 0.2 },
    { d: `M260 ${t.high ? 580 : 820}Q330 900 400 1000`, width: 44, tone: 0.14 },
    { d: 'M170 1022H1030', width: 34, tone: -0.3 },
  ];
  return (
    panel(kit, cut.tongue, { surface, soft: 8, round: 0.8, step: 0 }) +
    mouth(kit, cx, cy, rx, ry, turn, '#d8cfbf') +
    panel(kit, cut.upper, { surface, soft: 15, round: 0.9, step: 34, folds }) +
    marking(kit, t.mark, accent) +
    (t.toeCap
      ? panel(kit, toe, { surface: 'leather', step: 0, soft: 9, round: 0.6 }) +
        stitching(kit.hex, 'M790 1030C790 974 818 924 876 898')
      : panel(kit, mud, {
          surface: 'leather',
          step: 0,
          soft: 6,
          round: 0.4,
          fill: darken(kit.hex, 0.07),
        })) +
    panel(kit, heel, {
      fill: t.mark === 2 ? accent : kit.hex,
      surface: 'leather',
      step: 0,
      soft: 8,
      round: 0.6,
    }) +
    stitching(kit.hex, 'M200 812C232 828 262 850 278 906C290 960 292 1000 286 1024') +
    panel(kit, cut.throat, { surface: 'leather', step: 0, soft: 6, round: 0.5 }) +
    stitching(
      kit.hex,
      t.high
        ? 'M440 510C462 616 496 706 560 776C612 826 690 852 740 852'
        : 'M500 790C560 812 640 850 740 850',
    ) +
    panel(kit, cut.collar, { surface: 'jersey', step: 0, soft: 8, round: 0.9 }) +
    laces(rows, '#f4f0e8', 13) +
    trainerSole(kit, t.gum ? GUM : '#f3eee5')
  );
}

function marking(kit: Kit, mark: number, accent: string): string {
  const forms = [
    'M430 1034C470 970 520 920 580 850L618 868C560 940 520 990 496 1036Z M530 1036C566 984 606 940 650 886L686 900C644 956 616 990 598 1036Z',
    'M330 950C430 972 540 950 640 874L664 890C580 996 440 1020 326 986Z',
    '',
  ];
  const d = forms[mark] ?? '';
  return d ? panel(kit, d, { fill: accent, surface: 'smooth', step: 0, soft: 5, round: 0.3 }) : '';
}

/** A pair of trainers. */
export const drawSneaker: Draw = (kit) => {
  const gum = choice(kit, 'sole', ['white', 'gum']) === 'gum';
  const high = flag(kit, 'high');
  const { rng } = kit;
  const t: Trainer = {
    high,
    gum,
    mark: rng.int(0, 2),
    toeCap: rng.chance(0.5),
    suede: rng.chance(0.4),
  };
  return pair(kit, (k) => trainer(k, t), { x: 640, y: high ? 720 : 860, zoom: 2 }, 0, 20);
};
