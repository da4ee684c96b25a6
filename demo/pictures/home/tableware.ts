import { darken, lighten, mix } from '../base/colour';
import { type Draw, flag, type Kit } from '../base/kit';
import { mirrored, oval } from '../base/path';
import { patternTile } from '../base/pattern';
import { rim, round, streak } from '../base/solid';
import { surfaceTile } from '../base/texture';

const CX = 600;
const BASE = 1160;

/** A mug with an ear. */
export const drawMug: Draw = (kit) => {
  const { rng } = kit;
  const w = 210 + rng.jitter(20);
  const top = 690 + rng.jitter(50);
  const style = rng.int(0, 2);
  const finish = rng.pick(['gloss', 'stone'] as const);
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
  const pattern = patternTile(kit, 0, 50);
  const speck = surfaceTile(kit, 'speckled');
  const d = oval(x, y, r, r);
  return (
    shadow +
    `<path d="${d}" fill="${face}" stroke="${darken(kit.hex, 0.4)}" stroke-width="2"/>` +
    (pattern ? `<path d="${d}" fill="${pattern}"/>` : '') +
    `<path d="${oval(x, y, r * 0.68, r * 0.68)}" fill="${well}" stroke="${darken(kit.hex, 0.3)}" stroke-width="1.5" stroke-opacity=".6"/>` +
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
  const set = flag(kit, 'set') || Number(kit.params.set) > 1;
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
  const inside = mix(kit.hex, '#f2eadb', rng.chance(0.5) ? 0.7 : 0.06);
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
      round(kit, d, kit.hex, 'gloss', 46) +
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
