import { darken, lighten, luma, mix } from './colour';
import type { Kit } from './kit';
import { box, n, oval } from './path';

const stroke = (d: string, color: string, width: number, opacity: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-opacity="${opacity}" ${more}/>`;

/** A seam: a dark valley with a bright bank beside it. */
export function seam(hex: string, d: string, width = 2): string {
  const dark = luma(hex) < 0.25;
  return (
    `<g transform="translate(1.6 1.4)">${stroke(d, lighten(hex, 0.6), width, dark ? 0.28 : 0.4)}</g>` +
    stroke(d, darken(hex, 0.6), width, dark ? 0.9 : 0.55)
  );
}

/** A row of stitches along a path. */
export function stitching(hex: string, d: string, thread?: string): string {
  const color = thread ?? (luma(hex) < 0.3 ? lighten(hex, 0.34) : darken(hex, 0.36));
  return (
    `<g transform="translate(0 1.2)">${stroke(d, darken(hex, 0.6), 1.6, 0.35, 'stroke-dasharray="7 4"')}</g>` +
    stroke(d, color, 1.7, 0.85, 'stroke-dasharray="7 4"')
  );
}

/** A ribbed band along a path: the ribs stand square on it. */
export function ribBand(kit: Kit, d: string, width: number, fill = kit.hex, rib = 8): string {
  const dark = darken(fill, 0.5);
  const faint = luma(fill) < 0.25;
  return (
    stroke(d, darken(fill, 0.4), width + 3, 0.6) +
    stroke(d, fill, width, 1) +
    stroke(
      d,
      lighten(fill, 0.4),
      width,
      faint ? 0.22 : 0.3,
      `stroke-dasharray="${rib * 0.4} ${rib * 0.6}"`,
    ) +
    stroke(
      d,
      dark,
      width,
      faint ? 0.8 : 0.4,
      `stroke-dasharray="${rib * 0.3} ${rib * 0.7}" stroke-dashoffset="${rib / 2}"`,
    )
  );
}

/** A sewn button with four holes, or a plain shank button. */
export function button(x: number, y: number, r: number, hex: string, holes = true): string {
  const hole = (dx: number, dy: number) =>
    `<circle cx="${n(x + dx * r)}" cy="${n(y + dy * r)}" r="${n(r * 0.13)}" fill="${darken(hex, 0.6)}"/>`;
  return (
    `<circle cx="${n(x + r * 0.16)}" cy="${n(y + r * 0.3)}" r="${n(r * 1.08)}" fill="#1a1410" fill-opacity=".3"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${hex}" stroke="${darken(hex, 0.4)}" stroke-width="1"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.7)}" fill="none" stroke="${darken(hex, 0.3)}" stroke-width="${n(r * 0.12)}" stroke-opacity=".6"/>` +
    `<path d="M${n(x - r * 0.7)} ${n(y - r * 0.3)}A${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${n(x + r * 0.1)} ${n(y - r * 0.76)}" fill="none" stroke="${lighten(hex, 0.7)}" stroke-width="${n(r * 0.14)}" stroke-opacity=".7"/>` +
    (holes ? hole(-0.22, -0.22) + hole(0.22, -0.22) + hole(-0.22, 0.22) + hole(0.22, 0.22) : '')
  );
}

/** A closed zip along a straight line, with its puller at the top. */
export function zip(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  metal: string,
  tape: string,
): string {
  const d = `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  return (
    stroke(d, darken(tape, 0.4), 22, 0.55) +
    stroke(d, darken(tape, 0.2), 18, 1) +
    stroke(d, darken(metal, 0.5), 9, 1) +
    stroke(d, lighten(metal, 0.3), 8, 1, 'stroke-dasharray="3 3"') +
    `<path d="${box(x1 - 7, y1 - 4, 14, 20, 4)}${box(x1 - 4, y1 + 14, 8, 34, 4)}" fill="${metal}" stroke="${darken(metal, 0.5)}" stroke-width="1.2"/>`
  );
}

/** The woven label at the inside of a neck. */
export function label(cx: number, y: number, w = 58, h = 26): string {
  return (
    `<path d="${box(cx - w / 2, y, w, h, 2)}" fill="#f3ecdf" stroke="#b9ad98" stroke-width="1"/>` +
    `<path d="M${n(cx - w * 0.3)} ${n(y + h * 0.42)}h${n(w * 0.6)}" stroke="#2a3a30" stroke-width="3.4"/>` +
    `<path d="M${n(cx - w * 0.16)} ${n(y + h * 0.7)}h${n(w * 0.32)}" stroke="#2a3a30" stroke-width="1.6"/>`
  );
}

/** A piece of metal: ring, buckle or eyelet drawn as a stroked path. */
export function metal(d: string, width: number, hex = '#b9a06a'): string {
  return (
    stroke(d, darken(hex, 0.55), width + 2, 1) +
    stroke(d, hex, width, 1) +
    stroke(d, lighten(hex, 0.75), width * 0.3, 0.8)
  );
}

/** A metal eyelet. */
export function eyelet(x: number, y: number, r: number, hex = '#b4aca0'): string {
  return (
    `<path d="${oval(x, y, r, r)}" fill="${hex}" stroke="${darken(hex, 0.5)}" stroke-width="1"/>` +
    `<path d="${oval(x, y, r * 0.5, r * 0.5)}" fill="#1d1814"/>`
  );
}

/** The colour of buttons that suit a cloth: horn, shell, or tone in tone. */
export function buttonColour(kit: Kit): string {
  const light = luma(kit.hex) > 0.6;
  const tones = [light ? '#efe6d6' : darken(kit.hex, 0.3), '#5b4331', mix(kit.hex, '#efe6d6', 0.6)];
  return kit.rng.pick(tones);
}
