import { darken, lighten, mix } from '../base/colour';
import { choice, count, type Draw, type Drawing, flag, type Kit } from '../base/kit';
import { mirrored, oval } from '../base/path';
import { patternTile } from '../base/pattern';
import { rim, round, streak, turned, wood } from '../base/solid';
import { surfaceTile } from '../base/texture';

const CX = 600;
const BASE = 1160;

/** A mug with an ear. */
export const drawMug: Draw = (kit) => {
  const { rng } = kit;
  const w = 210 + rng.jitter(20);
  const top = 690 + rng.jitter(50);
  if (count(kit, 'pieces', 1) > 1) return cups(kit);
  const style = { straight: 0, belly: 1, cone: 2 }[
    choice(kit, 'shape', ['straight', 'belly', 'cone'])
  ];
  const finish = kit.params.pattern === 'block' ? 'stone' : 'gloss';
  const profile = [
    [
      [w, top],
      [w, BASE - 40],
      [w, BASE, w - 50, BASE],
      [0, BASE + 10],
    ],
    [
      [w * 0.94, top],
      [w * 1.2, top + 160, w * 1.1, BASE - 30, w * 0.7, BASE],
      [0, BASE + 10],
    ],
    [
      [w, top],
      [w * 0.9, top + 200, w * 0.82, BASE - 60, w * 0.74, BASE],
      [0, BASE + 10],
    ],
  ][style] as number[][];
  const ear = `M${CX + w - 16} ${top + 96}C${CX + w + 170} ${top + 60} ${CX + w + 170} ${BASE - 90} ${CX + w - (style === 2 ? 36 : 4)} ${BASE - 110}`;
  const handle = `<path d="${ear}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-width="53"/><path d="${ear}" fill="none" stroke="${darken(kit.hex, 0.14)}" stroke-width="49"/><path d="${ear}" fill="none" stroke="${lighten(kit.hex, 0.55)}" stroke-width="11" stroke-opacity=".55" transform="translate(-10 -8)"/>`;
  const body = mirrored(CX, [0, top], profile);
  const dip =
    finish === 'stone'
      ? `<g clip-path="${kit.sheet.clip(body)}"><path d="M200 ${BASE - 120}Q${CX} ${BASE - 90} 1000 ${BASE - 124}V1300H200Z" fill="#c7ab86"/><path d="${body}" fill="${kit.sheet.linear(
          [0, 0],
          [1, 0],
          [
            [0, '#000', 0.3],
            [0.3, '#fff', 0.2],
            [0.6, '#000', 0],
            [1, '#000', 0.4],
          ],
        )}" fill-opacity=".6"/></g>`
      : '';
  const lip = style === 1 ? w * 0.94 : w;
  return {
    art:
      handle +
      round(kit, body, kit.hex, finish, 46) +
      dip +
      streak(
        kit,
        `M${CX - w * 0.62} ${top + 90}V${BASE - 190}`,
        18,
        finish === 'gloss' ? 0.5 : 0.2,
      ) +
      rim(kit, CX, top, lip, lip * 0.17, kit.hex, 12),
    place: 'stand',
    base: BASE,
    reach: w,
    middle: CX + 20,
    focus: { x: CX + 70, y: top + 110, zoom: 2 },
  };
};

function plateDisc(kit: Kit, x: number, y: number, r: number): string {
  const shadow = `<ellipse cx="${x + 10}" cy="${y + 16}" rx="${r}" ry="${r}" fill="#2b2118" fill-opacity=".22" filter="${kit.sheet.blur(12)}"/>`;
  const face = kit.sheet.linear(
    [0, 0],
    [1, 1],
    [
      [0, lighten(kit.hex, 0.4)],
      [0.5, kit.hex],
      [1, darken(kit.hex, 0.18)],
    ],
  );
  const well = kit.sheet.linear(
    [0, 0],
    [1, 1],
    [
      [0, darken(kit.hex, 0.16)],
      [0.4, kit.hex],
      [1, lighten(kit.hex, 0.4)],
    ],
  );
  const pattern = flag(kit, 'wreath') ? undefined : patternTile(kit, 50);
  const dots = flag(kit, 'wreath') ? wreath(x, y, r) : '';
  const speck = surfaceTile(kit, 'speckled');
  const d = oval(x, y, r, r);
  return (
    shadow +
    `<path d="${d}" fill="${face}" stroke="${darken(kit.hex, 0.4)}" stroke-width="2"/>` +
    (pattern ? `<path d="${d}" fill="${pattern}"/>` : '') +
    `<path d="${oval(x, y, r * 0.68, r * 0.68)}" fill="${well}" stroke="${darken(kit.hex, 0.3)}" stroke-width="1.5" stroke-opacity=".6"/>` +
    dots +
    (speck ? `<path d="${d}" fill="${speck}" fill-opacity=".7"/>` : '') +
    `<path d="${oval(x, y, r - 5, r - 5)}" fill="none" stroke="${mix(kit.hex, '#7a5a3a', 0.5)}" stroke-width="6" stroke-opacity=".6"/>` +
    streak(
      kit,
      `M${x - r * 0.72} ${y - r * 0.3}Q${x - r * 0.6} ${y - r * 0.64} ${x - r * 0.2} ${y - r * 0.78}`,
      14,
      0.5,
      7,
    )
  );
}

/** A plate from above, or a set of three. */
export const drawPlate: Draw = (kit) => {
  if (flag(kit, 'service')) return service(kit);
  const set = flag(kit, 'set');
  const art = set
    ? plateDisc(kit, 600, 790, 420) + plateDisc(kit, 600, 790, 300) + plateDisc(kit, 600, 790, 180)
    : plateDisc(kit, 600, 760, 430);
  return {
    art,
    place: 'lie',
    shade: [oval(600, set ? 790 : 760, 425, 425)],
    focus: { x: 420, y: 560, zoom: 2.1 },
  };
};

/** A bowl. */
export const drawBowl: Draw = (kit) => {
  const { rng } = kit;
  const w = 330 + rng.jitter(30);
  const top = 850 + rng.jitter(30);
  const tilt = w * 0.22;
  const d = mirrored(
    CX,
    [0, top],
    [
      [w, top],
      [w * 0.98, top + 150, w * 0.62, BASE - 34, w * 0.44, BASE - 26],
      [w * 0.42, BASE],
      [0, BASE + 12],
    ],
  );
  const inside = mix(kit.hex, '#f2eadb', flag(kit, 'palewithin') ? 0.7 : 0.06);
  const wooden = kit.params.material === 'wood';
  const hollow = kit.sheet.linear(
    [0, 0],
    [0.2, 1],
    [
      [0, darken(inside, 0.35)],
      [1, lighten(inside, 0.25)],
    ],
  );
  return {
    art:
      (wooden ? wood(kit, d, kit.hex) + sideShade(kit, d) : round(kit, d, kit.hex, 'gloss', 46)) +
      (flag(kit, 'dipped') ? dipped(kit, d, top) : '') +
      (flag(kit, 'combed') ? combed(kit, d, top) : '') +
      streak(
        kit,
        `M${CX - w * 0.66} ${top + 70}Q${CX - w * 0.6} ${top + 150} ${CX - w * 0.42} ${top + 210}`,
        16,
        0.5,
      ) +
      rim(kit, CX, top, w, tilt, kit.hex, 12) +
      `<path d="${oval(CX, top + 3, w - 12, tilt - 7)}" fill="${hollow}"/>`,
    place: 'stand',
    base: BASE,
    reach: w * 0.62,
    focus: { x: CX - 100, y: top + 60, zoom: 2 },
  };
};

const sideShade = (kit: Kit, d: string): string =>
  `<path d="${d}" fill="${kit.sheet.linear(
    [0, 0],
    [1, 0],
    [
      [0, '#000', 0.28],
      [0.3, '#fff', 0.18],
      [0.6, '#000', 0],
      [1, '#000', 0.4],
    ],
  )}"/>`;

/** A second glaze, with a narrow brown ribbon where the two meet. */
const dipped = (kit: Kit, d: string, top: number): string =>
  `<g clip-path="${kit.sheet.clip(d)}"><path d="M0 ${top + 150}Q600 ${top + 200} 1200 ${top + 150}V1400H0Z" fill="#e9dfc8"/><path d="M0 ${top + 150}Q600 ${top + 200} 1200 ${top + 150}" fill="none" stroke="#7a4f2e" stroke-width="12"/>${sideShade(kit, d)}</g>`;

/** Waves drawn with a comb in the wet clay. */
const combed = (kit: Kit, d: string, top: number): string =>
  `<g clip-path="${kit.sheet.clip(d)}"><path d="${[70, 100, 130, 160, 190].map((y) => `M180 ${top + y}${'q35 -26 70 0t70 0'.repeat(6)}`).join('')}" fill="none" stroke="${lighten(kit.hex, 0.5)}" stroke-width="6" stroke-opacity=".7"/></g>`;

/** A wreath of thirty-six dots along the rim. */
const wreath = (x: number, y: number, r: number): string =>
  Array.from({ length: 36 }, (_, i) => {
    const a = (i * Math.PI) / 18;
    return `<circle cx="${(x + Math.cos(a) * r * 0.85).toFixed(1)}" cy="${(y + Math.sin(a) * r * 0.85).toFixed(1)}" r="${r * 0.05}" fill="#fbf6ea"/>`;
  }).join('');

/** Small cups without ears, two and two. */
function cups(kit: Kit): Drawing {
  const one = (x: number, y: number) => {
    const [w, h] = [124, 220];
    return (
      turned(
        kit,
        x,
        [0, y - h],
        [
          [w, y - h],
          [w * 0.96, y - h * 0.4, w * 0.8, y - 20, w * 0.7, y],
          [0, y + 8],
        ],
        kit.hex,
        'gloss',
        30,
      ) + rim(kit, x, y - h, w, w * 0.18, kit.hex, 12)
    );
  };
  const j = kit.rng.jitter(3);
  return {
    art: one(520 + j, BASE - 90) + one(800, BASE - 90) + one(390, BASE) + one(670, BASE),
    place: 'stand',
    base: BASE,
    reach: 330,
    focus: { x: 480, y: 1000, zoom: 2 },
  };
}

/** A service for four: large and small plates in piles, and four bowls. */
function service(kit: Kit): Drawing {
  const pile = (x: number, w: number, y: number) =>
    [0, 1, 2, 3]
      .map((i) => {
        const v = y - i * 34;
        return turned(
          kit,
          x,
          [0, v - 30],
          [
            [w, v - 34],
            [w - 20, v - 6, w * 0.6, v],
            [0, v + 4],
          ],
          i % 2 ? lighten(kit.hex, 0.06) : kit.hex,
          'stone',
        );
      })
      .join('') + rim(kit, x, y - 134, w, w * 0.13, kit.hex, 8);
  const bowls =
    [0, 1, 2, 3]
      .map((i) => {
        const v = BASE - i * 46;
        return turned(
          kit,
          850,
          [0, v - 110],
          [
            [180, v - 110],
            [172, v - 40, 100, v - 8, 70, v],
            [0, v + 4],
          ],
          i % 2 ? lighten(kit.hex, 0.06) : kit.hex,
          'stone',
        );
      })
      .join('') + rim(kit, 850, BASE - 248, 180, 30, kit.hex, 10);
  return {
    art: pile(410 + kit.rng.jitter(2), 300, BASE) + pile(410, 220, BASE - 150) + bowls,
    place: 'stand',
    base: BASE,
    reach: 420,
    focus: { x: 420, y: 960, zoom: 1.9 },
  };
}
