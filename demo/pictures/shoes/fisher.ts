import { panel } from '../base/cloth';
import { darken, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { metal, stitching } from '../base/trims';

/** The forefoot, the toe and the bar to the ankle: cut from one piece of leather. */
const VAMP =
  'M560 1068C548 1006 552 940 580 892C552 868 520 850 474 846L478 804C550 806 606 836 650 862C744 880 852 906 944 946C1014 976 1042 1016 1040 1046C1000 1072 700 1072 560 1068Z';

/** The closed heel. */
const COUNTER =
  'M184 1066C174 990 186 900 204 806C232 798 268 802 292 816C296 900 326 1000 404 1068C330 1072 240 1072 184 1066Z';

/** The band around the ankle: what is seen of it inside, and its near side. */
const INSIDE = 'M208 814C270 772 420 772 488 810L486 840C420 806 280 806 212 842Z';
const BAND =
  'M202 806C280 846 410 848 486 804C500 812 502 838 492 848C410 890 280 890 200 852C196 838 196 820 202 806Z';

/** A slot in the forefoot, from the foot of the leather up to the bar along its middle. */
function slot(x: number, top: number): string {
  const [w, foot, at] = [17, 1022, x + 12];
  return `M${x - w} ${foot}L${at - w} ${top + 14}C${at - w + 2} ${top - 6} ${at + w - 2} ${top - 2} ${at + w} ${top + 20}L${x + w} ${foot}C${x + w - 2} ${foot + 20} ${x - w + 2} ${foot + 20} ${x - w} ${foot}Z`;
}

const SLOTS = [
  [622, 920],
  [692, 930],
  [762, 946],
  [832, 964],
].map(([x = 0, top = 0]) => slot(x, top));

/** The upper of a fisherman's sandal: a closed toe and heel, slots at its sides, open between them. */
export function fisherUpper(kit: Kit): string {
  const dark = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, darken(kit.hex, 0.78)],
      [0.75, darken(kit.hex, 0.6)],
      [1, mix(darken(kit.hex, 0.35), '#b98d5c', 0.4)],
    ],
  );
  const slots = SLOTS.join('');
  const part = (d: string) => panel(kit, d, { surface: 'leather', soft: 11, round: 0.9, step: 0 });
  const folds = [
    { d: 'M860 930Q950 958 1010 1010', width: 30, tone: 0.28 },
    { d: 'M600 880Q740 890 880 938', width: 18, tone: 0.24 },
    { d: 'M560 1062H1036', width: 26, tone: -0.34 },
  ];
  return (
    `<path d="${INSIDE}" fill="${darken(kit.hex, 0.55)}"/>` +
    part(COUNTER) +
    stitching(kit.hex, 'M284 820C290 904 320 994 390 1058') +
    panel(kit, VAMP, { surface: 'leather', soft: 12, round: 1, step: 0, folds }) +
    `<path d="${slots}" fill="${dark}" stroke="${darken(kit.hex, 0.5)}" stroke-width="3"/>` +
    stitching(kit.hex, 'M570 1056C558 1004 562 944 590 896M884 1060C880 1010 888 972 910 944') +
    part(BAND) +
    stitching(kit.hex, 'M212 816C290 854 410 854 480 816') +
    metal('M352 828h44v56h-44z', 6)
  );
}
