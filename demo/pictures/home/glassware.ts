import { darken, lighten, mix } from '../base/colour';
import { choice, count, type Draw, type Drawing, type Kit } from '../base/kit';
import { mirrored, n, oval } from '../base/path';
import { round, streak } from '../base/solid';

const BASE = 1160;
const CX = 600;

export function glassBody(kit: Kit, d: string, tint: string): string {
  const shade = kit.sheet.linear(
    [0, 0],
    [1, 0],
    [
      [0, rimTone(tint), 0.55],
      [0.06, '#fff', 0.5],
      [0.16, tint, 0.16],
      [0.5, tint, 0.22],
      [0.84, tint, 0.2],
      [0.95, '#fff', 0.4],
      [1, rimTone(tint), 0.7],
    ],
  );
  return `<path d="${d}" fill="${shade}" stroke="${rimTone(tint)}" stroke-width="2.6" stroke-opacity=".8"/>`;
}

/** The edge of clear glass: darker and cooler than the light behind it. */
const rimTone = (tint: string): string => mix(darken(tint, 0.5), '#66737a', 0.4);

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
  const style = choice(kit, 'style', ['wine', 'tumbler', 'coupe', 'shot']);
  const wine = style === 'wine' || style === 'coupe';
  const tint = mix(kit.hex, '#ffffff', 0.2);
  const pieces = count(kit, 'pieces', 2);
  const one = (x: number) =>
    style === 'wine'
      ? wineGlass(kit, x, tint)
      : style === 'coupe'
        ? coupe(kit, x, tint)
        : tumbler(kit, x, tint, style === 'shot' ? 880 : 760);
  return {
    art: several(pieces, one),
    place: 'stand',
    base: BASE,
    reach: wine ? 250 : 310,
    feet: places(pieces).at.map(({ x, row }) => [x, BASE - row * 96] as const),
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
    `<path d="${oval(x, top, 130, 15)}" fill="#fff" fill-opacity=".14" stroke="${rimTone(tint)}" stroke-width="3"/>` +
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

function tumbler(kit: Kit, x: number, tint: string, top: number): string {
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
  const flutes =
    kit.params.pattern === 'stripe'
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
    `<path d="${oval(x, top, 150, 19)}" fill="#fff" fill-opacity=".18" stroke="${rimTone(tint)}" stroke-width="3"/>` +
    streak(kit, `M${x - 112} ${top + 70}L${x - 104} ${BASE - 110}`, 14, 0.8, 3)
  );
}

/** A carafe of glass with water in it. */
export const drawCarafe: Draw = (kit) => {
  const { rng } = kit;
  if (choice(kit, 'style', ['carafe', 'jug']) === 'jug') return jug(kit);
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
  const cup = mirrored(
    CX,
    [0, top - 120],
    [
      [70, top - 120],
      [78, top - 10],
      [66, top + 30],
      [0, top + 34],
    ],
  );
  const stopper = glassBody(kit, cup, tint);
  return {
    art:
      drink(kit, CX, y, w - 26, water, mix('#a9c4cc', kit.hex, 0.4)) +
      stopper +
      glassBody(kit, d, tint) +
      `<path d="${oval(CX, top, 92, 12)}" fill="none" stroke="${rimTone(tint)}" stroke-width="3"/>` +
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

/** Where the pieces of a set stand, in rows from back to front, and how large they are. */
function places(pieces: number): { scale: number; at: { x: number; row: number }[] } {
  const [rows, gap] = pieces > 4 ? [2, 240] : pieces > 2 ? [2, 330] : [1, 330];
  const each = Math.ceil(pieces / rows);
  const at = Array.from({ length: rows }, (_, i) => rows - 1 - i).flatMap((row) =>
    Array.from({ length: each }, (_, i) => ({
      x: CX + (i - (each - 1) / 2) * gap + row * 60,
      row,
    })),
  );
  return { scale: pieces > 2 ? 0.72 : 0.95, at };
}

/** So many pieces of a set. */
function several(pieces: number, one: (x: number) => string): string {
  const { scale, at } = places(pieces);
  return at
    .map(
      ({ x, row }) =>
        `<g transform="translate(${n(x - x * scale)} ${n(BASE - BASE * scale - row * 96)}) scale(${scale})" opacity="${1 - row * 0.14}">${one(x)}</g>`,
    )
    .join('');
}

/** A broad shallow bowl on a stem. */
function coupe(kit: Kit, x: number, tint: string): string {
  const top = 560;
  const bowl = mirrored(
    x,
    [0, top],
    [
      [186, top],
      [178, top + 110, 90, top + 170, 14, top + 186],
      [0, top + 190],
    ],
  );
  const stem = mirrored(
    x,
    [0, top + 180],
    [
      [12, top + 182],
      [6, top + 300, 7, BASE - 60, 12, BASE - 40],
      [110, BASE - 26, 138, BASE - 12, 138, BASE - 4],
      [80, BASE + 10, 0, BASE + 12],
    ],
  );
  return (
    glassBody(kit, stem, tint) +
    glassBody(kit, bowl, tint) +
    `<path d="${oval(x, top, 186, 22)}" fill="#fff" fill-opacity=".14" stroke="${rimTone(tint)}" stroke-width="3"/>` +
    streak(
      kit,
      `M${x - 140} ${top + 40}Q${x - 120} ${top + 110} ${x - 60} ${top + 140}`,
      11,
      0.85,
      3,
    )
  );
}

/** An earthenware jug with an ear and a spout, painted with stripes. */
function jug(kit: Kit): Drawing {
  const clay = '#f1eadb';
  const top = 520 + kit.rng.jitter(6);
  const d = `M${CX - 210} ${top - 20}L${CX - 120} ${top + 16}H${CX + 150}C${CX + 130} ${top + 120} ${CX + 220} ${top + 240} ${CX + 220} ${top + 420}C${CX + 220} ${BASE - 30} ${CX + 170} ${BASE} ${CX + 120} ${BASE}H${CX - 130}C${CX - 180} ${BASE} ${CX - 226} ${BASE - 40} ${CX - 226} ${top + 420}C${CX - 226} ${top + 240} ${CX - 140} ${top + 120} ${CX - 150} ${top + 60}Z`;
  const ear = `M${CX + 140} ${top + 60}C${CX + 380} ${top + 40} ${CX + 380} ${top + 420} ${CX + 214} ${top + 440}`;
  const stripes = [190, 240, 290, 420, 470].map(
    (y, i) =>
      `<path d="M200 ${top + y}Q${CX} ${top + y + 26} 1000 ${top + y}" fill="none" stroke="${kit.hex}" stroke-width="${i === 1 ? 34 : 15}"/>`,
  );
  return {
    art:
      `<path d="${ear}" fill="none" stroke="${darken(clay, 0.45)}" stroke-width="46"/><path d="${ear}" fill="none" stroke="${clay}" stroke-width="41"/>` +
      round(kit, d, clay, 'matt') +
      `<g clip-path="${kit.sheet.clip(d)}">${stripes.join('')}<path d="${d}" fill="${kit.sheet.linear(
        [0, 0],
        [1, 0],
        [
          [0, '#000', 0.22],
          [0.3, '#fff', 0.16],
          [0.6, '#000', 0],
          [1, '#000', 0.34],
        ],
      )}"/></g>` +
      `<path d="M${CX - 200} ${top - 16}L${CX - 120} ${top + 14}H${CX + 148}Q${CX} ${top + 44} ${CX - 130} ${top + 36}Z" fill="${darken(clay, 0.35)}"/>`,
    place: 'stand',
    base: BASE,
    reach: 200,
    middle: CX + 20,
    focus: { x: CX, y: top + 260, zoom: 2 },
  };
}
