import { panel } from '../base/cloth';
import { darken, mix } from '../base/colour';
import type { Draw } from '../base/kit';
import { box } from '../base/path';
import { metal, stitching } from '../base/trims';

const CX = 600;

/** A belt, rolled up with its buckle in front. */
export const drawBelt: Draw = (kit) => {
  const { rng } = kit;
  const h = 84 + rng.jitter(16);
  const brass = rng.pick(['#b79a5c', '#a9a294', '#6f675c']);
  const y = 760;
  const ringBand = (rx: number, ry: number, dy: number, inner: boolean) => {
    const d = `M${CX - rx} ${y + dy}A${rx} ${ry} 0 0 1 ${CX + rx} ${y + dy}V${y + dy + h}A${rx} ${ry} 0 0 0 ${CX - rx} ${y + dy + h}Z`;
    const front = `M${CX - rx} ${y + dy}A${rx} ${ry} 0 0 0 ${CX + rx} ${y + dy}V${y + dy + h}A${rx} ${ry} 0 0 1 ${CX - rx} ${y + dy + h}Z`;
    return inner
      ? panel(kit, d, {
          surface: 'leather',
          fill: darken(mix(kit.hex, '#a87c50', 0.3), 0.3),
          step: 0,
          soft: 10,
        })
      : panel(kit, front, {
          surface: 'leather',
          soft: 12,
          step: 40,
          folds: [
            {
              d: `M${CX - rx} ${y + dy + 18}A${rx} ${ry} 0 0 0 ${CX + rx} ${y + dy + 18}`,
              width: 16,
              tone: 0.3,
            },
          ],
        }) +
          stitching(
            kit.hex,
            `M${CX - rx + 4} ${y + dy + 12}A${rx} ${ry} 0 0 0 ${CX + rx - 4} ${y + dy + 12}`,
          ) +
          stitching(
            kit.hex,
            `M${CX - rx + 4} ${y + dy + h - 12}A${rx} ${ry} 0 0 0 ${CX + rx - 4} ${y + dy + h - 12}`,
          );
  };
  const back = ringBand(330, 120, 0, true) + ringBand(300, 104, 4, true);
  const tipY = y + 150;
  const tail = `M${CX + 40} ${y + 116}C${CX + 200} ${y + 110} ${CX + 330} ${y + 90} ${CX + 420} ${y + 150}C${CX + 440} ${y + 170} ${CX + 440} ${y + 190} ${CX + 420} ${y + 206}C${CX + 330} ${y + 176} ${CX + 200} ${y + 196} ${CX + 40} ${y + 116 + h}Z`;
  const holes = [180, 226, 272, 318]
    .map(
      (x) =>
        `<ellipse cx="${CX + x}" cy="${y + 154 - (x > 260 ? 4 : 0)}" rx="7" ry="8" fill="${darken(kit.hex, 0.8)}"/>`,
    )
    .join('');
  const bx = CX - 30;
  const buckle =
    metal(
      `M${bx - 70} ${tipY - 56}h120q12 0 12 12v${h + 12}q0 12 -12 12h-120q-12 0 -12 -12v-${h + 12}q0 -12 12 -12z`,
      15,
      brass,
    ) + metal(`M${bx - 60} ${tipY + 6}H${bx + 66}`, 9, brass);
  const keeper = panel(kit, box(CX + 76, y + 104, 38, h + 22, 6), {
    surface: 'leather',
    step: 0,
    soft: 6,
  });
  return {
    art:
      back +
      ringBand(330, 120, 0, false) +
      panel(kit, tail, { surface: 'leather', soft: 11, step: 0 }) +
      holes +
      keeper +
      buckle,
    place: 'stand',
    base: y + h + 122,
    reach: 330,
    focus: { x: 600, y: 900, zoom: 2.1 },
  };
};
