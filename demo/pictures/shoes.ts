import { contrast, darken, lighten, luma, mix } from './colour';
import { panel } from './cloth';
import { choice, type Draw, flag, type Kit } from './kit';
import type { Point } from './path';
import { patternOf } from './pattern';
import { FLOOR, gleam, laces, mouth, pair, sole } from './shoe-parts';
import { seam, stitching } from './trims';

const GUM = '#b98a55';

function sneakerSole(kit: Kit, hex: string): string {
  const top: Point[] = [[178, 1010], [300, 1026], [520, 1034], [760, 1036], [930, 1018], [1022, 980]];
  const bottom: Point[] = [[172, 1062], [190, FLOOR - 4], [420, FLOOR], [780, FLOOR], [940, FLOOR - 10], [1036, FLOOR - 66]];
  return sole(kit, top, bottom, hex, true);
}

/** One trainer, low or high. */
function sneaker(kit: Kit, high: boolean, gum: boolean, style: { stripe: number; toe: boolean; suede: boolean }): string {
  const collar = high ? 470 : 700;
  const upper = high
    ? `M184 1016C176 900 216 820 210 700C206 600 208 540 216 478C290 452 380 462 452 486C470 560 500 640 566 716C660 800 760 842 866 870C960 892 1016 930 1018 990C940 1040 500 1046 184 1016Z`
    : `M184 1016C172 920 202 840 196 744C200 706 216 690 240 690C300 740 360 752 420 734C462 712 492 676 520 640C560 640 596 676 640 716C720 788 800 832 872 862C966 892 1016 930 1018 990C940 1040 500 1046 184 1016Z`;
  const surface = style.suede ? 'wool' : 'canvas';
  const accent = luma(kit.hex) > 0.7 ? mix(kit.hex, '#1f4a3a', 0.85) : luma(kit.hex) < 0.3 ? lighten(kit.hex, 0.2) : darken(kit.hex, 0.25);
  const tongue = high ? `M440 500C436 440 452 400 500 398C546 410 560 470 588 560L640 720L520 640Z` : `M470 690C476 628 498 572 540 566C588 580 640 650 700 740L560 720Z`;
  const throat = high ? `M452 486C480 600 540 690 640 760L760 836C690 840 590 800 520 720C452 640 420 560 408 482Z` : `M520 640C560 700 640 770 756 836C690 846 570 806 500 748C476 730 462 716 452 716C480 700 502 672 520 640Z`;
  const heel = `M184 1016C174 930 204 850 198 ${high ? 790 : 748}C240 ${high ? 800 : 790} 290 850 300 920C304 970 300 1000 296 1030Z`;
  const toe = `M772 1036C770 960 800 900 872 862C966 892 1016 930 1018 990C960 1024 860 1036 772 1036Z`;
  const stripe = [
    `M420 1030C470 960 520 900 600 830L640 852C570 920 520 980 490 1034Z M520 1034C560 980 610 930 670 866L706 884C650 940 610 990 590 1036Z`,
    `M310 930C420 960 540 940 640 850L668 872C570 990 420 1010 306 972Z`,
    '',
  ][style.stripe] ?? '';
  const rows = [0, 1, 2, 3, 4].map((i) => {
    const t = i / 4.4;
    const near: Point = high ? [432 + t * 190, 516 + t * 262] : [494 + t * 166, 716 + t * 96];
    const far: Point = high ? [492 + t * 210, 492 + t * 262] : [560 + t * 176, 650 + t * 134];
    return { near, far };
  });
  return panel(kit, tongue, { surface, soft: 8, round: 0.8 }) + mouth(kit, high ? 330 : 345, collar + (high ? 4 : 28), high ? 118 : 126, 22, high ? 2 : -6, '#cfc6b6') +
    panel(kit, upper, { surface, soft: 16, round: 0.9, step: 34, folds: [{ d: 'M700 830Q790 930 840 1020', width: 18, tone: -0.25 }, { d: 'M650 810Q740 920 780 1020', width: 14, tone: 0.2 }, { d: 'M300 780Q360 860 420 1000', width: 40, tone: 0.14 }, { d: 'M200 1020H1010', width: 36, tone: -0.3 }] }) +
    (stripe ? panel(kit, stripe, { fill: accent, surface: 'smooth', step: 0, soft: 5, round: 0.3 }) : '') +
    panel(kit, heel, { fill: style.stripe === 2 ? accent : kit.hex, surface: 'leather', step: 0, soft: 8, round: 0.6 }) + stitching(kit.hex, `M206 ${high ? 806 : 772}C250 810 280 860 290 920C294 970 290 1000 286 1024`) +
    (style.toe ? panel(kit, toe, { surface, step: 0, soft: 9, round: 0.6 }) + stitching(kit.hex, 'M782 1030C782 966 812 908 876 872') : stitching(kit.hex, 'M700 1034C712 960 770 910 850 880')) +
    panel(kit, throat, { surface: 'leather', step: 0, soft: 6, round: 0.5 }) + stitching(kit.hex, high ? 'M420 492C434 570 466 640 528 712C590 786 680 826 740 830' : 'M470 722C560 800 660 834 730 836') +
    laces(rows, luma(kit.hex) > 0.85 ? '#e9e4da' : '#f2eee6', 14) + sneakerSole(kit, gum ? GUM : '#f1ece2');
}

/** A pair of trainers. */
export const drawSneaker: Draw = (kit) => {
  const gum = choice(kit, 'sole', ['white', 'gum']) === 'gum';
  const high = flag(kit, 'high');
  const style = { stripe: kit.rng.int(0, 2), toe: kit.rng.chance(0.55), suede: kit.rng.chance(0.4) };
  const two = patternOf(kit) === 'block' ? contrast(kit.hex) : undefined;
  const draw = (k: Kit) => sneaker(two ? { ...k } : k, high, gum, style);
  return pair(kit, draw, { x: 640, y: high ? 760 : 840, zoom: 2 }, 0);
};

/** A pair of loafers: with a strap, a tassel, or plain. */
export const drawLoafer: Draw = (kit) => {
  const detail = choice(kit, 'detail', ['penny', 'tassel', 'plain']);
  const heel = kit.rng.int(34, 62);
  const suede = kit.rng.chance(0.3);
  const soleTone = kit.rng.pick(['#2a211b', '#5a3d28', '#241f1c']);
  const draw = (k: Kit) => loafer(k, detail, heel, suede ? 'wool' : 'leather', soleTone);
  return pair(kit, draw, { x: 700, y: 880, zoom: 2.1 });
};

function loafer(kit: Kit, detail: string, heel: number, surface: 'wool' | 'leather', tone: string): string {
  const upper = 'M196 1024C184 940 196 860 204 800C210 776 226 770 246 778C330 812 420 852 520 838C560 828 590 800 630 782C700 780 790 826 880 876C960 912 1024 950 1024 1000C1000 1040 500 1046 196 1024Z';
  const vamp = 'M584 808C640 764 700 772 770 806C850 846 920 884 962 920C900 930 800 926 720 900C650 878 600 850 584 808Z';
  const saddle = 'M560 826C600 786 640 770 676 776C700 850 706 950 690 1036L520 1034C548 960 562 900 560 826Z';
  const top: Point[] = [[186, 1014], [420, 1032], [700, 1036], [900, 1026], [1036, 994]];
  const bottom: Point[] = [[184, 1050], [420, 1062], [700, 1070], [920, 1062], [1040, 1020]];
  const heelD = `M186 1046L200 ${FLOOR}H402L428 1060Z`;
  const whole = mouth(kit, 400, 806, 190, 26, 9, '#b8966c') + panel(kit, upper, { surface, soft: 15, round: 1, folds: [{ d: 'M210 820Q260 920 250 1020', width: 40, tone: 0.2 }, { d: 'M740 930Q860 980 980 980', width: 26, tone: 0.22 }, { d: 'M200 1030H1010', width: 34, tone: -0.36 }, { d: 'M700 900Q720 980 700 1030', width: 12, tone: -0.3 }] }) +
    panel(kit, vamp, { surface, soft: 10, round: 0.7, step: 0 }) + stitching(kit.hex, 'M584 820C610 866 660 890 724 908C800 930 900 938 966 926', lighten(kit.hex, 0.3)) +
    seam(kit.hex, 'M300 1030C290 960 300 880 318 812', 2);
  const strap = detail === 'plain' ? '' : panel(kit, saddle, { surface, soft: 8, round: 0.6, step: 0 }) + stitching(kit.hex, 'M572 830C572 900 560 960 534 1026M666 784C690 860 694 950 680 1030');
  const slot = detail === 'penny' ? `<path d="M596 868q30 -26 66 -22q-4 18 -14 24q-24 2 -52 14z" fill="${darken(kit.hex, 0.75)}"/>` : '';
  const tassel = detail === 'tassel' ? [0, 34].map((dx) => `<path d="M${640 + dx} 816q26 20 22 46" stroke="${darken(kit.hex, 0.3)}" stroke-width="7" fill="none"/>` + panel(kit, `M${650 + dx} 858h26l12 74h-52z`, { surface: 'rib', soft: 4, step: 0 })).join('') : '';
  return whole + strap + slot + tassel + (surface === 'leather' ? gleam(kit, 'M900 900Q970 926 1000 966', 16, 0.5) + gleam(kit, 'M220 830Q226 900 222 960', 12, 0.35) : '') + sole(kit, top, bottom, tone) + panel({ ...kit, hex: tone }, heelD, { surface: 'smooth', step: 0, soft: 6 });
}

/** A pair of sandals with straps over the foot. */
export const drawSandal: Draw = (kit) => {
  const straps = choice(kit, 'straps', ['2', '3', 'cross']);
  const heel = choice(kit, 'heel', ['flat', 'block']) === 'block';
  const cork = kit.rng.chance(0.6);
  return pair(kit, (k) => sandal(k, straps, heel, cork ? '#c49a67' : '#3a2e26'), { x: 680, y: 900, zoom: 2 });
};

function sandal(kit: Kit, straps: string, heel: boolean, tone: string): string {
  const h = heel ? 110 : 0;
  const top: Point[] = [[190, 1030 - h], [330, 1040 - h], [480, 1058 - h * 0.6], [680, 1066], [880, 1062], [1010, 1046]];
  const bottom: Point[] = [[186, (heel ? 1058 - h : FLOOR)], [330, heel ? 1072 - h : FLOOR], [490, heel ? 1096 - h * 0.6 : FLOOR], [700, FLOOR], [880, FLOOR], [1020, FLOOR - 26]];
  const y = (x: number) => (x > 600 ? 1064 : 1064 - (h * (600 - x)) / 420);
  const band = (x: number, w: number, rise: number, lean = 0) => `M${x} ${y(x)}C${x + lean} ${y(x) - rise * 0.7} ${x + 40 + lean} ${y(x) - rise} ${x + 90 + lean} ${y(x) - rise}C${x + w + 20 + lean} ${y(x + w) - rise + 14} ${x + w + 14} ${y(x + w) - rise * 0.5} ${x + w} ${y(x + w)}Z`;
  const strap = (d: string) => panel(kit, d, { surface: 'leather', soft: 8, round: 0.9 });
  const inside = (d: string) => `<g transform="translate(26 -14)"><path d="${d}" fill="${darken(kit.hex, 0.5)}"/></g>`;
  const list = straps === 'cross'
    ? [`M640 1066C660 960 760 880 850 868C880 880 880 900 872 914C790 930 730 990 716 1066Z`, `M820 1064C810 970 740 890 650 876C640 892 640 908 648 922C720 936 756 996 752 1066Z`]
    : straps === '3' ? [band(800, 96, 96), band(650, 92, 138), band(500, 88, 184)] : [band(770, 130, 120), band(560, 128, 172)];
  const back = `M226 ${1036 - h}C214 ${940 - h} 216 ${860 - h} 236 ${800 - h}C300 ${770 - h} 380 ${776 - h} 452 ${806 - h}L440 ${842 - h}C380 ${818 - h} 310 ${812 - h} 262 ${836 - h}C250 ${900 - h} 256 ${970 - h} 268 ${1040 - h}Z`;
  const ankle = straps === '2' && !heel ? '' : strap(back) + `<path d="M404 ${786 - h}h34v48h-34z" fill="none" stroke="#b79a5c" stroke-width="7"/>`;
  const heelBlock = heel ? panel({ ...kit, hex: tone }, `M188 ${1052 - h}L206 ${FLOOR}H356L392 ${1078 - h}Z`, { surface: 'smooth', step: 0, soft: 7 }) : '';
  const bed = `M196 ${1030 - h}C400 ${1020 - h} 520 ${1040 - h * 0.5} 680 1052C800 1046 940 1032 1006 1042C940 1070 700 1074 480 ${1062 - h * 0.6}Z`;
  return list.map(inside).join('') + `<path d="${bed}" fill="${mix(tone, '#e0c49a', 0.5)}"/>` + ankle + list.map(strap).join('') + list.map((d) => stitching(kit.hex, d)).join('') + heelBlock + sole(kit, top, bottom, tone, !heel);
}

/** A pair of slippers. */
export const drawSlipper: Draw = (kit) => {
  const closed = choice(kit, 'style', ['mule', 'closed']) === 'closed';
  return pair(kit, (k) => slipper(k, closed), { x: 720, y: 920, zoom: 2.1 });
};

function slipper(kit: Kit, closed: boolean): string {
  const wool = '#efe5d3';
  const upper = closed
    ? 'M206 1050C190 960 200 890 216 852C300 880 420 900 520 876C580 846 620 806 668 800C780 820 900 880 976 940C1020 980 1024 1020 1016 1050C800 1072 400 1072 206 1050Z'
    : 'M470 1058C480 960 540 850 640 812C760 812 890 880 972 940C1020 980 1024 1020 1016 1050C860 1072 620 1072 470 1058Z';
  const edge = closed ? 'M212 850C300 886 420 906 520 880C580 850 620 808 668 800' : 'M472 1050C482 960 542 850 642 814';
  const top: Point[] = [[196, 1044], [500, 1056], [800, 1060], [1020, 1034]];
  const bottom: Point[] = [[194, FLOOR - 12], [500, FLOOR], [800, FLOOR], [1028, FLOOR - 26]];
  const bed = closed ? '' : panel({ ...kit, hex: wool }, 'M204 1046C216 1016 300 1012 420 1020L520 1000L560 1062L300 1062Z', { surface: 'terry', step: 0 });
  const fluff = (w: number, c: string) => `<path d="${edge}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round"/>`;
  const inside = closed ? mouth(kit, 430, 862, 200, 30, -4, wool) : mouth({ ...kit, hex: wool }, 560, 940, 40, 120, 36, '#b9a98d');
  return bed + inside + panel(kit, upper, { surface: 'wool', soft: 18, round: 1.1, folds: [{ d: 'M700 900Q840 940 960 1010', width: 50, tone: 0.18 }, { d: 'M660 860Q720 960 700 1050', width: 22, tone: -0.2 }, { d: 'M220 1060H1010', width: 30, tone: -0.35 }] }) +
    fluff(50, darken(wool, 0.22)) + fluff(44, wool) + `<path d="${edge}" fill="none" stroke="#cbbda3" stroke-width="40" stroke-dasharray="3 7" stroke-opacity=".6"/>` + stitching(kit.hex, closed ? 'M600 900C640 960 700 1010 760 1056' : 'M560 900C640 960 700 1010 760 1056') + sole(kit, top, bottom, '#b59b78', false);
}
