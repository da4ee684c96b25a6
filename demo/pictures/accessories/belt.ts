import { panel } from '../base/cloth';
import { darken, mix } from '../base/colour';
import { choice, type Draw, flag, tone } from '../base/kit';
import { box, n } from '../base/path';
import { metal, stitching } from '../base/trims';

const CX = 600;

/** A belt, rolled up with its buckle in front. */
export const drawBelt: Draw = (kit) => {
  const { rng } = kit;
  const h =
    { narrow: 52, usual: 84, broad: 100 }[choice(kit, 'width', ['usual', 'narrow', 'broad'])] +
    rng.jitter(3);
  const brass = tone(kit, 'metal', '#a9a294');
  const clasp = choice(kit, 'buckle', ['pin', 'slide', 'plastic']);
  const y = 760;
  const ringBand = (rx: number, ry: number, dy: number, inner: boolean) => {
    const d = `M${CX - rx} ${y + dy}A${rx} ${ry} 0 0 1 ${CX + rx} ${y + dy}V${y + dy + h}A${rx} ${ry} 0 0 0 ${CX - rx} ${y + dy + h}Z`;
    const front = `M${CX - rx} ${y + dy}A${rx} ${ry} 0 0 0 ${CX + rx} ${y + dy}V${y + dy + h}A${rx} ${ry} 0 0 1 ${CX - rx} ${y + dy + h}Z`;
    const shine = n(y + dy + 18 + (ry * 4) / 3);
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
              d: `M${CX - rx} ${y + dy + 18}C${CX - rx} ${shine} ${CX + rx} ${shine} ${CX + rx} ${y + dy + 18}`,
              width: 13,
              tone: 0.3,
            },
          ],
        }) +
          stitching(
            kit.hex,
            `M${CX - rx + 4} ${y + dy + 12}A${rx - 4} ${ry} 0 0 0 ${CX + rx - 4} ${y + dy + 12}`,
          ) +
          stitching(
            kit.hex,
            `M${CX - rx + 4} ${y + dy + h - 12}A${rx - 4} ${ry} 0 0 0 ${CX + rx - 4} ${y + dy + h - 12}`,
          );
  };
  const back = ringBand(330, 120, 0, true) + ringBand(322, 110, 6, true);
  const tipY = y + 150;
  const tail = `M${CX + 40} ${y + 116}C${CX + 200} ${y + 110} ${CX + 330} ${y + 90} ${CX + 420} ${y + 150}C${CX + 440} ${y + 170} ${CX + 440} ${y + 190} ${CX + 420} ${y + 206}C${CX + 330} ${y + 176} ${CX + 200} ${y + 196} ${CX + 40} ${y + 116 + h}Z`;
  const holes = (flag(kit, 'noHoles') || clasp !== 'pin' ? [] : [180, 226, 272, 318])
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
    ) + (clasp === 'pin' ? metal(`M${bx - 60} ${tipY + 6}H${bx + 66}`, 9, brass) : '');
  const block =
    clasp === 'plastic'
      ? `<path d="${box(bx - 76, tipY - 60, 150, h + 36, 12)}" fill="#2b2927" stroke="#0f0e0d" stroke-width="2"/><path d="M${bx - 60} ${tipY - 30}h118M${bx - 60} ${tipY + h - 60}h118" stroke="#57524d" stroke-width="6"/>`
      : '';
  // Stripes run along the band.
  const along =
    kit.params.motif === 'along'
      ? [0.3, 0.7]
          .map(
            (t) =>
              `<path d="M${CX - 330} ${y + h * t}A330 120 0 0 0 ${CX + 330} ${y + h * t}" fill="none" stroke="#efe6d2" stroke-width="${h * 0.14}"/>`,
          )
          .join('')
      : '';
  // The end that sticks out has them too.
  const alongTail =
    kit.params.motif === 'along'
      ? [0.3, 0.7]
          .map(
            (t) =>
              `<path d="M${CX + 40} ${y + 116 + h * t}C${CX + 200} ${y + 110 + h * t} ${CX + 330} ${y + 90 + h * (t - 0.08)} ${CX + 424} ${y + 150 + 56 * t}" fill="none" stroke="#efe6d2" stroke-width="${h * 0.14}"/>`,
          )
          .join('')
      : '';
  const keeper = panel(kit, box(CX + 76, y + 104, 38, h + 22, 6), {
    surface: 'leather',
    step: 0,
    soft: 6,
  });
  return {
    art:
      back +
      ringBand(330, 120, 0, false) +
      along +
      panel(kit, tail, { surface: 'leather', soft: 11, step: 0 }) +
      (alongTail && `<g clip-path="${kit.sheet.clip(tail)}">${alongTail}</g>`) +
      holes +
      (clasp === 'plastic' ? block : keeper + buckle),
    place: 'stand',
    base: y + h + 122,
    reach: 330,
    focus: { x: 600, y: 900, zoom: 2.1 },
  };
};
