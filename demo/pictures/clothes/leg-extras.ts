import { panel } from '../base/cloth';
import { darken, lighten, luma } from '../base/colour';
import { choice, count, flag, type Kit, tone } from '../base/kit';
import { box, n, trace } from '../base/path';
import { button, metal, ribBand, seam, stitching, zip } from '../base/trims';
import { CX } from './cut';
import { type Legs, threadOf } from './leg-parts';

const sides = [-1, 1] as const;

/** Where the trousers end: on the shoe, above the ankle, or halfway the calf. */
export function shortened(kit: Kit, l: Legs): Legs {
  const up = { full: 0, ankle: 90, calf: 300 }[choice(kit, 'length', ['full', 'ankle', 'calf'])];
  return { ...l, foot: l.foot - up };
}

/** A waist without loops: elastic gathered by a cord, or drawn in at the sides. */
export function softWaist(kit: Kit, l: Legs): string {
  const kind = choice(kit, 'waistband', ['band', 'cord', 'elastic', 'tabs']);
  const y = l.top + 28;
  const line = `M${n(CX - l.waist - 3)} ${y}Q${CX} ${y + 16} ${n(CX + l.waist + 3)} ${y}`;
  if (kind === 'cord') return ribBand(kit, line, 58, kit.hex, 13) + (kit.back ? '' : cord(kit, l));
  if (kind === 'elastic') return ribBand(kit, line, 58, kit.hex, 13);
  if (kind === 'tabs')
    return sides
      .map(
        (s) =>
          panel(kit, box(CX + s * (l.waist - 50) - 40, y - 8, 80, 26, 6), { soft: 4, step: 0 }) +
          metal(`M${CX + s * (l.waist - 46) - 12} ${y - 12}h24v34h-24z`, 4, '#a9a294'),
      )
      .join('');
  return '';
}

/** A cord tied in a bow. */
function cord(kit: Kit, l: Legs): string {
  const hex = luma(kit.hex) > 0.6 ? darken(kit.hex, 0.2) : lighten(kit.hex, 0.7);
  const y = l.top + 34;
  const d = `M${CX - 12} ${y}q-36 -26 -60 4q20 28 60 -4q36 -26 64 2q-18 30 -64 -2q-30 60 -34 150M${CX - 4} ${y}q30 60 34 132`;
  return `<path d="${d}" fill="none" stroke="${darken(hex, 0.5)}" stroke-width="9" stroke-linecap="round" stroke-opacity=".5"/><path d="${d}" fill="none" stroke="${hex}" stroke-width="7" stroke-linecap="round"/>`;
}

/** What is worked on the legs: turn-ups, cuffs, knees, pockets for tools, zips at the ankle. */
export function legExtras(kit: Kit, l: Legs): string {
  const knees = flag(kit, 'knees') && !kit.back;
  return (
    (knees ? kneePatches(kit, l) : '') +
    (flag(kit, 'tools') ? toolPockets(kit, l) : '') +
    (flag(kit, 'cargo') ? cargo(kit, l) : '') +
    ends(kit, l)
  );
}

function ends(kit: Kit, l: Legs): string {
  const kind = choice(kit, 'ends', ['hem', 'turnup', 'selvedge', 'rib', 'zip', 'raw']);
  const y = l.foot;
  const band = (s: 1 | -1, high: number) =>
    `${trace(
      CX,
      s,
      [l.gap - 5, y - high],
      [
        [(l.gap + l.hem) / 2, y - high + 8, l.hem + 5, y - high - 4],
        [l.hem + 5, y + 2],
        [(l.gap + l.hem) / 2, y + 16, l.gap - 5, y + 8],
      ],
    )}Z`;
  return sides
    .map((s) => {
      if (kind === 'turnup' || kind === 'selvedge') {
        const pale = kind === 'selvedge' ? lighten(kit.hex, 0.62) : lighten(kit.hex, 0.12);
        const red =
          kind === 'selvedge' ? trace(CX, s, [l.hem - 12, y - 66], [[l.hem - 12, y]]) : '';
        return (
          panel(kit, band(s, 70), { fill: pale, soft: 6, round: 0.5, step: 40 }) +
          (red
            ? `<path d="${red}" stroke="#b3272c" stroke-width="5"/><path d="${red}" stroke="#f4efe4" stroke-width="18" stroke-opacity=".5"/><path d="${red}" stroke="#b3272c" stroke-width="4"/>`
            : '')
        );
      }
      if (kind === 'rib') return panel(kit, band(s, 76), { surface: 'rib', soft: 6, step: 0 });
      if (kind === 'zip')
        return kit.back
          ? ''
          : zip(CX + s * (l.hem - 18), y - 130, CX + s * (l.hem - 14), y + 4, '#a9a294', kit.hex);
      if (kind === 'raw')
        return `<path d="${trace(CX, s, [l.gap, y + 4], [[(l.gap + l.hem) / 2, y + 12, l.hem, y]])}" fill="none" stroke="${lighten(kit.hex, 0.7)}" stroke-width="16" stroke-dasharray="3 4"/>`;
      return '';
    })
    .join('');
}

function kneePatches(kit: Kit, l: Legs): string {
  const y = (l.crotch + l.foot) / 2 - 70;
  return sides
    .map((s) => {
      const [a, b] = [l.gap - 6, l.knee - 12];
      const d = `${trace(
        CX,
        s,
        [a, y],
        [
          [b, y - 6],
          [b - 4, y + 220],
          [a + 6, y + 226],
        ],
      )}Z`;
      const lip = trace(CX, s, [a, y + 8], [[b, y + 2]]);
      return (
        panel(kit, d, { surface: 'canvas', soft: 6, round: 0.4, step: 0 }) +
        stitching(kit.hex, d, threadOf(kit)) +
        seam(kit.hex, lip, 3) +
        [a + 10, b - 12].map((x) => button(CX + s * x, y + 14, 6, '#b07f45', false)).join('')
      );
    })
    .join('');
}

function toolPockets(kit: Kit, l: Legs): string {
  const y = l.crotch - 10;
  const x = l.hip - 118;
  const rule = `${trace(
    CX,
    1,
    [x, y],
    [
      [l.hip + 4, y - 8],
      [l.knee + 4, y + 190],
      [x + 8, y + 196],
    ],
  )}Z`;
  const loop = `M${CX - l.hip + 6} ${y - 30}q-46 40 0 110`;
  return (
    panel(kit, rule, { surface: 'canvas', soft: 6, round: 0.4, step: 0 }) +
    stitching(kit.hex, rule, threadOf(kit)) +
    stitching(kit.hex, `M${CX + x + 54} ${y}V${y + 190}`, threadOf(kit)) +
    `<path d="${loop}" fill="none" stroke="${darken(kit.hex, 0.4)}" stroke-width="17"/><path d="${loop}" fill="none" stroke="${kit.hex}" stroke-width="14"/>`
  );
}

function cargo(kit: Kit, l: Legs): string {
  const y = l.crotch + 60;
  return sides
    .map((s) => {
      const bag = `${trace(
        CX,
        s,
        [l.hip - 116, y],
        [
          [l.hip + 12, y - 8],
          [l.knee + 12, y + 200],
          [l.hip - 110, y + 206],
        ],
      )}Z`;
      const flap = `${trace(
        CX,
        s,
        [l.hip - 122, y - 10],
        [
          [l.hip + 16, y - 18],
          [l.hip + 12, y + 42],
          [l.hip - 52, y + 58],
          [l.hip - 120, y + 50],
        ],
      )}Z`;
      return (
        panel(kit, bag, { surface: 'canvas', soft: 7, round: 0.5, step: 0 }) +
        stitching(kit.hex, bag) +
        panel(kit, flap, { surface: 'canvas', soft: 5, round: 0.4, step: 0 }) +
        button(CX + s * (l.hip - 52), y + 40, 9, darken(kit.hex, 0.4))
      );
    })
    .join('');
}

/** The button at the waist, of the colour and number that the trousers name. */
export const waistButton = (kit: Kit, l: Legs): string =>
  kit.back || count(kit, 'buttons', 1) === 0
    ? ''
    : button(CX, l.top + 34, 13, tone(kit, 'buttonTone', darken(kit.hex, 0.3)));
