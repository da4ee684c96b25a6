import { type Fold, panel } from '../base/cloth';
import { darken, lighten, luma } from '../base/colour';
import { choice, count, type Draw, flag, type Kit } from '../base/kit';
import { n } from '../base/path';
import { ribBand } from '../base/trims';

/** How high the sock comes: the y of its upper edge. */
const HEIGHTS = { low: 800, ankle: 660, calf: 380, knee: 210 } as const;

/** One or more pairs of socks, lying side by side. */
export const drawSocks: Draw = (kit) => {
  const length = choice(kit, 'length', ['calf', 'low', 'ankle', 'knee']);
  const heel = flag(kit, 'heel')
    ? luma(kit.hex) > 0.5
      ? darken(kit.hex, 0.35)
      : lighten(kit.hex, 0.5)
    : kit.hex;
  const top = HEIGHTS[length] + kit.rng.jitter(10);
  const d = `M420 ${n(top)}C424 ${n((top + 830) / 2)} 418 780 424 830C430 900 470 940 540 990C640 1060 740 1110 800 1128C870 1140 900 1080 872 1020C800 950 690 900 660 830C640 770 652 ${n((top + 830) / 2)} 652 ${n(top)}Z`;
  const pairs = count(kit, 'pairs', 1);
  const turns = pairs === 1 ? onePair(length) : spread(pairs, (top + 1130) / 2);
  // What lies below is told from what lies on it: by its shade, or in black by some light.
  const below = luma(kit.hex) < 0.1 ? lighten(kit.hex, 0.12) : darken(kit.hex, 0.1);
  const one = (hex: string) =>
    sock(
      { ...kit, hex, ...(kit.cloth ? { cloth: { ...kit.cloth, hex } } : {}) },
      d,
      top,
      heel === kit.hex ? hex : heel,
      length,
    );
  return {
    art: turns
      .map((turn, i) => `<g transform="${turn}">${one(i % 2 ? kit.hex : below)}</g>`)
      .join(''),
    place: 'lie',
    shade: turns.map(() => d),
    turns,
    focus: { x: 560, y: 660, zoom: 2 },
  };
};

function onePair(length: string): string[] {
  const middle = length === 'low' ? -52 : -20;
  const down = length === 'low' ? -220 : length === 'knee' ? 40 : 0;
  return [-0.5, 0.5].map(
    (at) =>
      `translate(${n(at * 112 + middle)} ${n(at * 26 + down)}) rotate(${at < 0 ? -5 : 3} 600 700)`,
  );
}

/** Two socks of each pair lie on each other, and the pairs beside each other; four in two rows. */
function spread(pairs: number, middle: number): string[] {
  const columns = pairs > 3 ? Math.ceil(pairs / 2) : pairs;
  const [gap, scale] = pairs === 2 ? [400, 0.86] : pairs === 3 ? [276, 0.74] : [420, 0.78];
  return Array.from({ length: pairs * 2 }, (_, i) => {
    const pair = Math.floor(i / 2);
    const x = 600 + ((pair % columns) - (columns - 1) / 2) * gap + (i % 2 ? 24 : -24);
    const row = pairs > 3 ? Math.floor(pair / columns) - 0.5 : (pair - (pairs - 1) / 2) * 0.12;
    const y = 750 + row * 330 + (i % 2 ? 12 : -12);
    return `translate(${n(x - 650 * scale)} ${n(y - middle * scale)}) scale(${scale}) rotate(${i % 2 ? 3 : -4} 650 700)`;
  });
}

function sock(k: Kit, d: string, top: number, heel: string, length: string): string {
  const folds: Fold[] = [
    { d: 'M470 400Q480 620 476 800', width: 40, tone: 0.16 },
    { d: 'M620 400Q610 640 626 820', width: 40, tone: -0.18 },
    { d: 'M650 850Q560 860 470 930', width: 18, tone: -0.26 },
    { d: 'M640 820Q560 820 440 870', width: 12, tone: 0.2 },
  ];
  const heelD = 'M418 800C424 900 460 940 548 996C590 940 560 860 500 830C470 812 440 800 418 800Z';
  const toe =
    'M744 1104C790 1130 860 1150 884 1100C894 1050 870 1016 836 990C780 1000 744 1050 744 1104Z';
  const cap = (path: string) =>
    panel(k, path, { fill: heel, surface: 'knit', step: 0, soft: 8, round: 0.5 });
  const cuff =
    flag(k, 'loose') || length === 'low'
      ? ribBand(k, `M421 ${n(top + 10)}Q536 ${n(top + 20)} 653 ${n(top + 10)}`, 18, k.hex, 9)
      : ribBand(
          k,
          `M421 ${n(top + 52)}Q536 ${n(top + 66)} 653 ${n(top + 52)}`,
          length === 'ankle' ? 76 : 120,
          k.hex,
          11,
        );
  const bars = flag(k, 'bars')
    ? [30, 66]
        .map(
          (y) =>
            `<path d="M420 ${n(top + y)}Q536 ${n(top + y + 14)} 653 ${n(top + y)}" fill="none" stroke="#26344d" stroke-width="17"/>`,
        )
        .join('')
    : '';
  const letter = flag(k, 'sides')
    ? `<path d="M806 1040v54h28" fill="none" stroke="${luma(heel) > 0.5 ? '#2b2723' : '#f4f1e8'}" stroke-width="9"/>`
    : '';
  return (
    panel(k, d, { surface: 'knit', folds, soft: 14, round: 1, step: 56 }) +
    cap(heelD) +
    cap(toe) +
    letter +
    cuff +
    bars
  );
}
