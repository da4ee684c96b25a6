import { darken, luma, mix } from '../base/colour';
import { choice, type Kit } from '../base/kit';
import { mirrored, n, oval } from '../base/path';
import { patternTile } from '../base/pattern';
import { round, streak } from '../base/solid';
import { surfaceTile } from '../base/texture';

export const SHADES = ['cone', 'dome', 'globe', 'drum'] as const;

type Shade = (typeof SHADES)[number] | 'trap';

export const isCloth = (shade: Shade) => shade === 'cone' || shade === 'drum';

function outlineOf(shade: Shade, cx: number, top: number, w: number, h: number): string {
  const b = top + h;
  if (shade === 'cone')
    return mirrored(
      cx,
      [0, top],
      [
        [w * 0.42, top + 4],
        [w, b - 8],
        [w * 0.6, b + 12, 0, b + 14],
      ],
    );
  if (shade === 'drum')
    return mirrored(
      cx,
      [0, top + 4],
      [
        [w * 0.6, top + 4, w * 0.9, top - 6],
        [w, b - 8],
        [w * 0.6, b + 12, 0, b + 14],
      ],
    );
  if (shade === 'trap')
    return mirrored(
      cx,
      [0, top],
      [
        [w * 0.34, top],
        [w * 0.5, top + h * 0.2, w * 1.1, top + h * 0.4, w, top + h * 0.62],
        [w * 0.9, top + h * 0.86, w * 0.6, b],
        [w * 0.3, b + 10, 0, b + 12],
      ],
    );
  if (shade === 'dome')
    return mirrored(
      cx,
      [0, top],
      [
        [w * 0.5, top, w * 0.98, top + h * 0.34, w, b - 6],
        [w * 0.6, b + 10, 0, b + 12],
      ],
    );
  return oval(cx, top + h / 2, h / 2, h / 2);
}

/** A lit shade whose top is at `top`: cloth lets the light through, metal holds it in. */
export function litShade(
  kit: Kit,
  shade: Shade,
  cx: number,
  top: number,
  w: number,
  h: number,
): string {
  const d = outlineOf(shade, cx, top, w, h);
  const warm = '#ffe6b0';
  const of = choice(kit, 'material', ['usual', 'metal', 'wicker', 'paper', 'smoke', 'pleats']);
  if (of === 'smoke') return smoked(kit, d, cx, top, h);
  if (of === 'wicker') return wicker(kit, d);
  if (of === 'metal' && shade === 'cone')
    return (
      round(kit, d, kit.hex, 'metal') +
      `<path d="${oval(cx, top + h, w * 0.97, 16)}" fill="#fff0c4" stroke="${darken(kit.hex, 0.4)}" stroke-width="2"/>`
    );
  if (shade === 'globe') {
    const glass = kit.sheet.radial([0.46, 0.46], 0.56, [
      [0, '#fffdf4'],
      [0.4, mix(kit.hex, '#fff3d2', 0.75)],
      [0.8, mix(kit.hex, '#f7dba4', 0.45)],
      [1, mix(kit.hex, '#c79b5c', 0.3)],
    ]);
    return (
      `<path d="${d}" fill="${glass}"/>` +
      (of === 'paper' ? paperRings(kit, d, cx, top, h) : '') +
      streak(
        kit,
        `M${cx - h * 0.3} ${top + h * 0.36}Q${cx - h * 0.26} ${top + h * 0.2} ${cx - h * 0.12} ${top + h * 0.13}`,
        14,
        0.8,
      )
    );
  }
  if (shade === 'dome') {
    const inner = kit.sheet.radial([0.5, 0.2], 0.7, [
      [0, '#fffbe9'],
      [0.5, '#ffe3a3'],
      [1, '#d9a95a'],
    ]);
    return (
      round(kit, d, kit.hex, 'metal') +
      `<path d="${oval(cx, top + h + 1, w * 0.97, 16)}" fill="${inner}" stroke="${darken(kit.hex, 0.4)}" stroke-width="2"/>`
    );
  }
  const lit = mix(kit.hex, warm, luma(kit.hex) > 0.5 ? 0.45 : 0.2);
  const own = { ...kit, hex: lit };
  const pattern = patternTile(kit, 44);
  const weave = surfaceTile(own, 'linen');
  const shine = kit.sheet.radial([0.5, 0.62], 0.7, [
    [0, '#fffbe6', 0.8],
    [0.35, warm, 0.5],
    [0.75, warm, 0.08],
    [1, darken(kit.hex, 0.4), 0.35],
  ]);
  const side = kit.sheet.linear(
    [0, 0],
    [1, 0],
    [
      [0, darken(kit.hex, 0.5), 0.4],
      [0.2, darken(kit.hex, 0.5), 0],
      [0.8, darken(kit.hex, 0.5), 0],
      [1, darken(kit.hex, 0.5), 0.5],
    ],
  );
  const f = (p: string) => `<path d="${d}" fill="${p}"/>`;
  const edge = `<path d="${d}" fill="none" stroke="${darken(kit.hex, 0.3)}" stroke-width="3" stroke-opacity=".5"/>`;
  const folds =
    of === 'pleats'
      ? `<g clip-path="${kit.sheet.clip(d)}">${pleats(kit, cx, top, w, h)}</g>`
      : of === 'paper'
        ? paperRings(kit, d, cx, top, h)
        : '';
  return (
    f(lit) +
    (pattern ? f(pattern) : '') +
    (weave ? f(weave) : '') +
    f(shine) +
    folds +
    f(side) +
    edge
  );
}

export function pool(kit: Kit, cx: number, y: number, w: number, h: number): string {
  const fill = kit.sheet.radial([0.5, 0.5], 0.5, [
    [0, '#fff0c4', 0.75],
    [0.6, '#ffe9b4', 0.24],
    [1, '#ffe9b4', 0],
  ]);
  return `<ellipse cx="${n(cx)}" cy="${n(y)}" rx="${n(w)}" ry="${n(h)}" fill="${fill}"/>`;
}

/** Glass that is dark but clear: one sees the lamp in it. */
function smoked(kit: Kit, d: string, cx: number, top: number, h: number): string {
  const glass = kit.sheet.radial([0.42, 0.4], 0.62, [
    [0, mix(kit.hex, '#ffe9bd', 0.5), 0.5],
    [0.5, mix(kit.hex, '#2b2723', 0.45), 0.55],
    [1, mix(kit.hex, '#1a1715', 0.7), 0.85],
  ]);
  const bulb = `<path d="M${cx - 20} ${n(top + h * 0.16)}h40v60h-40z" fill="#2b2723"/><circle cx="${cx}" cy="${n(top + h * 0.46)}" r="62" fill="#ffe6b0"/><circle cx="${cx}" cy="${n(top + h * 0.46)}" r="34" fill="#fffbe9"/>`;
  return (
    bulb +
    `<path d="${d}" fill="${glass}" stroke="${darken(kit.hex, 0.5)}" stroke-width="2"/>` +
    streak(
      kit,
      `M${n(cx - h * 0.34)} ${n(top + h * 0.4)}Q${n(cx - h * 0.3)} ${n(top + h * 0.2)} ${n(cx - h * 0.12)} ${n(top + h * 0.12)}`,
      14,
      0.6,
    )
  );
}

/** Woven twigs with the light between them. */
function wicker(kit: Kit, d: string): string {
  const inside = kit.sheet.radial([0.5, 0.6], 0.7, [
    [0, '#fffbe6'],
    [0.6, '#ffdf9c'],
    [1, darken(kit.hex, 0.3)],
  ]);
  const weave = kit.sheet.tile(
    36,
    26,
    `<path d="M0 7q9 -10 18 0t18 0M-18 20q9 -10 18 0t18 0t18 0" fill="none" stroke="${darken(kit.hex, 0.35)}" stroke-width="9"/><path d="M0 6q9 -10 18 0t18 0M-18 19q9 -10 18 0t18 0t18 0" fill="none" stroke="${kit.hex}" stroke-width="5"/>`,
  );
  const side = kit.sheet.linear(
    [0, 0],
    [1, 0],
    [
      [0, '#2b1d10', 0.5],
      [0.3, '#2b1d10', 0],
      [0.7, '#2b1d10', 0],
      [1, '#2b1d10', 0.55],
    ],
  );
  return `<path d="${d}" fill="${inside}"/><path d="${d}" fill="${weave}"/><path d="${d}" fill="${side}" stroke="${darken(kit.hex, 0.45)}" stroke-width="5"/>`;
}

/** The wires under rice paper. */
function paperRings(kit: Kit, d: string, cx: number, top: number, h: number): string {
  const lines = Array.from(
    { length: 17 },
    (_, i) =>
      `M${n(cx - h)} ${n(top + 12 + (i * h) / 17)}Q${cx} ${n(top + 30 + (i * h) / 17)} ${n(cx + h)} ${n(top + 12 + (i * h) / 17)}`,
  );
  return `<g clip-path="${kit.sheet.clip(d)}"><path d="${lines.join('')}" fill="none" stroke="#b7a27c" stroke-width="3" stroke-opacity=".6"/></g>`;
}

const pleats = (kit: Kit, cx: number, top: number, w: number, h: number): string =>
  `<path d="${Array.from({ length: 33 }, (_, i) => (i - 16) / 16)
    .map((t) => `M${n(cx + t * w * 0.42)} ${top}L${n(cx + t * w)} ${n(top + h + 10)}`)
    .join('')}" stroke="${darken(kit.hex, 0.45)}" stroke-width="5" stroke-opacity=".5"/>`;
