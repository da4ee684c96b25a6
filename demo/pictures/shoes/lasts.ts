import type { Point } from '../base/path';

/** The outlines of a trainer from the side, its toe to the right, and where its laces go. */
export interface Last {
  upper: string;
  /** What is seen of the inside, past the near edge of the collar. */
  lining: string;
  /** The padded edge around the ankle, or a knitted band in its place. */
  collar: string;
  heel: string;
  /** The upper end of the heel alone. */
  tab: string;
  /** For shoes that open: the tongue, and the strip with the eyelets. */
  tongue?: string;
  stay?: string;
  rows: readonly { near: Point; far: Point }[];
}

/** From the throat down over the toes; every trainer ends in it. */
const THROAT: readonly [Point, Point, Point, Point] = [
  [540, 828],
  [596, 874],
  [676, 918],
  [760, 944],
];
const TOES = 'C836 954 938 940 1002 982C1040 1008 1056 1040 1054 1068';
const FRONT = `C596 874 676 918 760 944${TOES}`;
const HEEL = 'M184 1068C168 1012 174 960 194 914C204 888 202 872 214 866';
const LOW_COLLAR = 'C226 858 246 862 254 878C280 920 344 944 410 930C450 918 480 884 508 846';
const STAY_END = 'L806 958C782 990 730 998 686 986';

const SHAFT: readonly [Point, Point, Point, Point] = [
  [454, 620],
  [462, 690],
  [486, 762],
  [540, 828],
];

/** A point of a cubic curve. */
function along([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point {
  const s = 1 - t;
  const at = (i: 0 | 1) =>
    s ** 3 * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t ** 3 * d[i];
  return [at(0), at(1)];
}

const row = ([x, y]: Point, [dx, dy]: Point) => ({
  near: [x + dx, y + dy] as Point,
  far: [x - dx * 0.5, y - dy * 0.42] as Point,
});

const lowRows = [0.04, 0.27, 0.5, 0.73, 0.94].map((t) => row(along(THROAT, t), [-24, 28]));
const shaftRows = [0.1, 0.44, 0.78].map((t) => row(along(SHAFT, t), [-34, 10]));

/** The points of the throat over which straps are laid, from the ankle to the toes. */
export const onThroat = (t: number): Point => along(THROAT, t);

export const LOW: Last = {
  upper: `${HEEL}${LOW_COLLAR}L540 828${FRONT}Z`,
  lining:
    'M216 868C270 896 350 910 424 898C458 888 486 858 504 832L524 850C488 894 462 930 412 944C340 956 270 930 236 880Z',
  collar: `M214 866${LOW_COLLAR}L524 866C492 914 462 950 412 960C336 972 262 944 234 894Z`,
  heel: `${HEEL}C226 858 246 862 254 878C262 940 300 990 330 1068Z`,
  tab: 'M188 930C202 892 202 872 214 866C226 858 246 862 254 878C258 906 268 932 286 954C250 964 210 954 188 930Z',
  tongue:
    'M470 900C474 840 486 792 514 770C540 758 562 772 576 800C640 866 712 912 790 942L700 990L520 940Z',
  stay: `M508 846L540 828C596 874 676 918 760 944${STAY_END}C614 966 536 924 484 882Z`,
  rows: lowRows,
};

export const HIGH: Last = {
  upper: `M184 1068C168 1012 178 960 194 900C206 830 200 730 192 640C191 622 200 612 218 610L424 596C442 595 452 604 454 620C462 690 486 762 540 828${FRONT}Z`,
  lining: 'M204 614C280 584 380 574 446 594L440 614C360 606 280 612 212 626Z',
  collar: 'M192 640C191 622 200 612 218 610L400 598L402 646L195 668Z',
  heel: 'M184 1068C168 1012 178 960 194 900C202 850 204 810 203 786C240 806 262 860 272 930C284 990 306 1030 330 1068Z',
  tab: 'M194 900C202 850 204 810 203 786C226 798 244 824 256 858C240 884 216 898 194 900Z',
  tongue:
    'M418 650C412 590 422 552 450 544C480 538 496 562 502 604C514 690 562 780 622 838C690 898 740 922 790 942L700 990L520 900Z',
  stay: `M396 598L424 596C442 595 452 604 454 620C462 690 486 762 540 828C596 874 676 918 760 944${STAY_END}C600 962 500 900 446 800C416 740 400 660 396 598Z`,
  rows: [...shaftRows, ...lowRows.slice(1)],
};

/** Without laces: one steps into it. */
export const SLIP: Last = {
  upper:
    'M184 1068C168 1012 174 960 194 918C202 898 204 884 216 880C232 876 246 884 254 896C284 936 350 952 420 936C470 920 512 884 552 850C570 836 596 838 620 856C680 900 740 930 806 944C880 950 948 944 1002 982C1040 1008 1056 1040 1054 1068Z',
  lining:
    'M218 882C270 908 350 922 424 908C470 894 510 858 552 830L572 842C520 894 470 934 420 950C350 960 280 938 246 892Z',
  collar:
    'M216 880C232 876 246 884 254 896C284 936 350 952 420 936C436 932 452 924 466 914L474 934C456 946 440 954 424 958C348 972 266 950 236 908Z',
  heel: LOW.heel,
  tab: 'M190 932C202 898 204 884 216 880C232 876 246 884 254 896C258 916 266 936 282 956C250 966 212 956 190 932Z',
  rows: [],
};

/** Knitted in the round, with a band as a sock has. */
export const SOCK: Last = {
  upper:
    'M184 1068C168 1012 176 960 196 906C204 870 206 840 206 806C206 790 216 782 232 784C300 800 380 792 436 764C452 756 466 760 474 772C500 820 540 846 590 876C650 912 730 936 806 944C880 950 948 944 1002 982C1040 1008 1056 1040 1054 1068Z',
  lining: 'M214 790C280 752 390 730 456 760L440 772C380 798 300 806 226 790Z',
  collar:
    'M206 806C206 790 216 782 232 784C300 800 380 792 436 764C452 756 466 760 474 772C486 796 498 812 512 826C440 868 300 880 205 852Z',
  heel: LOW.heel,
  tab: LOW.tab,
  rows: [],
};

/** Over the toes: a cap, and a guard that runs back along the side. */
export const CAP =
  'M792 1068C790 1012 822 966 884 940C950 930 990 960 1010 976C1050 1000 1070 1040 1060 1068Z';
export const GUARD =
  'M600 1068C680 1040 760 1022 826 1006C864 996 884 976 896 940C950 930 990 960 1010 976C1050 1000 1070 1040 1060 1068Z';
