import { deep, panel } from '../base/cloth';
import { darken, lighten, luma } from '../base/colour';
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

/** How far the seams of a quilted jacket lie apart. */
const CHAMBER = 74;

/** Chambers of down: the light falls on the top of each, its seam is a dark valley that gathers the cloth. */
function chambers(kit: Kit, clipTo: string, from: number, to: number): string {
  const dark = luma(kit.hex) < 0.25;
  const [pale, ink] = [lighten(kit.hex, dark ? 0.55 : 0.6), deep(kit.hex)];
  const swell = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, ink, 0.5],
      [0.1, pale, 0.12],
      [0.28, pale, dark ? 0.48 : 0.42],
      [0.5, pale, 0.06],
      [0.62, ink, 0.06],
      [0.9, ink, dark ? 0.75 : 0.42],
      [1, ink, 0.85],
    ],
  );
  let [art, lines] = ['', ''];
  for (let y = from; y < to; y += CHAMBER) {
    // Each begins elsewhere, so that its gathers don't stand below those of the one above.
    const x = 100 - ((y * 7) % 90);
    const seamAt = (at: number) => `${x} ${at}Q600 ${at + 16} 1100 ${at}`;
    lines += `M${seamAt(y)}`;
    art += `<path d="M${seamAt(y)}V${y + CHAMBER}Q600 ${y + CHAMBER + 16} ${x} ${y + CHAMBER}Z"/>`;
  }
  const gathers = (width: number, gaps: string, opacity: number) =>
    `<path d="${lines}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-dasharray="${gaps}" stroke-opacity="${opacity}"/>`;
  return (
    `<g fill="${swell}">${art}</g>` +
    `<g fill="none" filter="${kit.sheet.blur(6, 0.02)}"><path d="${lines}" transform="translate(0 24)" stroke="${pale}" stroke-width="13" stroke-dasharray="46 22 70 18 30 26" stroke-opacity="${dark ? 0.34 : 0.4}"/><path d="${clipTo}" stroke="${ink}" stroke-width="26" stroke-opacity=".4"/></g>` +
    gathers(30, '2 31 3 22', 0.3) +
    gathers(18, '2 17 2 12', 0.35) +
    seam(kit.hex, lines, 3.4)
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
  const clip = kit.sheet.clip(clipTo);
  if (!diamond) return `<g clip-path="${clip}">${chambers(kit, clipTo, from, to)}</g>`;
  let lines = '';
  for (let i = -14; i < 26; i++)
    lines += `M${i * 74 - 200} ${from}l${to - from} ${to - from}M${i * 74 + 200} ${from}l${from - to} ${to - from}`;
  return `<g clip-path="${clip}">${seam(kit.hex, lines, 1.8)}</g>`;
}

export function snaps(kit: Kit, from: number, to: number, count: number): string {
  if (kit.back) return '';
  const gap = (to - from) / (count - 1);
  const tone = kit.rng.pick(['#6b5a48', '#3a342e', darken(kit.hex, 0.3)]);
  return Array.from({ length: count }, (_, i) => button(CX, from + i * gap, 14, tone)).join('');
}
