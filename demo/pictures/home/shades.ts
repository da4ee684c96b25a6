import { darken, luma, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { mirrored, n, oval } from '../base/path';
import { patternTile } from '../base/pattern';
import { round, streak } from '../base/solid';
import { surfaceTile } from '../base/texture';

export const SHADES = ['cone', 'dome', 'globe', 'drum'] as const;

type Shade = (typeof SHADES)[number];

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
  if (shade === 'globe') {
    const glass = kit.sheet.radial([0.46, 0.46], 0.56, [
      [0, '#fffdf4'],
      [0.4, mix(kit.hex, '#fff3d2', 0.75)],
      [0.8, mix(kit.hex, '#f7dba4', 0.45)],
      [1, mix(kit.hex, '#c79b5c', 0.3)],
    ]);
    return (
      `<path d="${d}" fill="${glass}"/>` +
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
  const pattern = patternTile(kit, 0, 44);
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
  return f(lit) + (pattern ? f(pattern) : '') + (weave ? f(weave) : '') + f(shine) + f(side) + edge;
}

export function pool(kit: Kit, cx: number, y: number, w: number, h: number): string {
  const fill = kit.sheet.radial([0.5, 0.5], 0.5, [
    [0, '#fff0c4', 0.75],
    [0.6, '#ffe9b4', 0.24],
    [1, '#ffe9b4', 0],
  ]);
  return `<ellipse cx="${n(cx)}" cy="${n(y)}" rx="${n(w)}" ry="${n(h)}" fill="${fill}"/>`;
}
