import { panel } from '../base/cloth';
import { darken } from '../base/colour';
import type { Kit } from '../base/kit';
import { box, mirrored, n, trace } from '../base/path';
import { button, buttonColour, stitching } from '../base/trims';
import { type Cut, CX, cuffOf, type Sleeve } from './cut';
import { throat } from './wearer';

/** A turned-down collar on its stand; `spread` is how far its points lie apart. */
export function collar(kit: Kit, cut: Cut, spread = 66, drop = 104): string {
  if (kit.back) return collarBehind(kit, cut, 84);
  const { neckWidth: w, neckTop: t } = cut;
  const leaf = (s: 1 | -1) =>
    `${trace(
      CX,
      s,
      [0, t + 78],
      [
        [w * 0.6, t + 52, w * 0.86, t - 22],
        [w * 0.98, t - 36, w * 1.1, t - 6],
        [w * 1.2, t + 50, spread + 22, t + 62 + drop],
        [34, t + 118, 0, t + 78],
      ],
    )}Z`;
  const edge = (s: 1 | -1) =>
    trace(
      CX,
      s,
      [w * 1.06, t + 4],
      [
        [w * 1.1, t + 50, spread + 18, t + 50 + drop],
        [34, t + 110, 6, t + 84],
      ],
    );
  const stand = mirrored(
    CX,
    [0, t + 6],
    [
      [w * 0.7, t + 2, w * 0.92, t - 30],
      [w * 0.7, t + 60, 0, t + 76],
    ],
  );
  return (
    `<path d="${stand}" fill="${darken(kit.hex, 0.22)}"/>` +
    `<path d="${mirrored(
      CX,
      [0, t - 6],
      [
        [w * 0.6, t - 8, w * 0.86, t - 30],
        [w * 0.7, t + 6, 0, t + 14],
      ],
    )}" fill="${kit.hex}"/>` +
    throat(kit, cut, { half: w * 0.9, drop: 77 }) +
    ([-1, 1] as const)
      .map(
        (s) =>
          panel(kit, leaf(s), {
            turn: s * 35,
            round: 0.4,
            soft: 7,
            folds: [
              {
                d: trace(CX, s, [4, t + 76], [[w * 0.6, t + 50, w * 0.92, t - 20]]),
                width: 8,
                tone: 0.5,
              },
            ],
          }) + stitching(kit.hex, edge(s)),
      )
      .join('')
  );
}

/** A collar as it is seen from behind: it falls over the seam of the neck, or stands. */
export function collarBehind(kit: Kit, cut: Cut, fall: number, rise = 34): string {
  const { neckWidth: w, neckTop: t } = cut;
  const d = mirrored(
    CX,
    [0, t - rise - 6],
    [
      [w * 0.6, t - rise - 6, w * 0.9, t - rise],
      [w * 1.12, t],
      [w * 1.16, t + fall * 0.4],
      [w * 0.7, t + fall * 0.72, 0, t + fall * 0.74],
    ],
  );
  return (
    panel(kit, d, { round: 0.6, soft: 7, step: 0 }) +
    stitching(
      kit.hex,
      trace(CX, 1, [-w * 1.08, t + fall * 0.32], [[0, t + fall * 0.86, w * 1.08, t + fall * 0.32]]),
    )
  );
}

/** The placket down the front, with its buttons. */
export function placket(
  kit: Kit,
  top: number,
  bottom: number,
  count: number,
  width = 46,
  r = 11,
  tone = buttonColour(kit),
): string {
  if (kit.back) return '';
  const gap = (bottom - top - 60) / Math.max(1, count - 1);
  const strip = panel(kit, box(CX - width / 2, top, width, bottom - top), { round: 0.15, soft: 4 });
  const rows = Array.from({ length: count }, (_, i) =>
    button(CX, top + 26 + i * gap, r, tone),
  ).join('');
  const lines = [-1, 1]
    .map((s) => stitching(kit.hex, `M${n(CX + s * (width / 2 - 6))} ${n(top)}V${n(bottom)}`))
    .join('');
  return strip + lines + rows;
}

/** Shirt cuffs with one button. */
export function shirtCuffs(kit: Kit, cut: Cut, sleeve: Sleeve, tone: string): string {
  const { outer, inner } = cuffOf(cut, sleeve);
  return ([-1, 1] as const)
    .map((s) => {
      const d = `${trace(
        CX,
        s,
        [inner[0] - 2, inner[1] - 22],
        [
          [(outer[0] + inner[0]) / 2, inner[1] - 18, outer[0] + 2, outer[1] - 24],
          [outer[0] + 12, outer[1] + 58],
          [(outer[0] + inner[0]) / 2 + 12, inner[1] + 66, inner[0] + 10, inner[1] + 56],
        ],
      )}Z`;
      return (
        panel(kit, d, { turn: s * -8, round: 0.5, soft: 7 }) +
        button(CX + s * (inner[0] + 26), inner[1] + 20, 9, tone)
      );
    })
    .join('');
}

export function chestPocket(kit: Kit, cut: Cut, side: 1 | -1 = 1): string {
  if (kit.back) return '';
  const x = CX + side * 128;
  const y = cut.underArm - 90;
  const d = `M${x - 56} ${y}h112v110l-56 26l-56 -26z`;
  return (
    panel(kit, d, { round: 0.2, soft: 5 }) +
    stitching(kit.hex, `M${x - 50} ${y + 18}h100`) +
    stitching(kit.hex, `M${x - 50} ${y + 4}v102l50 24l50 -24v-102`)
  );
}

export const hemStitch = (kit: Kit, cut: Cut, up = 20) =>
  stitching(
    kit.hex,
    `M${n(CX - cut.hem + 5)} ${n(cut.hemY - up)}Q${CX} ${n(cut.hemY - up + cut.hemDip * 2)} ${n(CX + cut.hem - 5)} ${n(cut.hemY - up)}`,
  );

export function sleeveHems(kit: Kit, cut: Cut, sleeve: Sleeve): string {
  const { outer, inner } = cuffOf(cut, sleeve);
  return ([-1, 1] as const)
    .map((s) =>
      stitching(
        kit.hex,
        trace(
          CX,
          s,
          [inner[0] - 8, inner[1] - 18],
          [
            [
              (outer[0] + inner[0]) / 2 - 8,
              (outer[1] + inner[1]) / 2 - 12,
              outer[0] - 8,
              outer[1] - 18,
            ],
          ],
        ),
      ),
    )
    .join('');
}

/** A narrow standing collar. */
export function standCollar(kit: Kit, cut: Cut): string {
  if (kit.back) return collarBehind(kit, cut, 30);
  const { neckWidth: w, neckTop: t } = cut;
  const d = (s: 1 | -1) =>
    `${trace(
      CX,
      s,
      [-6, t + 60],
      [
        [w * 0.62, t + 44, w * 0.84, t - 34],
        [w * 0.98, t - 30, w * 1.04, t + 4],
        [w * 0.8, t + 84, -6, t + 104],
      ],
    )}Z`;
  const back = mirrored(
    CX,
    [0, t - 10],
    [
      [w * 0.6, t - 12, w * 0.84, t - 34],
      [w * 0.7, t + 12, 0, t + 20],
    ],
  );
  return (
    `<path d="${back}" fill="${darken(kit.hex, 0.12)}"/>` +
    throat(kit, cut, { half: w * 0.88, drop: 66 }) +
    ([-1, 1] as const).map((s) => panel(kit, d(s), { turn: s * 30, round: 0.4, soft: 5 })).join('')
  );
}
