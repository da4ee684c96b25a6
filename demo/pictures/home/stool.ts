import { panel } from '../base/cloth';
import { darken, lighten } from '../base/colour';
import { choice, type Draw } from '../base/kit';
import { box, mirrored, n } from '../base/path';
import { leg, rod, round, wood } from '../base/solid';

const CX = 600;
const BASE = 1330;

/** A stool with a round seat, or a step stool. */
export const drawStool: Draw = (kit) => {
  const step = choice(kit, 'style', ['round', 'step']) === 'step';
  const tone = kit.hex;
  if (step) {
    const side = (x: number) => wood(kit, `M${x} 780h44l40 550h-56z`, tone, 86);
    const tread = (y: number, w: number, x = CX) =>
      wood(
        kit,
        `M${n(x - w + 24)} ${y - 36}H${n(x + w - 24)}L${n(x + w)} ${y}H${n(x - w)}Z`,
        lighten(tone, 0.1),
      ) + wood(kit, box(x - w, y, w * 2, 30, 4), darken(tone, 0.06));
    return {
      art:
        side(CX - 250) +
        `<g transform="translate(1200 0) scale(-1 1)">${side(CX - 250)}</g>` +
        tread(770, 270) +
        `<path d="${box(CX - 80, 746, 160, 16, 8)}" fill="${darken(tone, 0.7)}"/>` +
        rod(`M${CX - 220} 900H${CX + 220}`, 24, tone) +
        tread(1080, 300),
      place: 'floor',
      base: BASE,
      reach: 300,
      focus: { x: CX - 60, y: 840, zoom: 1.9 },
    };
  }
  const seat = round(
    kit,
    mirrored(
      CX,
      [0, 812],
      [
        [250, 812],
        [262, 850],
        [200, 884, 0, 886],
      ],
    ),
    tone,
    'matt',
  );
  const padded = kit.rng.chance(0.4);
  const top = padded
    ? panel(
        kit,
        mirrored(
          CX,
          [0, 752],
          [
            [200, 750, 256, 780],
            [280, 830, 250, 850],
            [150, 876, 0, 878],
          ],
        ),
        { surface: 'wool', soft: 18, round: 1 },
      )
    : wood(
        kit,
        mirrored(
          CX,
          [0, 772],
          [
            [160, 772, 256, 790, 256, 814],
            [250, 844, 120, 858, 0, 858],
          ],
        ),
        lighten(tone, 0.06),
      );
  const legTone = padded ? '#a97a4a' : tone;
  const legs =
    leg(kit, [CX - 90, 840], [CX - 150, BASE - 50], 15, 12, darken(legTone, 0.28)) +
    leg(kit, [CX + 100, 840], [CX + 160, BASE - 50], 15, 12, darken(legTone, 0.28));
  const front =
    leg(kit, [CX - 176, 850], [CX - 256, BASE], 19, 14, legTone) +
    leg(kit, [CX + 176, 850], [CX + 256, BASE], 19, 14, legTone);
  return {
    art: legs + rod(`M${CX - 214} 1110H${CX + 214}`, 20, darken(legTone, 0.1)) + front + seat + top,
    place: 'floor',
    base: BASE,
    reach: 270,
    focus: { x: CX, y: 880, zoom: 1.9 },
  };
};
