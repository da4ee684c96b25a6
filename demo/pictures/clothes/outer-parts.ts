import { deep, panel } from '../base/cloth';
import { darken, lighten } from '../base/colour';
import type { Kit } from '../base/kit';
import { box, mirrored, n, trace } from '../base/path';
import { button, label, seam, stitching, zip } from '../base/trims';
import { type Cut, CX } from './cut';
import { collarBehind } from './shirt-parts';
import { throat } from './wearer';

const sides = [-1, 1] as const;

/** A collar that stands up around the neck, open or closed at the front. */
export function standCollar(kit: Kit, cut: Cut, height = 84, rib = false): string {
  if (kit.back) return collarBehind(kit, cut, 30, height);
  const { neckWidth: w, neckTop: t } = cut;
  const inside = mirrored(
    CX,
    [0, t - height + 16],
    [
      [w * 0.6, t - height + 14, w * 0.92, t - height],
      [w, t],
      [w * 0.6, t + 56, 0, t + 60],
    ],
  );
  const leaf = (s: 1 | -1) =>
    `${trace(
      CX,
      s,
      [1, t + 70],
      [
        [w * 0.7, t + 56, w * 1.1, t + 4],
        [w * 1.04, t - height * 0.6, w * 0.92, t - height],
        [w * 0.6, t - height * 0.4, 1, t - height * 0.25],
      ],
    )}Z`;
  return (
    `<path d="${inside}" fill="${darken(kit.hex, 0.45)}"/>` +
    (kit.wearer ? throat(kit, cut, { half: w * 0.94, drop: 68 }) : label(CX, t - 26)) +
    sides
      .map((s) =>
        panel(kit, leaf(s), { surface: rib ? 'rib' : 'smooth', step: 0, round: 0.9, soft: 10 }),
      )
      .join('')
  );
}

/** Welt pockets on a slant. */
export function welts(kit: Kit, x: number, y: number, long = 150, zipped = false): string {
  if (kit.back) return '';
  return sides
    .map((s) => {
      const d = trace(CX, s, [x - 30, y], [[x + 34, y + long]]);
      return zipped
        ? zip(CX + s * (x - 30), y, CX + s * (x + 34), y + long, '#a9a294', kit.hex)
        : `<path d="${d}" stroke="${darken(kit.hex, 0.45)}" stroke-width="25"/><path d="${d}" stroke="${kit.hex}" stroke-width="21"/>` +
            stitching(kit.hex, d);
    })
    .join('');
}

/** A patch pocket with a flap. */
export function patchPocket(
  kit: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  surface: 'twill' | 'canvas' | 'denim' | 'wool' = 'canvas',
  flapHeight = 56,
): string {
  if (kit.back) return '';
  const bag =
    panel(kit, box(x, y, w, h, 10), { surface, round: 0.35, soft: 7 }) +
    stitching(kit.hex, box(x + 6, y + 4, w - 12, h - 10, 8));
  if (flapHeight === 0) return bag + stitching(kit.hex, `M${n(x + 4)} ${n(y + 24)}h${n(w - 8)}`);
  const top = `M${n(x - 4)} ${n(y - 6)}h${n(w + 8)}v${flapHeight - 14}l${n(-w / 2 - 4)} 16l${n(-w / 2 - 4)} -16z`;
  return (
    bag +
    `<g transform="translate(2 7)"><path d="${top}" fill="${deep(kit.hex)}" fill-opacity=".4"/></g>` +
    panel(kit, top, { surface, round: 0.3, soft: 5 }) +
    button(x + w / 2, y + flapHeight - 18, 10, darken(kit.hex, 0.4))
  );
}

/** Lines of quilting over a body, in bars or in diamonds, with the swell between them. */
export function quilting(
  kit: Kit,
  clipTo: string,
  diamond: boolean,
  from: number,
  to: number,
): string {
  let lines = '';
  let shade = '';
  if (diamond) {
    for (let i = -14; i < 26; i++)
      lines += `M${i * 74 - 200} ${from}l${to - from} ${to - from}M${i * 74 + 200} ${from}l${from - to} ${to - from}`;
  } else {
    for (let y = from; y < to; y += 74) {
      lines += `M100 ${y}Q600 ${y + 16} 1100 ${y}`;
      shade += `<path d="M100 ${y + 12}Q600 ${y + 28} 1100 ${y + 12}" stroke="${deep(kit.hex)}" stroke-width="18" stroke-opacity=".34" fill="none"/><path d="M100 ${y - 34}Q600 ${y - 18} 1100 ${y - 34}" stroke="${lighten(kit.hex, 0.6)}" stroke-width="20" stroke-opacity=".26" fill="none"/>`;
    }
  }
  return `<g clip-path="${kit.sheet.clip(clipTo)}"><g filter="${kit.sheet.blur(7, 0.02)}">${shade}</g>${seam(kit.hex, lines, diamond ? 1.8 : 2.4)}</g>`;
}

export function snaps(kit: Kit, from: number, to: number, count: number): string {
  if (kit.back) return '';
  const gap = (to - from) / (count - 1);
  const tone = kit.rng.pick(['#6b5a48', '#3a342e', darken(kit.hex, 0.3)]);
  return Array.from({ length: count }, (_, i) => button(CX, from + i * gap, 14, tone)).join('');
}
