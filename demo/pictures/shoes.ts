import { panel } from './cloth';
import { darken, lighten, luma, mix } from './colour';
import { choice, type Draw, flag, type Kit } from './kit';
import type { Point } from './path';
import { FLOOR, gleam, laces, mouth, pair, sole } from './shoe-parts';
import { seam, stitching } from './trims';

const GUM = '#b98a55';

interface Trainer { high: boolean; gum: boolean; mark: number; toeCap: boolean; suede: boolean }

function trainerSole(kit: Kit, hex: string): string {
  const top: Point[] = [[164, 1012], [300, 1022], [520, 1030], [760, 1034], [930, 1024], [1040, 990]];
  const bottom: Point[] = [[160, 1060], [184, FLOOR - 8], [420, FLOOR], [780, FLOOR], [930, FLOOR - 8], [1050, FLOOR - 62]];
  return sole(kit, top, bottom, hex, true);
}

/** The line of the throat from the ankle down to the toe, as two control runs. */
const LOW = {
  upper: 'M172 1016C160 930 188 850 190 790C186 744 196 722 222 722C250 752 330 792 420 786C480 780 520 752 552 716C600 742 640 782 690 812C740 842 800 862 860 880C960 906 1036 942 1040 1000C960 1040 500 1044 172 1016Z',
  tongue: 'M490 772C500 728 524 690 560 674C592 668 616 684 636 712C670 764 720 804 790 846L660 850Z',
  throat: 'M552 716C600 742 640 782 690 812L770 852C720 866 640 850 580 818C540 796 510 780 476 776C508 764 532 742 552 716Z',
  collar: 'M190 790C186 744 196 722 222 722C250 752 330 792 420 786C480 780 520 752 552 716L560 734C530 790 480 822 410 824C320 826 250 800 216 772Z',
  mouth: [372, 760, 178, 30, -2] as const, near: [530, 758] as Point, far: [600, 706] as Point, run: [162, 76] as Point,
};
const HIGH = {
  upper: 'M172 1016C160 930 192 850 196 760C194 660 186 590 192 508C270 484 380 486 470 506C486 590 520 690 580 760C640 812 720 850 860 880C960 906 1036 942 1040 1000C960 1040 500 1044 172 1016Z',
  tongue: 'M452 520C456 470 480 440 516 438C556 448 566 500 580 570C610 670 680 770 780 850L600 780Z',
  throat: 'M470 506C486 590 520 690 580 760C640 812 700 840 770 854C700 872 610 846 550 790C480 720 446 620 424 500Z',
  collar: 'M192 508C270 484 380 486 470 506L474 544C380 524 270 522 190 546Z',
  mouth: [330, 506, 138, 20, 1] as const, near: [456, 552] as Point, far: [536, 528] as Point, run: [190, 250] as Point,
};

/** One trainer. */
function trainer(kit: Kit, t: Trainer): string {
  const cut = t.high ? HIGH : LOW;
  const surface = t.suede ? 'wool' : 'canvas';
  const accent = luma(kit.hex) > 0.7 ? mix(kit.hex, '#1f4a3a', 0.85) : luma(kit.hex) < 0.3 ? lighten(kit.hex, 0.75) : lighten(kit.hex, 0.7);
  const [cx, cy, rx, ry, turn] = cut.mouth;
  const heel = `M172 1016C162 940 186 866 190 ${t.high ? 800 : 790}C220 810 270 830 290 900C304 960 304 1000 298 1028Z`;
  const toe = 'M780 1036C780 970 806 910 872 884C966 908 1036 942 1040 1000C980 1026 880 1036 780 1036Z';
  const mud = 'M172 1016C500 1044 960 1040 1040 1000L1036 968C980 1000 900 1010 780 1004L700 970C640 990 560 1000 460 996L300 990L166 970Z';
  const rows = [0, 1, 2, 3, 4].slice(0, t.high ? 5 : 4).map((i) => {
    const k = i / (t.high ? 4.2 : 3.4);
    const bend = t.high ? Math.sin(k * 3.1) * -18 : 0;
    return {
      near: [cut.near[0] + cut.run[0] * k + bend, cut.near[1] + cut.run[1] * k] as Point,
      far: [cut.far[0] + cut.run[0] * k * 1.02 + bend, cut.far[1] + cut.run[1] * k * (t.high ? 1.08 : 1.42)] as Point,
    };
  });
  const folds = [
    { d: 'M720 850Q820 930 850 1020', width: 16, tone: -0.24 }, { d: 'M670 850Q760 930 790 1020', width: 14, tone: 0.2 },
    { d: `M260 ${t.high ? 580 : 820}Q330 900 400 1000`, width: 44, tone: 0.14 }, { d: 'M170 1022H1030', width: 34, tone: -0.3 },
  ];
  return panel(kit, cut.tongue, { surface, soft: 8, round: 0.8, step: 0 }) + mouth(kit, cx, cy, rx, ry, turn, '#d8cfbf') +
    panel(kit, cut.upper, { surface, soft: 15, round: 0.9, step: 34, folds }) + marking(kit, t.mark, accent) +
    (t.toeCap ? panel(kit, toe, { surface: 'leather', step: 0, soft: 9, round: 0.6 }) + stitching(kit.hex, 'M790 1030C790 974 818 924 876 898') : panel(kit, mud, { surface: 'leather', step: 0, soft: 6, round: 0.4, fill: darken(kit.hex, 0.07) })) +
    panel(kit, heel, { fill: t.mark === 2 ? accent : kit.hex, surface: 'leather', step: 0, soft: 8, round: 0.6 }) + stitching(kit.hex, 'M200 812C232 828 262 850 278 906C290 960 292 1000 286 1024') +
    panel(kit, cut.throat, { surface: 'leather', step: 0, soft: 6, round: 0.5 }) + stitching(kit.hex, t.high ? 'M440 510C462 616 496 706 560 776C612 826 690 852 740 852' : 'M500 790C560 812 640 850 740 850') +
    panel(kit, cut.collar, { surface: 'jersey', step: 0, soft: 8, round: 0.9 }) + laces(rows, '#f4f0e8', 13) + trainerSole(kit, t.gum ? GUM : '#f3eee5');
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
  const t: Trainer = { high, gum, mark: rng.int(0, 2), toeCap: rng.chance(0.5), suede: rng.chance(0.4) };
  return pair(kit, (k) => trainer(k, t), { x: 640, y: high ? 720 : 860, zoom: 2 }, 0, 20);
};

/** A pair of loafers: with a strap, a tassel, or plain. */
export const drawLoafer: Draw = (kit) => {
  const detail = choice(kit, 'detail', ['penny', 'tassel', 'plain']);
  const { rng } = kit;
  const suede = rng.chance(0.3);
  const tone = rng.pick(['#2a211b', '#5a3d28', '#241f1c']);
  return pair(kit, (k) => loafer(k, detail, suede ? 'wool' : 'leather', tone), { x: 700, y: 900, zoom: 2.1 }, -10, 20);
};

function loafer(kit: Kit, detail: string, surface: 'wool' | 'leather', tone: string): string {
  const upper = 'M178 1022C166 960 176 900 186 856C192 832 206 826 226 834C320 868 430 892 520 880C570 872 596 850 628 836C660 830 690 836 720 850C800 876 900 902 980 936C1036 960 1062 988 1056 1012C1000 1040 480 1042 178 1022Z';
  const apron = 'M628 838C670 832 700 840 730 856C820 884 900 908 950 938C960 950 940 958 900 956C800 954 700 930 650 896C630 880 620 856 628 838Z';
  const saddle = 'M560 872C596 856 612 842 640 832C664 832 686 838 704 846C728 900 740 970 736 1034L560 1034C572 980 574 920 560 872Z';
  const top: Point[] = [[170, 1012], [420, 1030], [700, 1034], [900, 1028], [1064, 1002]];
  const bottom: Point[] = [[168, 1044], [420, 1058], [700, 1064], [920, 1058], [1068, 1024]];
  const heel = `M170 1040L182 ${FLOOR - 16}H388L410 1056Z`;
  const folds = [
    { d: 'M204 860Q236 940 230 1016', width: 40, tone: 0.2 }, { d: 'M760 930Q880 966 1000 990', width: 24, tone: 0.22 },
    { d: 'M178 1028H1050', width: 30, tone: -0.36 }, { d: 'M760 880Q770 960 752 1030', width: 12, tone: -0.3 },
  ];
  const body = mouth(kit, 392, 856, 214, 24, 4, '#c29a6c') + panel(kit, upper, { surface, soft: 14, round: 1, folds }) +
    panel(kit, apron, { surface, soft: 9, round: 0.6, step: 0 }) + moccasin(kit, 'M640 892C700 932 800 958 900 960C940 960 960 952 954 940') +
    seam(kit.hex, 'M300 1026C290 970 296 910 308 862', 2) + stitching(kit.hex, 'M196 850C210 846 320 884 430 900C510 908 560 890 600 868');
  const straps = detail === 'plain' ? '' : panel(kit, saddle, { surface, soft: 7, round: 0.5, step: 0 }) + stitching(kit.hex, 'M574 878C588 930 584 980 574 1030M692 850C714 906 724 970 720 1030');
  const cut = detail === 'penny' ? `<path d="M612 902q36 -14 76 6q-10 20 -26 16q-20 -8 -34 2q-14 -4 -16 -24z" fill="${darken(kit.hex, 0.75)}"/>` : '';
  const heelPart = panel({ ...kit, hex: tone }, heel, { surface: 'smooth', step: 0, soft: 6 });
  const shine = surface === 'leather' ? gleam(kit, 'M940 936Q1010 958 1036 990', 14, 0.5) + gleam(kit, 'M200 880Q206 940 202 990', 12, 0.35) : '';
  return body + straps + cut + (detail === 'tassel' ? tassels(kit) : '') + shine + heelPart + sole(kit, top, bottom, tone);
}

const moccasin = (kit: Kit, d: string) => seam(kit.hex, d, 5) + `<path d="${d}" fill="none" stroke="${darken(kit.hex, 0.6)}" stroke-width="12" stroke-dasharray="3 11" stroke-opacity=".7"/>`;

function tassels(kit: Kit): string {
  return [0, 44].map((dx) => `<path d="M${640 + dx * 0.5} 870q30 14 ${20 + dx * 0.6} 50" stroke="${darken(kit.hex, 0.45)}" stroke-width="8" fill="none"/>` + panel(kit, `M${652 + dx} 914h22l14 70h-50z`, { surface: 'rib', soft: 4, step: 0 })).join('');
}

/** A pair of slippers. */
export const drawSlipper: Draw = (kit) => {
  const closed = choice(kit, 'style', ['mule', 'closed']) === 'closed';
  return pair(kit, (k) => slipper(k, closed), { x: 720, y: 920, zoom: 2.1 });
};

function slipper(kit: Kit, closed: boolean): string {
  const wool = '#efe5d3';
  const upper = closed
    ? 'M206 1050C190 980 200 920 216 884C300 906 420 922 520 900C580 870 620 836 668 828C780 842 900 892 976 946C1020 984 1024 1020 1016 1050C800 1072 400 1072 206 1050Z'
    : 'M470 1058C480 970 540 870 640 834C760 834 890 890 972 946C1020 984 1024 1020 1016 1050C860 1072 620 1072 470 1058Z';
  const edge = closed ? 'M212 884C300 910 420 928 520 904C580 874 620 836 668 828' : 'M472 1050C482 970 542 872 642 836';
  const top: Point[] = [[196, 1044], [500, 1056], [800, 1060], [1020, 1034]];
  const bottom: Point[] = [[194, FLOOR - 12], [500, FLOOR], [800, FLOOR], [1028, FLOOR - 26]];
  const bed = closed ? '' : panel({ ...kit, hex: wool }, 'M204 1046C216 1016 300 1012 420 1020L520 1000L560 1062L300 1062Z', { surface: 'terry', step: 0 });
  const fluff = (w: number, c: string) => `<path d="${edge}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round"/>`;
  const tufts = `<path d="${edge}" fill="none" stroke="#c3b498" stroke-width="46" stroke-dasharray="2 6" stroke-opacity=".55"/>`;
  const inside = closed ? mouth(kit, 430, 886, 206, 26, -3, wool) : mouth({ ...kit, hex: wool }, 560, 950, 40, 110, 36, '#b9a98d');
  const folds = [{ d: 'M700 910Q840 946 960 1010', width: 50, tone: 0.18 }, { d: 'M660 880Q720 966 700 1050', width: 22, tone: -0.2 }, { d: 'M220 1060H1010', width: 30, tone: -0.35 }];
  return bed + inside + panel(kit, upper, { surface: 'wool', soft: 18, round: 1.1, folds }) + stitching(kit.hex, closed ? 'M600 910C640 966 700 1014 760 1056' : 'M560 910C640 966 700 1014 760 1056') + fluff(50, darken(wool, 0.22)) + fluff(45, wool) + tufts + sole(kit, top, bottom, '#b59b78', false);
}
