import { panel } from '../base/cloth';
import { darken, lighten, luma } from '../base/colour';
import { type Drawing, type Kit, recolour } from '../base/kit';
import { n, oval, type Point, smooth } from '../base/path';
import { eyelet } from '../base/trims';

/** The ground line under shoes. */
export const FLOOR = 1120;

/** A pair seen from the side: the far shoe a little behind and in the shade. */
export function pair(
  kit: Kit,
  draw: (kit: Kit, far: boolean) => string,
  focus: Drawing['focus'],
  lift = 0,
  narrow = 0,
  /** Where they stand. */
  floor = FLOOR,
  /** How much wider than usual they are set, so that each shows its own toe and its own shaft. */
  apart = 0,
): Drawing {
  const shaded = darken(kit.hex, 0.12);
  const cloth = kit.cloth && { cloth: { ...kit.cloth, hex: shaded } };
  const far = draw({ ...kit, hex: shaded, ...cloth }, true);
  const near = draw(kit, false);
  if (kit.wearer) return stepping(kit, near, far, focus, floor);
  const under = apart > 0 ? pool(kit, floor) : '';
  const back = `<g transform="translate(${n(84 + narrow + apart)} ${n(-66 - lift)}) scale(.955)"><g transform="translate(-56 52)">${under}${far}</g></g>`;
  const gap = kit.sheet.radial([0.5, 0.5], 0.5, [
    [0, '#1d150e', 0.42],
    [1, '#1d150e', 0],
  ]);
  const between = `<ellipse cx="610" cy="${floor - 26}" rx="450" ry="36" fill="${gap}"/>`;
  const art = back + between + pool(kit, floor) + near;
  return {
    art: apart > 0 ? `<g transform="translate(${n(-apart * 0.7)} 0)">${art}</g>` : art,
    place: 'stand',
    base: floor - 4,
    reach: 430 + apart / 2,
    middle: 605,
    focus: { ...focus, x: focus.x - apart * 0.7 },
  };
}

/** How far the one foot of somebody who stands is before the other. */
const STEP = 250;

/** A pair on somebody's feet, the far one a step ahead. */
function stepping(
  kit: Kit,
  near: string,
  far: string,
  focus: Drawing['focus'],
  floor: number,
): Drawing {
  const ahead = `translate(${STEP} -64) translate(${n(600 * 0.03)} ${n(floor * 0.03)}) scale(.97)`;
  return {
    art: `<g transform="${ahead}">${pool(kit, floor)}${far}</g>${pool(kit, floor)}${near}`,
    place: 'stand',
    base: floor - 4,
    reach: 480,
    middle: 605 + STEP / 2,
    focus,
  };
}

function pool(kit: Kit, floor: number): string {
  const fill = kit.sheet.radial([0.5, 0.5], 0.5, [
    [0, '#1d150e', 0.6],
    [0.6, '#1d150e', 0.34],
    [1, '#1d150e', 0],
  ]);
  return `<ellipse cx="600" cy="${floor}" rx="430" ry="22" fill="${fill}"/>`;
}

/** The rounded tip of a sole, from the end of its upper line to the end of its lower one. */
function tip(top: readonly Point[], bottom: readonly Point[]): string {
  const [from, to] = [top.at(-1), bottom.at(-1)];
  if (!from || !to) return '';
  const high = (to[1] - from[1]) * 0.35;
  return `C${n(from[0] + high)} ${n(from[1] - high * 0.2)} ${n(to[0] + high * 0.8)} ${n(to[1] - high)} ${n(to[0])} ${n(to[1])}`;
}

/** A sole between an upper line and the floor. `tread` draws grooves along its foot. */
export function sole(
  kit: Kit,
  top: readonly Point[],
  bottom: readonly Point[],
  hex: string,
  tread = false,
): string {
  const d = `${smooth(top)}${tip(top, bottom)}${smooth([...bottom].reverse()).replace(/^M[^A-Z]*/, '')}Z`;
  const own = recolour(kit, hex);
  const line = smooth(top.map(([x, y]): Point => [x, y + 16]));
  const grooves = tread
    ? `<g clip-path="${kit.sheet.clip(d)}"><path d="${smooth(bottom.map(([x, y]): Point => [x, y - 7]))}" fill="none" stroke="${darken(hex, 0.6)}" stroke-width="13" stroke-dasharray="12 10" stroke-opacity="${luma(hex) > 0.6 ? 0.28 : 0.7}"/></g>`
    : '';
  return (
    panel(own, d, { surface: 'smooth', round: 0.5, soft: 7, step: 0 }) +
    `<path d="${line}" fill="none" stroke="${darken(hex, 0.4)}" stroke-width="2" stroke-dasharray="9 5" stroke-opacity=".55"/>` +
    `<path d="${smooth(top.map(([x, y]): Point => [x, y + 5]))}" fill="none" stroke="${lighten(hex, 0.6)}" stroke-width="3" stroke-opacity=".5"/>` +
    grooves
  );
}

/** Laces over a throat: rows between the near eyelets and the far edge, and a bow on top. */
export function laces(
  rows: readonly { near: Point; far: Point }[],
  hex: string,
  width = 15,
): string {
  const edge = darken(hex, 0.5);
  const strand = (d: string) =>
    `<path d="${d}" fill="none" stroke="${edge}" stroke-width="${width + 3}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${hex}" stroke-width="${width}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${lighten(hex, 0.6)}" stroke-width="${n(width * 0.25)}" stroke-opacity=".6"/>`;
  const across = rows
    .map(({ near, far }) =>
      strand(
        `M${n(near[0])} ${n(near[1])}Q${n((near[0] + far[0]) / 2 + 8)} ${n((near[1] + far[1]) / 2 - 8)} ${n(far[0])} ${n(far[1])}`,
      ),
    )
    .join('');
  const top = rows[0];
  if (!top) return across;
  const [x, y] = [(top.near[0] + top.far[0]) / 2, (top.near[1] + top.far[1]) / 2];
  const bow =
    strand(`M${x} ${y}c-50 -34 -100 6 -84 34q24 22 84 -30`) +
    strand(`M${x} ${y}c30 -36 84 -30 80 4q-22 30 -78 -2`) +
    strand(`M${x - 4} ${y}q-24 50 -30 104`) +
    strand(`M${x + 4} ${y}q22 34 50 66`);
  return across + rows.map(({ near }) => eyelet(near[0], near[1], 7)).join('') + bow;
}

/** The dark inside of a shoe's opening. */
export function mouth(
  kit: Kit,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  turn: number,
  lining?: string,
): string {
  const tone = lining ?? darken(kit.hex, 0.4);
  const fill = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, darken(tone, 0.55)],
      [1, darken(tone, 0.1)],
    ],
  );
  return `<path d="${oval(cx, cy, rx, ry)}" transform="rotate(${n(turn)} ${n(cx)} ${n(cy)})" fill="${fill}" stroke="${darken(kit.hex, 0.5)}" stroke-width="2"/>`;
}

/** The soft gleam of polished leather along a path. */
export function gleam(kit: Kit, d: string, width: number, strength = 0.4): string {
  return `<g filter="${kit.sheet.blur(8, 0.3)}"><path d="${d}" fill="none" stroke="${lighten(kit.hex, 0.85)}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${strength}"/></g>`;
}
