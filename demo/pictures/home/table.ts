import { darken, lighten } from '../base/colour';
import { choice, type Draw, flag } from '../base/kit';
import { mirrored, oval } from '../base/path';
import { fourFeet, leg, rim, rod, round, slab, turned, wood } from '../base/solid';
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
      feet: fourFeet(286, BASE, 240, BASE - 60),
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
    ...(tri && {
      feet: [
        [CX + 10, BASE - 50],
        [CX - 250, BASE],
        [CX + 250, BASE],
      ] as const,
    }),
    focus: { x: CX, y: top + 60, zoom: 1.9 },
  };
};

/** A dining table: slim for its width, so that one sees that chairs go under it. */
export const drawTable: Draw = (kit) => {
  const { rng } = kit;
  const tone = kit.hex;
  const top = 770 + rng.jitter(8);
  const base = 1290;
  if (choice(kit, 'style', ['table', 'oval', 'desk']) === 'desk') return desk(kit);
  const oval2 = kit.params.style === 'oval';
  const [half, back] = [500, 430];
  const face = oval2
    ? wood(kit, oval(CX, top, half, 60), lighten(tone, 0.1))
    : wood(
        kit,
        `M${CX - back} ${top - 50}H${CX + back}L${CX + half} ${top}H${CX - half}Z`,
        lighten(tone, 0.1),
      );
  const edge = oval2
    ? round(
        kit,
        mirrored(
          CX,
          [0, top],
          [
            [half, top],
            [half, top + 18],
            [350, top + 76, 0, top + 78],
          ],
        ),
        darken(tone, 0.12),
        'matt',
      )
    : slab(kit, CX - half, top, half * 2, 27, tone);
  const apron = oval2 ? '' : slab(kit, CX - 440, top + 27, 880, 40, darken(tone, 0.18));
  const spread = oval2 ? 0 : rng.int(0, 1);
  const [near, far] = spread ? [452, 386] : [470, 392];
  const pair = (from: number, to: number, y: number, w: number, foot: number, hex: string) =>
    [-1, 1]
      .map((s) => leg(kit, [CX + s * from, top + 27], [CX + s * to, y], w, foot, hex))
      .join('');
  const rear = pair(far - 8, far, base - 60, 15, 11, darken(tone, 0.34));
  const front = pair(spread ? near : near - 26, near, base, 21, spread ? 18 : 12, tone);
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
    art: rear + (oval2 ? edge + face : apron) + front + (oval2 ? '' : face + edge) + bowl,
    place: 'floor',
    base,
    reach: 500,
    feet: fourFeet(near, base, far, base - 60),
    focus: { x: CX - 300, y: top + 40, zoom: 2 },
  };
};
