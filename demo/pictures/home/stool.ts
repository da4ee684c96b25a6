import { panel } from '../base/cloth';
import { darken, lighten } from '../base/colour';
import { choice, type Draw, type Drawing, type Kit } from '../base/kit';
import { box, mirrored, n } from '../base/path';
import { fourFeet, leg, rod, round, wood } from '../base/solid';

const CX = 600;
const BASE = 1330;

/** A stool with a round seat, or a step stool. */
export const drawStool: Draw = (kit) => {
  const style = choice(kit, 'style', ['round', 'step', 'bar', 'block']);
  const step = style === 'step';
  const tone = kit.hex;
  if (style === 'bar') return bar(kit);
  if (style === 'block') return block(kit);
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
      feet: [
        [CX - 194, BASE],
        [CX + 194, BASE],
      ],
      focus: { x: CX - 60, y: 840, zoom: 1.9 },
    };
  }
  // Three legs: two in front, one behind.
  const splay = 256 + kit.rng.jitter(6);
  const top = wood(
    kit,
    mirrored(
      CX,
      [0, 772],
      [
        [160, 772, 256, 790, 256, 814],
        [250, 856, 120, 884, 0, 886],
      ],
    ),
    lighten(tone, 0.06),
  );
  const hollow = `<ellipse cx="${CX}" cy="808" rx="190" ry="22" fill="${darken(tone, 0.4)}" fill-opacity=".22"/>`;
  return {
    art:
      leg(kit, [CX + 10, 840], [CX + 20, BASE - 56], 16, 12, darken(tone, 0.28)) +
      leg(kit, [CX - 170, 850], [CX - splay, BASE], 19, 14, tone) +
      leg(kit, [CX + 170, 850], [CX + splay, BASE], 19, 14, tone) +
      top +
      hollow,
    place: 'floor',
    base: BASE,
    reach: 270,
    feet: [
      [CX + 20, BASE - 56],
      [CX - splay, BASE],
      [CX + splay, BASE],
    ],
    focus: { x: CX, y: 880, zoom: 1.9 },
  };
};

/** A high stool: a leather seat that turns, on steel legs with a ring for the feet. */
function bar(kit: Kit): Drawing {
  const steel = '#3a3632';
  const splay = 236 + kit.rng.jitter(4);
  const ring = `M${CX - 214} 1120A214 34 0 1 0 ${CX + 214} 1120A214 34 0 1 0 ${CX - 214} 1120`;
  const seat = mirrored(
    CX,
    [0, 470],
    [
      [180, 468, 240, 500],
      [262, 556, 232, 580],
      [140, 604, 0, 606],
    ],
  );
  return {
    art:
      rod(
        `M${CX - 70} 640L${CX - 130} ${BASE - 50}M${CX + 70} 640L${CX + 130} ${BASE - 50}`,
        15,
        darken(steel, 0.3),
      ) +
      rod(ring, 14, steel) +
      rod(
        `M${CX - 120} 640L${n(CX - splay)} ${BASE}M${CX + 120} 640L${n(CX + splay)} ${BASE}`,
        17,
        steel,
      ) +
      rod(`M${CX} 590V650`, 44, steel) +
      rod(`M${CX - 130} 644H${CX + 130}`, 16, steel) +
      panel(kit, seat, { surface: 'leather', soft: 18, round: 1 }),
    place: 'floor',
    base: BASE,
    reach: 250,
    feet: fourFeet(splay, BASE, 130, BASE - 50),
    focus: { x: CX, y: 600, zoom: 1.9 },
  };
}

/** A round block of pressed cork. */
function block(kit: Kit): Drawing {
  const d = mirrored(
    CX,
    [0, 800],
    [
      [262, 800],
      [270, 1060, 254, BASE - 24],
      [240, BASE + 8, 0, BASE + 12],
    ],
  );
  return {
    art:
      round(kit, d, kit.hex, 'stone', 30) +
      `<ellipse cx="${CX}" cy="802" rx="262" ry="46" fill="${lighten(kit.hex, 0.16)}" stroke="${darken(kit.hex, 0.4)}" stroke-width="2"/>` +
      `<ellipse cx="${CX}" cy="806" rx="200" ry="30" fill="${darken(kit.hex, 0.3)}" fill-opacity=".16"/>`,
    place: 'floor',
    base: BASE,
    reach: 256 + kit.rng.jitter(4),
    focus: { x: CX, y: 880, zoom: 1.9 },
  };
}
