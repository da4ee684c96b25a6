import { panel } from '../base/cloth';
import { darken, mix } from '../base/colour';
import { choice, type Draw, flag, type Kit, type Sole } from '../base/kit';
import { n, type Point, smooth } from '../base/path';
import { metal, stitching } from '../base/trims';
import { fisherUpper } from './fisher';
import { foot, legwear } from './legs';
import { FLOOR, pair, sole } from './shoe-parts';
import { treadOf } from './soles';

/** A pair of sandals with straps over the foot. */
export const drawSandal: Draw = (kit) => {
  const straps = choice(kit, 'straps', ['2', '3', 'cross', 'thin', 'fisher']);
  const heel = { flat: 0, low: 76, block: 120, wedge: 100 }[
    choice(kit, 'heel', ['flat', 'low', 'block', 'wedge'])
  ];
  const x = 680 + kit.rng.jitter(6);
  const focus = { x, y: 900, zoom: 2 };
  return {
    ...pair(kit, (k, far) => sandal(k, straps, heel, far), focus, 6, 30, FLOOR, 116),
    sole: below(kit),
  };
};

/** How its sole is seen from below. */
function below(kit: Kit): Sole {
  const bed = choice(kit, 'bed', ['leather', 'cork', 'rubber', 'jute']);
  const block = choice(kit, 'heel', ['flat', 'low', 'block', 'wedge']);
  const hex = bed === 'cork' ? '#3b342e' : bed === 'jute' ? '#8a6a44' : darken(BEDS[bed], 0.2);
  const usual = bed === 'cork' || bed === 'rubber' ? 'zigzag' : 'lamella';
  return { tread: treadOf(kit, usual), hex, heel: block === 'low' || block === 'block' };
}

/** The height of the footbed at x. */
const bedAt = (x: number, heel: number) => {
  const t = Math.min(1, Math.max(0, (x - 240) / 420));
  return 1056 - heel * (1 - t * t * (3 - 2 * t));
};

/**
 * A strap that rises from the near side of the bed, crosses the foot, and goes down behind it.
 * The near end lies from x to x + w; the far end is shifted by `lean`.
 */
function bandOver(
  x: number,
  w: number,
  rise: number,
  lean: number,
  heel: number,
): { near: string; far: string } {
  const [y1, y2] = [bedAt(x, heel) + 14, bedAt(x + w, heel) + 14];
  const top = Math.min(y1, y2) - rise;
  const [a, b] = [x + lean, x + w * 0.86 + lean];
  const near = `M${n(x)} ${n(y1)}C${n(x + lean * 0.1)} ${n(y1 - rise * 0.62)} ${n(a - 34)} ${n(top + 10)} ${n(a)} ${n(top)}L${n(b)} ${n(top + rise * 0.1)}C${n(b - 10)} ${n(top + rise * 0.2)} ${n(x + w + 6)} ${n(y2 - rise * 0.5)} ${n(x + w)} ${n(y2)}Z`;
  const far = `M${n(a - 6)} ${n(top + 2)}C${n(a + 40)} ${n(top + 4)} ${n(a + 60)} ${n(y1 - rise * 0.4)} ${n(a + 52)} ${n(y1 - 30)}L${n(b + 50)} ${n(y2 - 30)}C${n(b + 56)} ${n(y2 - rise * 0.4)} ${n(b + 40)} ${n(top + rise * 0.1)} ${n(b)} ${n(top + rise * 0.1)}Z`;
  return { near, far };
}

const BEDS = { cork: '#c49a67', leather: '#7a5334', rubber: '#2f2b28', jute: '#c9a86c' };

function sandal(kit: Kit, straps: string, heel: number, far: boolean): string {
  const bedKind = choice(kit, 'bed', ['leather', 'cork', 'rubber', 'jute']);
  const tone = BEDS[bedKind];
  const xs = [178, 300, 430, 560, 700, 860, 980, 1040];
  const top = xs.map((x): Point => [x, bedAt(x, heel) + (x > 960 ? -((x - 960) * 0.24) : 0)]);
  const bottom =
    heel > 0
      ? xs.map((x): Point => [x, Math.min(FLOOR, bedAt(x, heel) + 44 + (x > 600 ? 20 : 0))])
      : xs.map((x): Point => [x, FLOOR - (x > 960 ? (x - 960) * 0.34 : 0) - (x < 200 ? 8 : 0)]);
  const list =
    straps === 'thin'
      ? [850, 762, 674, 586, 498].map((x, i) => bandOver(x, 26, 84 + i * 24, 40 + i * 5, heel))
      : straps === 'fisher'
        ? []
        : straps === 'cross'
          ? [bandOver(640, 92, 150, 190, heel), bandOver(820, 92, 150, -120, heel)]
          : straps === '3'
            ? [
                bandOver(800, 74, 92, 40, heel),
                bandOver(660, 74, 132, 52, heel),
                bandOver(520, 74, 176, 60, heel),
              ]
            : [bandOver(760, 116, 116, 46, heel), bandOver(560, 116, 166, 60, heel)];
  // A closed toe hides the bed below it.
  const open = straps === 'fisher' ? top.slice(0, 5) : top;
  const bed = `${smooth(open)}L${smooth([...open].reverse().map(([x, y]): Point => [x + 8, y - 26])).slice(1)}Z`;
  const surface = kit.params.pattern === 'herringbone' ? 'plait' : 'leather';
  const part = (d: string) => panel(kit, d, { surface, soft: 8, round: 0.9, step: 30 });
  const back = list.map(({ far }) => `<path d="${far}" fill="${darken(kit.hex, 0.45)}"/>`).join('');
  const wedge = kit.params.heel === 'wedge';
  const block = wedge
    ? wedgeHeel(kit, heel, tone)
    : heel > 0
      ? panel(
          { ...kit, hex: tone },
          `M182 ${1056 - heel + 34}L206 ${FLOOR}H366L402 ${1060 - heel + 44}Z`,
          { surface: 'smooth', step: 0, soft: 7 },
        )
      : '';
  const ankle = flag(kit, 'ankle') && straps !== 'fisher' ? ankleStrap(kit, heel) : '';
  return (
    back +
    (kit.wearer ? '' : ankle) +
    `<path d="${bed}" fill="${mix(tone, '#e0c49a', 0.45)}" stroke="${darken(tone, 0.4)}" stroke-width="1.5"/>` +
    bare(kit, straps, heel, far) +
    // It goes round who wears it, where an empty one stands behind its bed.
    (kit.wearer ? ankle : '') +
    list.map(({ near }) => part(near) + stitching(kit.hex, near)).join('') +
    (straps === 'fisher' ? fisherUpper(kit) : '') +
    fasteners(kit, straps, heel) +
    block +
    sole(kit, top, bottom, tone, heel === 0)
  );
}

/** The foot in it. */
function bare(kit: Kit, straps: string, heel: number, far: boolean): string {
  if (!kit.wearer) return '';
  const bed = (x: number) => bedAt(x, heel) - 14 - (x > 960 ? (x - 960) * 0.24 : 0);
  const stout = straps === 'cross' ? 1.24 : 1.04;
  return foot(kit, legwear(kit.wearer, 'bare'), bed, { floor: FLOOR, stout, far });
}

/** A wedge wound with cord. */
function wedgeHeel(kit: Kit, heel: number, tone: string): string {
  const d = `M184 ${bedAt(180, heel) + 34}L196 ${FLOOR}H860L700 ${bedAt(700, heel) + 44}Q420 ${bedAt(420, heel) + 50} 184 ${bedAt(180, heel) + 34}Z`;
  return panel({ ...kit, hex: tone }, d, { surface: 'straw', step: 0, soft: 8 });
}

function fasteners(kit: Kit, straps: string, heel: number): string {
  const kind = choice(kit, 'fastening', ['none', 'buckles', 'velcro']);
  if (kind === 'none') return '';
  if (kind === 'velcro')
    return [556, 696, 836]
      .map((x) => {
        const y = bedAt(x, heel) - 70;
        const d = `M${x - 20} ${y}L${x + 34} ${y - 12}L${x + 46} ${y + 44}L${x - 10} ${y + 54}Z`;
        return panel(kit, d, { fill: darken(kit.hex, 0.35), surface: 'wool', step: 0, soft: 4 });
      })
      .join('');
  const at = straps === 'thin' ? [506, 594, 682, 770] : [592, 790];
  const [w, h] = straps === 'thin' ? [24, 22] : [44, 42];
  return at
    .map((x) => metal(`M${x} ${bedAt(x, heel) - 66}h${w}v${h}h-${w}z`, straps === 'thin' ? 4 : 6))
    .join('');
}

function ankleStrap(kit: Kit, heel: number): string {
  const y = 1056 - heel;
  const counter = `M196 ${y}C186 ${y - 90} 196 ${y - 170} 214 ${y - 230}L262 ${y - 226}C246 ${y - 160} 244 ${y - 80} 262 ${y}Z`;
  const loop = `M212 ${y - 250}C280 ${y - 284} 420 ${y - 284} 486 ${y - 244}C494 ${y - 230} 490 ${y - 214} 478 ${y - 210}C410 ${y - 196} 290 ${y - 196} 214 ${y - 206}Z`;
  const far = `<path d="M226 ${y - 250}C290 ${y - 290} 420 ${y - 290} 480 ${y - 246}C420 ${y - 268} 300 ${y - 268} 226 ${y - 250}Z" fill="${darken(kit.hex, 0.55)}"/>`;
  return (
    far +
    panel(kit, counter, { surface: 'leather', soft: 7, round: 0.9 }) +
    panel(kit, loop, { surface: 'leather', soft: 7, round: 0.8 }) +
    stitching(kit.hex, `M222 ${y - 218}C300 ${y - 208} 400 ${y - 208} 474 ${y - 220}`) +
    metal(`M372 ${y - 262}h42v54h-42z`, 6)
  );
}
