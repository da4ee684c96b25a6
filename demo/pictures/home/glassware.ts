import { darken, lighten, mix } from '../base/colour';
import { choice, type Draw, type Kit } from '../base/kit';
import { mirrored, n, oval } from '../base/path';
import { streak, turned } from '../base/solid';

const BASE = 1160;
const CX = 600;

function glassBody(kit: Kit, d: string, tint: string): string {
  const shade = kit.sheet.linear(
    [0, 0],
    [1, 0],
    [
      [0, darken(tint, 0.25), 0.6],
      [0.06, '#fff', 0.5],
      [0.16, tint, 0.16],
      [0.5, tint, 0.22],
      [0.84, tint, 0.2],
      [0.95, '#fff', 0.4],
      [1, darken(tint, 0.35), 0.65],
    ],
  );
  return `<path d="${d}" fill="${shade}" stroke="${darken(tint, 0.25)}" stroke-width="2" stroke-opacity=".7"/>`;
}

function drink(kit: Kit, cx: number, y: number, rx: number, below: string, tone: string): string {
  const fill = kit.sheet.linear(
    [0, 0],
    [1, 0],
    [
      [0, darken(tone, 0.3), 0.75],
      [0.3, tone, 0.5],
      [1, darken(tone, 0.35), 0.8],
    ],
  );
  return `<path d="${below}" fill="${fill}"/><path d="${oval(cx, y, rx, rx * 0.12)}" fill="${lighten(tone, 0.3)}" fill-opacity=".7"/>`;
}

/** Wine glasses or tumblers. */
export const drawGlass: Draw = (kit) => {
  const wine = choice(kit, 'style', ['wine', 'tumbler']) === 'wine';
  const tint = mix(kit.hex, '#ffffff', 0.2);
  const one = (x: number) => (wine ? wineGlass(kit, x, tint) : tumbler(kit, x, tint));
  return {
    art: `<g transform="translate(0 -46)" opacity=".85">${one(770)}</g>${one(460)}`,
    place: 'stand',
    base: BASE,
    reach: wine ? 250 : 310,
    focus: { x: 470, y: wine ? 640 : 860, zoom: 2 },
  };
};

function wineGlass(kit: Kit, x: number, tint: string): string {
  const top = 420;
  const bowl = mirrored(
    x,
    [0, top],
    [
      [130, top],
      [170, top + 190, 150, top + 350, 16, top + 400],
      [0, top + 404],
    ],
  );
  const stem = mirrored(
    x,
    [0, top + 392],
    [
      [14, top + 394],
      [7, top + 460, 7, BASE - 60, 12, BASE - 40],
      [110, BASE - 26, 138, BASE - 12, 138, BASE - 4],
      [80, BASE + 10, 0, BASE + 12],
    ],
  );
  const wine = mirrored(
    x,
    [0, top + 210],
    [
      [150, top + 210],
      [150, top + 330, 90, top + 390, 0, top + 396],
    ],
  );
  const filled = kit.params.filled === true ? drink(kit, x, top + 210, 150, wine, '#7b2a35') : '';
  return (
    filled +
    glassBody(kit, stem, tint) +
    glassBody(kit, bowl, tint) +
    `<path d="${oval(x, top, 130, 15)}" fill="#fff" fill-opacity=".14" stroke="${darken(tint, 0.2)}" stroke-width="2.4"/>` +
    streak(
      kit,
      `M${x - 98} ${top + 60}Q${x - 120} ${top + 190} ${x - 84} ${top + 300}`,
      13,
      0.85,
      3,
    ) +
    streak(
      kit,
      `M${x + 112} ${top + 70}Q${x + 126} ${top + 180} ${x + 100} ${top + 270}`,
      5,
      0.6,
      2,
    )
  );
}

function tumbler(kit: Kit, x: number, tint: string): string {
  const top = 760;
  const d = mirrored(
    x,
    [0, top],
    [
      [150, top],
      [146, top + 150, 132, BASE - 40, 128, BASE - 10],
      [80, BASE + 12, 0, BASE + 14],
    ],
  );
  const base = mirrored(
    x,
    [0, BASE - 40],
    [
      [132, BASE - 46],
      [128, BASE - 10],
      [80, BASE + 12, 0, BASE + 14],
    ],
  );
  const flutes = kit.rng.chance(0.6)
    ? [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8]
        .map(
          (t) =>
            `<path d="M${n(x + t * 146)} ${top + 90}L${n(x + t * 126)} ${BASE - 16}" stroke="#fff" stroke-opacity=".35" stroke-width="7"/><path d="M${n(x + t * 146 + 7)} ${top + 90}L${n(x + t * 126 + 6)} ${BASE - 16}" stroke="${darken(tint, 0.3)}" stroke-opacity=".3" stroke-width="4"/>`,
        )
        .join('')
    : '';
  return (
    glassBody(kit, d, tint) +
    flutes +
    `<path d="${base}" fill="${lighten(tint, 0.6)}" fill-opacity=".5"/>` +
    `<path d="${oval(x, top, 150, 19)}" fill="#fff" fill-opacity=".18" stroke="${darken(tint, 0.2)}" stroke-width="3"/>` +
    streak(kit, `M${x - 112} ${top + 70}L${x - 104} ${BASE - 110}`, 14, 0.8, 3)
  );
}

/** A carafe of glass with water in it. */
export const drawCarafe: Draw = (kit) => {
  const { rng } = kit;
  const tint = mix(kit.hex, '#ffffff', 0.2);
  const top = 430 + rng.jitter(30);
  const w = 190 + rng.jitter(20);
  const d = mirrored(
    CX,
    [0, top],
    [
      [92, top],
      [60, top + 90, 58, top + 180, 66, top + 250],
      [100, top + 360, w, top + 400, w, top + 520],
      [w, BASE - 30, w * 0.9, BASE, w * 0.7, BASE],
      [0, BASE + 10],
    ],
  );
  const y = top + 440 + rng.jitter(40);
  const water = mirrored(
    CX,
    [0, y],
    [
      [w - 26, y],
      [w - 10, y + 60, w - 8, BASE - 40, w * 0.7, BASE - 12],
      [0, BASE - 4],
    ],
  );
  const stopper = rng.chance(0.5)
    ? turned(
        kit,
        CX,
        [0, top - 70],
        [
          [60, top - 70],
          [66, top - 20],
          [50, top + 40],
          [0, top + 44],
        ],
        '#b98a55',
        'matt',
      )
    : '';
  return {
    art:
      drink(kit, CX, y, w - 26, water, mix('#a9c4cc', kit.hex, 0.4)) +
      stopper +
      glassBody(kit, d, tint) +
      `<path d="${oval(CX, top, 92, 12)}" fill="none" stroke="${darken(tint, 0.2)}" stroke-width="3"/>` +
      streak(
        kit,
        `M${CX - w + 40} ${top + 450}Q${CX - w + 20} ${top + 560} ${CX - w + 40} ${BASE - 100}`,
        15,
        0.85,
        3,
      ) +
      streak(
        kit,
        `M${CX - 40} ${top + 60}Q${CX - 36} ${top + 160} ${CX - 44} ${top + 240}`,
        8,
        0.7,
        3,
      ),
    place: 'stand',
    base: BASE,
    reach: w * 0.8,
    focus: { x: CX, y: top + 330, zoom: 2 },
  };
};
