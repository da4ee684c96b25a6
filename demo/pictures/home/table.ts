import { darken, lighten } from '../base/colour';
import { choice, type Draw, flag } from '../base/kit';
import { mirrored, oval } from '../base/path';
import { leg, rim, rod, round, slab, turned, wood } from '../base/solid';
import { column, desk, nightstand } from './small-tables';

const CX = 600;
const BASE = 1330;

/** A small table beside a chair. */
export const drawSideTable: Draw = (kit) => {
  const style = choice(kit, 'style', ['round', 'square', 'tripod', 'column', 'nightstand']);
  if (style === 'column') return column(kit);
  if (style === 'nightstand') return nightstand(kit);
  const square = style === 'square';
  const { rng } = kit;
  const top = (style === 'tripod' ? 900 : 800) + rng.jitter(14);
  const tone = kit.hex;
  if (square) {
    const face = wood(
      kit,
      `M${CX - 270} ${top - 60}H${CX + 270}L${CX + 310} ${top}H${CX - 310}Z`,
      lighten(tone, 0.12),
    );
    const legs =
      leg(kit, [CX - 240, top], [CX - 240, BASE - 60], 15, 13, darken(tone, 0.3)) +
      leg(kit, [CX + 240, top], [CX + 240, BASE - 60], 15, 13, darken(tone, 0.3)) +
      leg(kit, [CX - 286, top + 30], [CX - 286, BASE], 18, 15, tone) +
      leg(kit, [CX + 286, top + 30], [CX + 286, BASE], 18, 15, tone);
    const drawer = slab(kit, CX - 300, top, 600, rng.chance(0.5) ? 120 : 40, tone);
    const low = rng.chance(0.6)
      ? wood(kit, `M${CX - 244} 1150H${CX + 244}L${CX + 284} 1200H${CX - 284}Z`, tone) +
        slab(kit, CX - 284, 1200, 568, 22, darken(tone, 0.12))
      : '';
    return {
      art: low + legs + face + drawer,
      place: 'floor',
      base: BASE,
      reach: 320,
      focus: { x: CX - 80, y: top + 60, zoom: 1.9 },
    };
  }
  const tri = style === 'tripod';
  const rail = flag(kit, 'rim')
    ? `<path d="M${CX - 320} ${top}V${top - 40}A320 50 0 0 0 ${CX + 320} ${top - 40}V${top}" fill="none" stroke="${darken(tone, 0.3)}" stroke-width="3"/><path d="M${CX - 320} ${top - 40}A320 54 0 1 0 ${CX + 320} ${top - 40}A320 54 0 1 0 ${CX - 320} ${top - 40}M${CX - 320} ${top - 40}V${top + 10}A320 54 0 0 0 ${CX + 320} ${top + 10}V${top - 40}A320 54 0 0 1 ${CX - 320} ${top - 40}" fill="${tone}" fill-rule="evenodd" fill-opacity=".92" stroke="${darken(tone, 0.4)}" stroke-width="1.6"/>`
    : '';
  const disc =
    round(
      kit,
      mirrored(
        CX,
        [0, top],
        [
          [320, top],
          [320, top + 24],
          [220, top + 76, 0, top + 78],
        ],
      ),
      darken(tone, 0.08),
      'matt',
    ) + wood(kit, oval(CX, top, 320, 56), lighten(tone, 0.12));
  const under = tri
    ? leg(kit, [CX, top + 60], [CX + 10, BASE - 50], 14, 11, darken(tone, 0.3)) +
      leg(kit, [CX - 150, top + 50], [CX - 250, BASE], 17, 12, tone) +
      leg(kit, [CX + 150, top + 50], [CX + 250, BASE], 17, 12, tone)
    : rod(`M${CX} ${top + 60}V${BASE - 24}`, 34, tone) +
      turned(
        kit,
        CX,
        [0, BASE - 36],
        [
          [180, BASE - 32],
          [200, BASE - 10],
          [150, BASE + 12, 0, BASE + 14],
        ],
        tone,
        'metal',
      );
  const cup = flag(kit, 'cup')
    ? turned(
        kit,
        CX + 90,
        [0, top - 92],
        [
          [48, top - 92],
          [44, top - 6],
          [0, top + 2],
        ],
        '#efe7d8',
        'gloss',
      ) + rim(kit, CX + 90, top - 92, 48, 9, '#efe7d8', 5)
    : '';
  return {
    art: under + disc + rail + cup,
    place: 'floor',
    base: BASE,
    reach: tri ? 270 : 220,
    focus: { x: CX, y: top + 60, zoom: 1.9 },
  };
};

/** A dining table. */
export const drawTable: Draw = (kit) => {
  const { rng } = kit;
  const tone = kit.hex;
  const top = 830 + rng.jitter(20);
  const base = 1270;
  if (choice(kit, 'style', ['table', 'oval', 'desk']) === 'desk') return desk(kit);
  const oval2 = kit.params.style === 'oval';
  const face = oval2
    ? wood(kit, oval(CX, top, 520, 84), lighten(tone, 0.1))
    : wood(
        kit,
        `M${CX - 430} ${top - 70}H${CX + 430}L${CX + 520} ${top + 10}H${CX - 520}Z`,
        lighten(tone, 0.1),
      );
  const edge = oval2
    ? round(
        kit,
        mirrored(
          CX,
          [0, top],
          [
            [520, top],
            [520, top + 22],
            [360, top + 104, 0, top + 106],
          ],
        ),
        darken(tone, 0.12),
        'matt',
      )
    : slab(kit, CX - 520, top + 10, 1040, 36, tone);
  const apron = oval2 ? '' : slab(kit, CX - 470, top + 46, 940, 60, darken(tone, 0.16));
  const style = oval2 ? 0 : rng.int(0, 1);
  const far = [-360, 360]
    .map((x) =>
      leg(kit, [CX + x, top + 60], [CX + x * 1.02, base - 70], 18, 14, darken(tone, 0.32)),
    )
    .join('');
  const near = [-450, 450]
    .map((x) =>
      leg(
        kit,
        [CX + x * (style ? 0.98 : 0.84), top + 46],
        [CX + x * (style ? 1 : 0.98), base],
        26,
        style ? 24 : 14,
        tone,
      ),
    )
    .join('');
  const bowl = flag(kit, 'cup')
    ? turned(
        kit,
        CX + 40,
        [0, top - 118],
        [
          [120, top - 118],
          [110, top - 60, 70, top - 24, 44, top - 22],
          [0, top - 16],
        ],
        '#e8dfcf',
        'gloss',
      ) + rim(kit, CX + 40, top - 118, 120, 22, '#e8dfcf', 7)
    : '';
  return {
    art: far + (oval2 ? edge + face : apron) + near + (oval2 ? '' : face + edge) + bowl,
    place: 'floor',
    base,
    reach: 500,
    focus: { x: CX - 300, y: top + 40, zoom: 2 },
  };
};
