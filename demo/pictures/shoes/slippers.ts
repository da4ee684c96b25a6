import { panel } from '../base/cloth';
import { darken } from '../base/colour';
import { choice, type Draw, type Kit } from '../base/kit';
import type { Point } from '../base/path';
import { stitching } from '../base/trims';
import { FLOOR, mouth, pair, sole } from './shoe-parts';

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
  const edge = closed
    ? 'M212 884C300 910 420 928 520 904C580 874 620 836 668 828'
    : 'M472 1050C482 970 542 872 642 836';
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
        { ...kit, hex: wool },
        'M204 1046C216 1016 300 1012 420 1020L520 1000L560 1062L300 1062Z',
        { surface: 'terry', step: 0 },
      );
  const fluff = (w: number, c: string) =>
    `<path d="${edge}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round"/>`;
  const tufts = `<path d="${edge}" fill="none" stroke="#c3b498" stroke-width="46" stroke-dasharray="2 6" stroke-opacity=".55"/>`;
  const inside = closed
    ? mouth(kit, 430, 886, 206, 26, -3, wool)
    : mouth({ ...kit, hex: wool }, 560, 950, 40, 110, 36, '#b9a98d');
  const folds = [
    { d: 'M700 910Q840 946 960 1010', width: 50, tone: 0.18 },
    { d: 'M660 880Q720 966 700 1050', width: 22, tone: -0.2 },
    { d: 'M220 1060H1010', width: 30, tone: -0.35 },
  ];
  return (
    bed +
    inside +
    panel(kit, upper, { surface: 'wool', soft: 18, round: 1.1, folds }) +
    stitching(
      kit.hex,
      closed ? 'M600 910C640 966 700 1014 760 1056' : 'M560 910C640 966 700 1014 760 1056',
    ) +
    fluff(50, darken(wool, 0.22)) +
    fluff(45, wool) +
    tufts +
    sole(kit, top, bottom, '#b59b78', false)
  );
}
