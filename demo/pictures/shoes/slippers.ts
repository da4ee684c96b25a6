import { panel } from '../base/cloth';
import { darken } from '../base/colour';
import { choice, type Draw, flag, type Kit } from '../base/kit';
import type { Point } from '../base/path';
import { seam, stitching } from '../base/trims';
import { foot, leg, legwear } from './legs';
import { FLOOR, mouth, pair, sole } from './shoe-parts';
import { treadOf } from './soles';

const SOLES = { felt: '#b59b78', rubber: '#3a332d', leather: '#7a5334', jute: '#c9a86c' };

/** A pair of slippers. */
export const drawSlipper: Draw = (kit) => {
  const style = choice(kit, 'style', ['mule', 'closed', 'flat', 'boot']);
  const x = 720 + kit.rng.jitter(6);
  const focus = { x, y: 920, zoom: 2.1 };
  const of = choice(kit, 'sole', ['felt', 'rubber', 'leather', 'jute']);
  const usual = { felt: 'suede', rubber: 'lamella', leather: 'leather', jute: 'jute' } as const;
  return {
    ...pair(kit, (k, far) => slipper(k, style, far), focus, 6, 30, FLOOR, 130),
    sole: { tread: treadOf(kit, usual[of]), hex: SOLES[of] },
  };
};

const UPPERS = {
  closed:
    'M206 1050C190 980 200 920 216 884C300 906 420 922 520 900C580 870 620 836 668 828C780 842 900 892 976 946C1020 984 1024 1020 1016 1050C800 1072 400 1072 206 1050Z',
  mule: 'M470 1058C480 970 540 870 640 834C760 834 890 890 972 946C1020 984 1024 1020 1016 1050C860 1072 620 1072 470 1058Z',
  flat: 'M560 1062C580 990 640 930 720 912C820 912 920 946 976 986C1014 1012 1020 1036 1012 1056C880 1072 680 1072 560 1062Z',
  boot: 'M206 1050C186 960 196 860 210 770C300 748 430 748 520 772C546 820 600 850 680 868C800 884 910 916 976 956C1020 990 1024 1020 1016 1050C800 1072 400 1072 206 1050Z',
};

const EDGES = {
  closed: 'M212 884C300 910 420 928 520 904C580 874 620 836 668 828',
  mule: 'M472 1050C482 970 542 872 642 836',
  flat: 'M562 1056C582 990 642 932 720 914',
  boot: 'M210 772C300 750 430 750 518 774',
};

/** The foot in it, in a sock where it is cold, and the leg. */
function worn(kit: Kit, style: keyof typeof UPPERS, far: boolean): string {
  if (!kit.wearer) return '';
  const warm = flag(kit, 'lined') || flag(kit, 'quilted') || kit.params.cloth === 'wool';
  const wear = legwear(kit.wearer, warm ? 'home' : 'bare');
  if (style === 'boot') return leg(kit, wear, { x: 364, y: 780, half: 150, floor: FLOOR }, far);
  if (style === 'closed') return leg(kit, wear, { x: 420, y: 896, half: 206, floor: FLOOR }, far);
  return foot(kit, wear, () => 1046, { floor: FLOOR, stout: style === 'mule' ? 1.16 : 1, far });
}

function slipper(kit: Kit, style: keyof typeof UPPERS, far: boolean): string {
  const wool = '#efe5d3';
  const lined = flag(kit, 'lined');
  const closed = style === 'closed' || style === 'boot';
  const upper = UPPERS[style];
  const edge = EDGES[style];
  const top: Point[] = [
    [196, 1044],
    [500, 1056],
    [800, 1060],
    [1020, 1034],
  ];
  const bottom: Point[] = [
    [194, FLOOR - 12],
    [500, FLOOR],
    [800, FLOOR],
    [1028, FLOOR - 26],
  ];
  const bed = closed
    ? ''
    : panel(
        { ...kit, hex: lined ? wool : kit.params.sole === 'jute' ? '#d6bb86' : '#cdb594' },
        'M204 1046C216 1016 300 1012 420 1020L520 1000L560 1062L300 1062Z',
        { surface: lined ? 'terry' : 'linen', step: 0 },
      );
  const fluff = (w: number, c: string) =>
    `<path d="${edge}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round"/>`;
  const tufts = `<path d="${edge}" fill="none" stroke="#c3b498" stroke-width="46" stroke-dasharray="2 6" stroke-opacity=".55"/>`;
  const inside = closed
    ? style === 'boot'
      ? mouth(kit, 364, 772, 150, 20, 0, lined ? wool : undefined)
      : mouth(kit, 430, 886, 206, 26, -3, lined ? wool : darken(kit.hex, 0.2))
    : style === 'flat'
      ? mouth({ ...kit, hex: wool }, 640, 994, 30, 76, 46, '#b9a98d')
      : mouth({ ...kit, hex: wool }, 560, 950, 40, 110, 36, '#b9a98d');
  const tongue = flag(kit, 'tongue')
    ? panel(kit, 'M600 868C596 812 616 776 652 764C690 768 716 792 726 846Z', { soft: 8, step: 0 })
    : '';
  const cord = flag(kit, 'quilted')
    ? `<path d="M204 846Q360 880 548 838" fill="none" stroke="${darken(kit.hex, 0.55)}" stroke-width="9"/><path d="M420 866q-40 60 -20 110M430 866q40 50 34 104" fill="none" stroke="${darken(kit.hex, 0.55)}" stroke-width="8" stroke-linecap="round"/>`
    : '';
  const chambers = flag(kit, 'quilted')
    ? `<g clip-path="${kit.sheet.clip(upper)}">${seam(kit.hex, [300, 400, 500, 600, 700, 800, 900].map((x) => `M${x} 720Q${x - 40} 900 ${x - 20} 1080`).join(''), 5)}</g>`
    : '';
  const folds = [
    { d: 'M700 910Q840 946 960 1010', width: 50, tone: 0.18 },
    { d: 'M660 880Q720 966 700 1050', width: 22, tone: -0.2 },
    { d: 'M220 1060H1010', width: 30, tone: -0.35 },
  ];
  return (
    bed +
    inside +
    worn(kit, style, far) +
    tongue +
    panel(kit, upper, { surface: 'wool', soft: 18, round: 1.1, folds }) +
    chambers +
    cord +
    (style === 'flat'
      ? ''
      : stitching(
          kit.hex,
          closed ? 'M600 910C640 966 700 1014 760 1056' : 'M560 910C640 966 700 1014 760 1056',
        )) +
    (lined
      ? fluff(50, darken(wool, 0.22)) + fluff(45, wool) + tufts
      : fluff(13, darken(kit.hex, 0.45)) + fluff(9, darken(kit.hex, 0.12))) +
    sole(kit, top, bottom, SOLES[choice(kit, 'sole', ['felt', 'rubber', 'leather', 'jute'])], false)
  );
}
