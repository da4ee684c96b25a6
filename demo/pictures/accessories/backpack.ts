import { crease, panel } from '../base/cloth';
import { darken, mix } from '../base/colour';
import { choice, type Draw, type Kit } from '../base/kit';
import { box, mirrored } from '../base/path';
import { metal, seam, stitching, zip } from '../base/trims';
import { done, strap } from './bag-parts';

const CX = 600;
const BASE = 1190;

/** A backpack: rolled top or classic with a front pocket. */
export const drawBackpack: Draw = (kit) => {
  const roll = choice(kit, 'style', ['roll', 'classic']) === 'roll';
  const { rng } = kit;
  const w = 250 + rng.jitter(14);
  const top = roll ? 470 : 430;
  const tone = rng.chance(0.5) ? '#7a4f2e' : mix(kit.hex, '#1d1a18', 0.5);
  const d = roll
    ? mirrored(
        CX,
        [0, top],
        [
          [w * 0.98, top],
          [w * 0.94, top + 80, w + 18, top + 240, w + 16, BASE - 70],
          [w + 12, BASE, w - 60, BASE],
          [0, BASE + 2],
        ],
      )
    : mirrored(
        CX,
        [0, top],
        [
          [w * 0.5, top, w, top + 40, w + 6, top + 200],
          [w + 18, BASE - 70],
          [w + 12, BASE, w - 60, BASE],
          [0, BASE + 2],
        ],
      );
  const sidesArt = [-1, 1]
    .map((s) =>
      strap(
        `M${CX + s * (w * 0.55)} ${top + 40}C${CX + s * (w + 130)} ${top + 120} ${CX + s * (w + 110)} ${BASE - 330} ${CX + s * (w - 6)} ${BASE - 90}`,
        40,
        darken(kit.hex, 0.3),
      ),
    )
    .join('');
  const folds = [
    {
      d: `M${CX - w + 30} ${top + 120}Q${CX - w + 90} ${BASE - 300} ${CX - w + 50} ${BASE}`,
      width: 36,
      tone: -0.2,
    },
    {
      d: `M${CX - 60} ${top + 100}Q${CX - 80} ${BASE - 300} ${CX - 40} ${BASE - 40}`,
      width: 60,
      tone: 0.16,
    },
    { d: `M${CX - w} ${BASE - 16}H${CX + w}`, width: 40, tone: -0.35 },
  ];
  const body = crease(
    kit,
    panel(kit, d, { surface: 'canvas', folds, soft: 15, blockFrom: BASE - 220, step: 56 }),
    0.5,
  );
  const loop = strap(
    `M${CX - 60} ${top + 14}C${CX - 56} ${top - 100} ${CX + 56} ${top - 100} ${CX + 60} ${top + 14}`,
    24,
    tone,
  );
  const front = roll ? rollTop(kit, w, top, tone) : classicFront(kit, w, top, tone);
  return done(sidesArt + loop + body + front, w + 40, { x: 600, y: roll ? 560 : 820, zoom: 2 });
};

function rollTop(kit: Kit, w: number, top: number, tone: string): string {
  const roll = mirrored(
    CX,
    [0, top - 34],
    [
      [w * 0.98, top - 36],
      [w * 1.06, top - 20, w * 1.04, top + 44],
      [w * 1.02, top + 78, w * 0.95, top + 80],
      [0, top + 84],
    ],
  );
  const belt =
    strap(`M${CX} ${top - 40}V${BASE - 330}`, 44, tone) +
    metal(`M${CX - 34} ${top + 220}h68v52h-68z`, 8, '#8d867a');
  const pocket =
    panel(kit, box(CX - w * 0.72, BASE - 330, w * 1.44, 270, 26), {
      surface: 'canvas',
      soft: 10,
      round: 0.5,
    }) + zip(CX - w * 0.6, BASE - 292, CX + w * 0.6, BASE - 292, '#8d867a', kit.hex);
  return (
    pocket +
    panel(kit, roll, {
      surface: 'canvas',
      soft: 14,
      round: 0.9,
      folds: [
        { d: `M${CX - w} ${top + 6}H${CX + w}`, width: 26, tone: 0.3 },
        { d: `M${CX - w} ${top + 66}H${CX + w}`, width: 22, tone: -0.5 },
      ],
    }) +
    belt
  );
}

function classicFront(kit: Kit, w: number, top: number, tone: string): string {
  const arc = `M${CX - w + 14} ${top + 330}C${CX - w + 10} ${top + 20} ${CX + w - 10} ${top + 20} ${CX + w - 14} ${top + 330}`;
  const pocket = mirrored(
    CX,
    [0, top + 360],
    [
      [w * 0.78, top + 360],
      [w * 0.86, top + 372, w * 0.86, top + 420],
      [w * 0.86, BASE - 70],
      [w * 0.84, BASE - 36, w * 0.7, BASE - 36],
      [0, BASE - 36],
    ],
  );
  const patch =
    panel({ ...kit, hex: tone }, box(CX - 44, top + 190, 88, 62, 8), {
      surface: 'leather',
      step: 0,
      soft: 5,
    }) + stitching(tone, box(CX - 38, top + 196, 76, 50, 6));
  return (
    `<path d="${arc}" fill="none" stroke="${darken(kit.hex, 0.45)}" stroke-width="16"/><path d="${arc}" fill="none" stroke="#8d867a" stroke-width="6" stroke-dasharray="4 3"/>` +
    panel(kit, pocket, { surface: 'canvas', soft: 12, round: 0.6 }) +
    zip(CX - w * 0.66, top + 410, CX + w * 0.66, top + 410, '#8d867a', kit.hex) +
    seam(kit.hex, `M${CX - w * 0.8} ${BASE - 60}H${CX + w * 0.8}`) +
    patch
  );
}
