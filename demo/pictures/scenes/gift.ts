import { darken, lighten, mix } from '../base/colour';
import type { Kit } from '../base/kit';
import { box, n, oval } from '../base/path';
import { rod } from '../base/solid';
import { boards, planks, sunPatch, tableTop, wall } from './room';
import { H, stand, toneAt, W } from './staging';

/** Ribbon in a bow with its middle at x, y. */
function bow(x: number, y: number, s: number, hex: string): string {
  return `<g transform="translate(${x} ${y}) scale(${s})" stroke="${darken(hex, 0.4)}" stroke-width="2" fill="${hex}"><path d="M-6 8Q-50 90 -92 120L-58 136Q-20 90 8 20Z"/><path d="M6 8Q44 90 96 116L64 136Q16 90 -6 20Z"/><path d="M0 0C-40 -76 -150 -70 -142 -4C-136 56 -40 44 0 0Z"/><path d="M0 0C40 -76 150 -70 142 -4C136 56 40 44 0 0Z"/><path d="M-20 -6Q-80 -36 -118 -14M20 -6Q80 -36 118 -14" fill="none" stroke="${lighten(hex, 0.5)}" stroke-width="7" stroke-opacity=".5"/><circle r="24" cy="2"/></g>`;
}

/** The pattern of wrapping paper: stripes, dots or plain. */
function paper(kit: Kit, hex: string, which: number): string {
  const ink = lighten(hex, 0.62);
  if (which % 3 === 0) return hex;
  if (which % 3 === 1)
    return kit.sheet.tile(
      44,
      44,
      `<rect width="44" height="44" fill="${hex}"/><rect x="0" width="12" height="44" fill="${ink}" fill-opacity=".7"/><rect x="24" width="3" height="44" fill="${ink}" fill-opacity=".7"/>`,
    );
  return kit.sheet.tile(
    60,
    60,
    `<rect width="60" height="60" fill="${hex}"/><circle cx="15" cy="15" r="7" fill="${ink}" fill-opacity=".8"/><circle cx="45" cy="45" r="7" fill="${ink}" fill-opacity=".8"/>`,
  );
}

interface Present {
  x: number;
  y: number;
  w: number;
  h: number;
  hex: string;
  ribbon: string;
  which: number;
  bowed?: boolean;
}

/** A wrapped box on a table: its front, its top, and a ribbon around it. */
function present(kit: Kit, p: Present): string {
  const fill = paper(kit, p.hex, p.which);
  const [m, top] = [p.x + p.w / 2, p.y - p.h];
  const lid = `M${p.x} ${top}L${p.x + 44} ${top - 42}H${p.x + p.w - 30}L${p.x + p.w} ${top}Z`;
  const light = kit.sheet.linear(
    [0, 0],
    [1, 0.1],
    [
      [0, '#fff', 0.2],
      [0.4, '#fff', 0],
      [1, '#1d150e', 0.34],
    ],
  );
  const pool = kit.sheet.radial([0.5, 0.5], 0.5, [
    [0, '#1d150e', 0.55],
    [1, '#1d150e', 0],
  ]);
  const front = box(p.x, top, p.w, p.h, 3);
  const band = (hex: string) =>
    `<path d="M${m - 17} ${top}h34v${p.h}h-34zM${m - 17} ${top}l9 -42h30l-5 42z" fill="${hex}"/><path d="M${p.x} ${n(p.y - p.h * 0.5)}h${p.w}v30h${-p.w}z" fill="${hex}"/>`;
  return (
    `<ellipse cx="${m + 12}" cy="${p.y}" rx="${n(p.w * 0.58)}" ry="22" fill="${pool}"/>` +
    `<path d="${lid}" fill="${fill}"/><path d="${lid}" fill="#fff" fill-opacity=".28"/>` +
    `<path d="${front}" fill="${fill}"/>` +
    band(p.ribbon) +
    `<path d="${front}" fill="${light}"/>` +
    `<path d="${front}" fill="none" stroke="${darken(p.hex, 0.5)}" stroke-width="1.6"/><path d="${lid}" fill="none" stroke="${darken(p.hex, 0.5)}" stroke-width="1.6"/>` +
    (p.bowed === false ? '' : bow(m, top - 24, Math.min(0.8, p.w / 380), p.ribbon))
  );
}

/** Presents on a table, with a roll of paper and ribbon. */
export function gift(kit: Kit, palette: readonly string[]): string {
  const tone = mix('#d9d2c3', toneAt(palette, 1), 0.18);
  const [first, second] = [toneAt(palette, 0), toneAt(palette, 1)];
  const ribbon = mix(second, '#b3272c', 0.75);
  const third = mix(toneAt(palette, 2), '#1f4a38', 0.4);
  const roll = (x: number, y: number, w: number, hex: string, which: number) =>
    `<ellipse cx="${x + w / 2}" cy="${y + 46}" rx="${w * 0.54}" ry="16" fill="#1d150e" fill-opacity=".3"/><rect x="${x}" y="${y - 44}" width="${w}" height="88" rx="6" fill="${paper(kit, hex, which)}"/><rect x="${x}" y="${y - 44}" width="${w}" height="88" rx="6" fill="${kit.sheet.linear(
      [0, 0],
      [0, 1],
      [
        [0, '#fff', 0.36],
        [0.4, '#fff', 0.04],
        [1, '#1d150e', 0.5],
      ],
    )}"/><path d="${oval(x, y, 15, 44)}" fill="${lighten(hex, 0.45)}" stroke="${darken(hex, 0.4)}" stroke-width="2"/><path d="${oval(x, y, 7, 22)}" fill="${darken(hex, 0.6)}"/>`;
  const spool = `<ellipse cx="1330" cy="880" rx="110" ry="16" fill="#1d150e" fill-opacity=".3"/>${rod('M1378 850Q1470 880 1540 836', 15, ribbon)}<circle cx="1330" cy="810" r="70" fill="${ribbon}" stroke="${darken(ribbon, 0.4)}" stroke-width="2"/>${[54, 42].map((r) => `<circle cx="1330" cy="810" r="${r}" fill="none" stroke="${darken(ribbon, 0.35)}" stroke-width="3" stroke-opacity=".7"/>`).join('')}<circle cx="1330" cy="810" r="28" fill="#e8dcc2" stroke="#8a7a56" stroke-width="2"/><circle cx="1330" cy="810" r="10" fill="#4a3a20"/>`;
  const tag = `<path d="M736 640Q760 680 790 690" fill="none" stroke="#b08f58" stroke-width="4"/><g transform="translate(784 680) rotate(18)"><path d="M0 14L20 0H130V64H20L0 50Z" fill="#f7f1e2" stroke="#b9a982" stroke-width="2"/><circle cx="16" cy="32" r="6" fill="#8a7a56"/><path d="M40 24H112M40 42H92" stroke="#4a443c" stroke-width="5"/></g>`;
  return (
    wall(kit, tone, W, H) +
    sunPatch(kit, 1000, 80, 420, 440) +
    tableTop(kit, 690, W, H, '#b98f62') +
    stand(kit, {
      kind: 'vase',
      hex: lighten(second, 0.4),
      x: 180,
      y: 745,
      scale: 0.46,
      params: { stems: 'branch' },
    }) +
    present(kit, {
      x: 840,
      y: 770,
      w: 330,
      h: 300,
      hex: third,
      ribbon: lighten(first, 0.3),
      which: 0,
    }) +
    present(kit, { x: 400, y: 815, w: 480, h: 210, hex: first, ribbon, which: 1, bowed: false }) +
    present(kit, { x: 510, y: 600, w: 260, h: 150, hex: second, ribbon, which: 2 }) +
    tag +
    roll(90, 884, 470, third, 2) +
    spool
  );
}

/** A gift card half out of its envelope, beside a ribbon. */
export function giftCard(kit: Kit, palette: readonly string[]): string {
  const [green, accent] = [mix(toneAt(palette, 0), '#17442f', 0.7), '#f2542b'];
  const cover = mix(toneAt(palette, 1), '#d9cdb8', 0.5);
  const stripes = kit.sheet.tile(
    36,
    36,
    `<rect width="36" height="36" fill="${mix(cover, toneAt(palette, 0), 0.35)}"/><rect width="9" height="36" fill="${lighten(cover, 0.3)}"/><path d="M22 8q6 10 0 20q-6 -10 0 -20z" fill="${lighten(cover, 0.2)}"/>`,
  );
  const soft = kit.sheet.blur(16);
  const card = `<g transform="translate(560 300) rotate(-7)"><g filter="${soft}"><rect x="14" y="20" width="640" height="400" rx="22" fill="#1d150e" fill-opacity=".4"/></g><rect width="640" height="400" rx="22" fill="${green}"/><rect x="22" y="22" width="596" height="356" rx="12" fill="none" stroke="#f8f4ec" stroke-opacity=".35" stroke-width="3"/><circle cx="320" cy="120" r="30" fill="${accent}"/><path d="M274 170h70v116h22v16h-92v-16h22v-100h-22z" fill="#f8f4ec"/></g>`;
  const sleeve = `<g transform="translate(480 520) rotate(-7)"><g filter="${soft}"><path d="${box(12, 20, 760, 400, 8)}" fill="#1d150e" fill-opacity=".4"/></g><path d="M0 0H300Q380 76 460 0H760V400H0Z" fill="${stripes}" stroke="${darken(cover, 0.4)}" stroke-width="2"/><path d="M0 0H300Q380 76 460 0H760V400H0Z" fill="${kit.sheet.linear(
    [0, 0],
    [1, 1],
    [
      [0, '#fff', 0.25],
      [0.5, '#fff', 0],
      [1, '#1d150e', 0.25],
    ],
  )}"/></g>`;
  const ribbonHex = mix(toneAt(palette, 0), '#b3272c', 0.7);
  const curl = 'M1330 160Q1500 240 1380 360T1440 580Q1540 680 1420 800';
  const ribbon = `<path d="${curl}" fill="none" stroke="#1d150e" stroke-opacity=".25" stroke-width="34" transform="translate(10 14)"/>${rod(curl, 32, ribbonHex)}`;
  const pen = `<g transform="translate(250 330) rotate(${n(58 + kit.rng.jitter(8))})"><path d="M-20 12H330V30H-20Z" fill="#1d150e" fill-opacity=".25"/><path d="${box(0, -16, 300, 32, 14)}" fill="#2a2622"/><path d="M0 -12L-46 -2V2L0 12Z" fill="#c9a24c" stroke="#6a5228" stroke-width="1.5"/><path d="M20 -8H280" stroke="#fff" stroke-opacity=".3" stroke-width="5"/><path d="M210 -16h12v32h-12z" fill="#c9a24c"/></g>`;
  return (
    planks(kit, W, H, '#c09a6c') +
    card +
    sleeve +
    ribbon +
    pen +
    sunPatch(kit, 240, 40, 620, 620, 0.2)
  );
}

/** A carrot with its green. */
const carrot = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 -8Q-34 -90 -60 -116M0 -8Q-4 -100 -8 -136M0 -8Q30 -90 50 -120M0 -8Q-16 -70 -36 -128M0 -8Q16 -70 24 -132" fill="none" stroke="#4d7a4a" stroke-width="9" stroke-linecap="round"/><path d="M-30 -6Q0 -26 30 -6Q26 70 0 150Q-26 70 -30 -6Z" fill="#d9762c" stroke="#8a4416" stroke-width="2"/><path d="M-24 20H0M8 48H20M-16 76H2" stroke="#8a4416" stroke-opacity=".6" stroke-width="4"/></g>`;

/** Shoes that were set out in a row for the night, each with a carrot, before the presents. */
export function shoesSet(kit: Kit, palette: readonly string[]): string {
  const tone = mix('#cfc4b0', toneAt(palette, 0), 0.24);
  const shoes = [
    { kind: 'sneaker', hex: toneAt(palette, 0), params: { closure: 'velcro' } },
    { kind: 'rubberboot', hex: '#e7c34c', params: { shaft: 'ankle' } },
    { kind: 'sneaker', hex: toneAt(palette, 2), params: { high: true } },
    { kind: 'ankleboot', hex: '#7a4b2a', params: { style: 'lace' } },
  ];
  const rug = toneAt(palette, 1);
  return (
    wall(kit, tone, W, H) +
    sunPatch(kit, 150, 110, 420, 440, 0.26) +
    boards(kit, 720, W, H, '#a9845a') +
    `<path d="M170 760H1430L1560 960H40Z" fill="${rug}"/><path d="M170 760H1430L1560 960H40Z" fill="#1d150e" fill-opacity=".1"/><path d="M196 778H1404L1504 942H96Z" fill="none" stroke="${darken(rug, 0.3)}" stroke-width="8" stroke-opacity=".6"/>` +
    present(kit, {
      x: 900,
      y: 762,
      w: 340,
      h: 230,
      hex: mix(toneAt(palette, 0), '#b3272c', 0.5),
      ribbon: '#e8d9b0',
      which: 1,
    }) +
    present(kit, { x: 1190, y: 772, w: 220, h: 150, hex: '#1f4a38', ribbon: '#c9a24c', which: 2 }) +
    stand(kit, { kind: 'basket', hex: '#c9a870', x: 270, y: 775, scale: 0.42 }) +
    carrot(216, 548, -24) +
    carrot(322, 544, 20) +
    carrot(268, 528, -4) +
    stand(kit, { kind: 'basket', hex: '#c9a870', x: 270, y: 775, scale: 0.42 }) +
    shoes
      .map((shoe, i) =>
        stand(kit, { ...shoe, x: 290 + i * 345, y: 880 + (i % 2) * 10, scale: 0.3 }),
      )
      .join('') +
    carrot(560, 920, 78) +
    carrot(1230, 925, 96)
  );
}
