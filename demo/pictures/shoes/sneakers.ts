import { panel } from '../base/cloth';
import { darken } from '../base/colour';
import { choice, type Draw, flag, type Kit, tone } from '../base/kit';
import { n, oval, type Point } from '../base/path';
import { seam, stitching } from '../base/trims';
import { FLOOR, laces, mouth, pair, sole, velcro } from './shoe-parts';

const SOLES = { white: '#f3eee5', gum: '#b98a55', platform: '#f3eee5', profile: '#241f1c' };

interface Trainer {
  high: boolean;
  sole: keyof typeof SOLES;
  /** How much higher than usual its sole is. */
  lift: number;
  closure: 'laces' | 'velcro' | 'elastic' | 'sock';
  toe: 'plain' | 'cap' | 'rubber';
  perforated: boolean;
  laces: string;
  /** A second colour at the heel, and of panels at the side. */
  heel?: string;
  panels?: string;
}

/** The blocks of rubber under the sole of a walking shoe; those at its tip are worn less. */
function profile(): string {
  const blocks = Array.from({ length: 15 }, (_, i) => {
    const [x, y] = [176 + i * 54, FLOOR - 4 - Math.max(0, i - 12) * 11];
    return `M${x} ${y - 26}h46l-5 ${26 - Math.max(0, i - 12) * 2}h-34z`;
  });
  const band = 'M176 1052C420 1068 800 1068 930 1058C980 1052 1020 1040 1040 1022';
  return (
    `<path d="${blocks.join('')}" fill="${darken(SOLES.profile, 0.3)}" stroke="#0f0c0a" stroke-width="2"/>` +
    seam(SOLES.profile, band, 4)
  );
}

function trainerSole(kit: Kit, { sole: kind, lift }: Trainer): string {
  const top: Point[] = [
    [164, 1012 - lift],
    [300, 1022 - lift],
    [520, 1030 - lift],
    [760, 1034 - lift],
    [930, 1024 - lift],
    [1040, 990 - lift],
  ];
  const bottom: Point[] = [
    [160, 1060],
    [184, FLOOR - 8],
    [420, FLOOR],
    [780, FLOOR],
    [930, FLOOR - 8],
    [1050, FLOOR - 62],
  ];
  if (kind !== 'profile') return sole(kit, top, bottom, SOLES[kind], true);
  const raised = bottom.map(([x, y]): Point => [x, y - 14]);
  return sole(kit, top, raised, SOLES.profile) + profile();
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

type TrainerCut = typeof LOW | typeof HIGH;

function rowsOf(cut: TrainerCut, high: boolean): { near: Point; far: Point }[] {
  return [0, 1, 2, 3, 4].slice(0, high ? 5 : 4).map((i) => {
    const k = i / (high ? 4.2 : 3.4);
    const bend = high ? Math.sin(k * 3.1) * -18 : 0;
    return {
      near: [cut.near[0] + cut.run[0] * k + bend, cut.near[1] + cut.run[1] * k],
      far: [
        cut.far[0] + cut.run[0] * k * 1.02 + bend,
        cut.far[1] + cut.run[1] * k * (high ? 1.08 : 1.42),
      ],
    };
  });
}

/** What holds the shoe on the foot, over its throat. */
function closing(kit: Kit, t: Trainer, cut: TrainerCut): string {
  const rows = rowsOf(cut, t.high);
  const throat =
    panel(kit, cut.throat, { surface: 'leather', step: 0, soft: 6, round: 0.5 }) +
    stitching(
      kit.hex,
      t.high
        ? 'M440 510C462 616 496 706 560 776C612 826 690 852 740 852'
        : 'M500 790C560 812 640 850 740 850',
    );
  if (t.closure === 'laces') return throat + laces(rows, t.laces, 13);
  if (t.closure === 'velcro') {
    const bands = [rows[3], rows[1]];
    return throat + bands.map((row) => (row ? velcro(kit, row.near, row.far, 58) : '')).join('');
  }
  if (t.closure === 'sock')
    return panel(kit, SOCK, { surface: 'rib', step: 0, soft: 8, round: 0.8, turn: 18 });
  const gore = 'M446 786C470 784 506 776 534 760C540 800 530 840 500 884C470 856 450 824 446 786Z';
  return (
    panel(kit, VAMP, { surface: 'canvas', step: 0, soft: 10, round: 0.8 }) +
    panel(kit, gore, { surface: 'rib', step: 0, soft: 5, fill: darken(kit.hex, 0.3), turn: 12 }) +
    stitching(kit.hex, gore) +
    seam(kit.hex, 'M534 760C600 800 680 850 780 862')
  );
}

/** The front of a shoe that one steps into: it rises over the foot in one piece. */
const VAMP =
  'M526 766C514 740 524 704 552 690C584 684 606 696 626 716C664 756 716 800 790 846L806 872C716 868 610 838 526 766Z';

const SOCK =
  'M186 800C178 740 186 690 204 668C250 700 330 736 420 730C484 724 520 690 556 652C580 660 596 680 604 706C590 740 556 770 520 786C440 826 280 824 186 800Z';

/** One trainer. */
function trainer(kit: Kit, t: Trainer): string {
  const cut = t.high ? HIGH : LOW;
  const [cx, cy, rx, ry, turn] = cut.mouth;
  const heel = `M172 1016C162 940 186 866 190 ${t.high ? 800 : 790}C220 810 270 830 290 900C304 960 304 1000 298 1028Z`;
  const toe =
    'M780 1036C780 970 806 910 872 884C966 908 1036 942 1040 1000C980 1026 880 1036 780 1036Z';
  const mud =
    'M172 1016C500 1044 960 1040 1040 1000L1036 968C980 1000 900 1010 780 1004L700 970C640 990 560 1000 460 996L300 990L166 970Z';
  const folds = [
    { d: 'M720 850Q820 930 850 1020', width: 16, tone: -0.24 },
    { d: 'M670 850Q760 930 790 1020', width: 14, tone: 0.2 },
    { d: `M260 ${t.high ? 580 : 820}Q330 900 400 1000`, width: 44, tone: 0.14 },
    { d: 'M170 1022H1030', width: 34, tone: -0.3 },
  ];
  const sock = t.closure === 'sock';
  const flat = { surface: 'leather', step: 0 } as const;
  const front = {
    cap:
      panel(kit, toe, { ...flat, soft: 9, round: 0.6 }) +
      stitching(kit.hex, 'M790 1030C790 974 818 924 876 898'),
    rubber: panel({ ...kit, hex: '#f3eee5' }, toe, { surface: 'smooth', step: 0, soft: 9 }),
    plain: sock
      ? ''
      : panel(kit, mud, { ...flat, soft: 6, round: 0.4, fill: darken(kit.hex, 0.07) }),
  }[t.toe];
  const counter = panel(kit, heel, {
    ...flat,
    ...(t.heel ? { fill: t.heel } : {}),
    ...(t.sole === 'profile' ? { surface: 'smooth' } : {}),
    soft: 8,
    round: 0.6,
  });
  const upper =
    (sock ? '' : panel(kit, cut.tongue, { surface: 'canvas', soft: 8, round: 0.8, step: 0 })) +
    mouth(kit, cx, cy, rx, ry, turn, '#d8cfbf') +
    panel(kit, cut.upper, { surface: 'canvas', soft: 15, round: 0.9, step: 34, folds }) +
    (t.panels ? sidePanels(kit, t.panels) : '') +
    (t.perforated ? holes(kit) : '') +
    front +
    (sock && !t.heel
      ? ''
      : counter +
        stitching(kit.hex, 'M200 812C232 828 262 850 278 906C290 960 292 1000 286 1024')) +
    (sock ? '' : panel(kit, cut.collar, { surface: 'jersey', step: 0, soft: 8, round: 0.9 })) +
    closing(kit, t, cut);
  const raised = t.lift ? `<g transform="translate(0 ${n(-t.lift)})">${upper}</g>` : upper;
  return raised + trainerSole(kit, t);
}

/** Panels of a second cloth at the side, as running shoes of the seventies have them. */
function sidePanels(kit: Kit, hex: string): string {
  const forms = [
    'M300 1030C330 930 420 850 520 800L580 830C500 890 440 960 420 1034Z',
    'M560 1036C600 960 660 900 730 862L800 884C740 930 706 980 700 1036Z',
  ];
  return forms
    .map(
      (d) =>
        panel(kit, d, { fill: hex, surface: 'canvas', step: 0, soft: 5, round: 0.3 }) +
        stitching(hex, d),
    )
    .join('');
}

const holes = (kit: Kit) => {
  const dots = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].map((i) => oval(410 + i * 34 + row * 12, 900 + row * 32 - i * 6, 6, 6)),
  );
  return `<path d="${dots.join('')}" fill="${darken(kit.hex, 0.45)}"/>`;
};

/** A pair of trainers. */
export const drawSneaker: Draw = (kit) => {
  const high = flag(kit, 'high');
  const closure = choice(kit, 'closure', ['laces', 'velcro', 'elastic', 'sock']);
  const sole = choice(kit, 'sole', ['white', 'gum', 'platform', 'profile']);
  const own = (name: string) => tone(kit, name, '') || undefined;
  const [heel, panels] = [own('heel'), own('panels')];
  const t: Trainer = {
    high,
    sole,
    lift: sole === 'platform' ? 44 : 0,
    closure,
    toe: choice(kit, 'toe', ['plain', 'cap', 'rubber']),
    perforated: flag(kit, 'perforated'),
    laces: tone(kit, 'laces', '#f4f0e8'),
    ...(heel ? { heel } : {}),
    ...(panels ? { panels } : {}),
  };
  const x = 640 + kit.rng.jitter(6);
  return pair(kit, (k) => trainer(k, t), { x, y: high ? 720 : 860, zoom: 2 }, -10, 20, FLOOR, 60);
};
