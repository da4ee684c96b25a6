import { darken } from '../base/colour';
import type { Kit } from '../base/kit';
import { box, n } from '../base/path';
import { things } from '../home/shelf';
import { stand } from './staging';

/** The shop at street level: sign, large panes with goods, a door, and an awning if asked. */
export function shopFront(
  kit: Kit,
  x: number,
  top: number,
  w: number,
  foot: number,
  palette: readonly string[],
  awning: boolean,
  doorAt: 'left' | 'middle' | 'right',
  named = true,
): string {
  const tone = palette[0] ?? '#1f4a3a';
  const accent = palette[1] ?? '#c9703f';
  const h = foot - top;
  const body = `<rect x="${x}" y="${top}" width="${w}" height="${h}" fill="${tone}"/><rect x="${x}" y="${top}" width="${w}" height="${h}" fill="${kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, '#fff', 0.12],
      [0.2, '#fff', 0],
      [1, '#000', 0.24],
    ],
  )}"/>`;
  const sign =
    `<rect x="${x + 14}" y="${top + 12}" width="${w - 28}" height="62" fill="${darken(tone, 0.18)}"/>` +
    (named
      ? lettering(x + w / 2, top + 43, '#f3ead6')
      : otherSign(x + w / 2, top + 43, kit.rng.int(0, 2)));
  const doorW = 130;
  const doorX = { left: x + 30, middle: x + w / 2 - doorW / 2, right: x + w - doorW - 30 }[doorAt];
  const panes =
    doorAt === 'middle'
      ? [
          [x + 30, doorX - x - 50],
          [doorX + doorW + 20, x + w - 30 - doorX - doorW - 20],
        ]
      : doorAt === 'left'
        ? [[doorX + doorW + 20, x + w - 30 - doorX - doorW - 20]]
        : [[x + 30, doorX - x - 50]];
  const paneTop = top + 96;
  const paneH = foot - paneTop - 70;
  const glow = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, '#fbe9c0'],
      [0.6, '#e2c796'],
      [1, '#b59366'],
    ],
  );
  const show = panes
    .map(([px = 0, pw = 0], i) => display(kit, px, paneTop, pw, paneH, palette, glow, i))
    .join('');
  const door = `<rect x="${doorX}" y="${paneTop - 4}" width="${doorW}" height="${foot - paneTop - 8}" fill="${darken(tone, 0.3)}"/><rect x="${doorX + 18}" y="${paneTop + 16}" width="${doorW - 36}" height="${foot - paneTop - 110}" fill="${glow}"/><path d="M${doorX + 18} ${paneTop + 16}l60 0l-60 110z" fill="#fff" fill-opacity=".3"/><path d="M${doorX + doorW - 14} ${paneTop + (foot - paneTop) * 0.46}v46" stroke="#d9b96a" stroke-width="8" stroke-linecap="round"/>`;
  const step = `<rect x="${doorX - 16}" y="${foot - 14}" width="${doorW + 32}" height="16" fill="#bdb3a2"/>`;
  return (
    body +
    sign +
    show +
    door +
    step +
    (awning ? awningOver(kit, x + 20, top + 80, w - 40, accent) : '')
  );
}

/** The sign of another shop: an ornament where a name would be. */
function otherSign(x: number, y: number, which: number): string {
  const ink = '#e9dfc9';
  const line = `<path d="M${n(x - 110)} ${y}h64M${n(x + 46)} ${y}h64" stroke="${ink}" stroke-width="3"/>`;
  const mark =
    [
      `<circle cx="${n(x)}" cy="${y}" r="15" fill="none" stroke="${ink}" stroke-width="4"/><circle cx="${n(x)}" cy="${y}" r="5" fill="${ink}"/>`,
      `<path d="M${n(x)} ${y - 18}l17 18l-17 18l-17 -18z" fill="none" stroke="${ink}" stroke-width="4"/>`,
      `<path d="M${n(x - 20)} ${y + 12}q20 -44 40 0M${n(x - 10)} ${y + 12}q10 -22 20 0" fill="none" stroke="${ink}" stroke-width="4"/>`,
    ][which] ?? '';
  return line + mark;
}

function display(
  kit: Kit,
  x: number,
  y: number,
  w: number,
  h: number,
  palette: readonly string[],
  glow: string,
  which: number,
): string {
  const back = `<rect x="${n(x)}" y="${y}" width="${n(w)}" height="${n(h)}" fill="${glow}"/>`;
  const count = Math.max(1, Math.floor(w / 150));
  const kinds = ['mannequin', 'pot', 'shelf', 'mannequin', 'tablelamp', 'armchair'];
  const start = kit.rng.int(0, 5);
  const goods = Array.from({ length: count }, (_, i) => {
    const cx = x + (w / count) * (i + 0.5);
    const hex = palette[(i + which + 1) % palette.length] ?? '#41597a';
    const kind = kinds[(start + i + which) % kinds.length];
    if (kind === 'mannequin') return mannequin(kit, cx, y + h, Math.min(h * 0.9, 300), hex);
    if (kind === 'shelf')
      return `<g transform="translate(${n(cx)} ${n(y + h - 40)}) scale(.62)"><rect x="-120" y="0" width="240" height="70" fill="#8a6a48"/><g transform="translate(-600 0)">${things(kit, 1, 0, 180)}</g></g>`;
    return stand(kit, {
      kind: kind as string,
      hex,
      x: cx,
      y: y + h,
      scale: kind === 'pot' ? 0.22 : 0.2,
      params: { plant: 'monstera', shade: 'cone' },
    });
  }).join('');
  const shine = `<path d="M${n(x)} ${n(y + h * 0.7)}L${n(x + w * 0.5)} ${y}H${n(x + w * 0.7)}L${n(x)} ${n(y + h)}Z" fill="#fff" fill-opacity=".16"/><path d="M${n(x + w * 0.6)} ${n(y + h)}L${n(x + w)} ${n(y + h * 0.4)}V${n(y + h * 0.6)}L${n(x + w * 0.72)} ${n(y + h)}Z" fill="#fff" fill-opacity=".12"/>`;
  return `<g clip-path="${kit.sheet.clip(box(x, y, w, h))}">${back}${goods}${shine}</g><path d="${box(x, y, w, h)}" fill="none" stroke="#1d1a16" stroke-opacity=".5" stroke-width="5"/>`;
}

/** A tailor's dummy in a simple coat or dress. */
function mannequin(kit: Kit, x: number, foot: number, h: number, hex: string): string {
  const s = h / 300;
  const p = (dx: number, dy: number) => `${n(x + dx * s)} ${n(foot - dy * s)}`;
  const dress = kit.rng.chance(0.5);
  const body = dress
    ? `M${p(-22, 262)}Q${p(0, 254)} ${p(22, 262)}L${p(44, 252)}Q${p(40, 210)} ${p(28, 180)}Q${p(60, 120)} ${p(66, 62)}H${n(x - 66 * s)}Q${p(-60, 120)} ${p(-28, 180)}Q${p(-40, 210)} ${p(-44, 252)}Z`
    : `M${p(-24, 264)}L${p(24, 264)}L${p(56, 248)}L${p(70, 130)}L${p(52, 126)}L${p(46, 190)}L${p(50, 80)}H${n(x - 50 * s)}L${p(-46, 190)}L${p(-52, 126)}L${p(-70, 130)}L${p(-56, 248)}Z`;
  const pole = `<path d="M${p(0, 90)}L${p(0, 6)}M${p(-30, 4)}H${n(x + 30 * s)}" stroke="#3a2f26" stroke-width="${n(5 * s)}"/>`;
  const neck = `<path d="M${p(-11, 262)}L${p(-9, 286)}Q${p(0, 294)} ${p(9, 286)}L${p(11, 262)}Z" fill="#d8c3a0"/>`;
  return (
    pole +
    neck +
    round2(kit, body, hex) +
    (dress
      ? ''
      : `<path d="M${p(0, 262)}L${p(0, 82)}M${p(-20, 264)}L${p(0, 214)}L${p(20, 264)}" stroke="${darken(hex, 0.5)}" stroke-width="2" fill="none"/>`)
  );
}

const round2 = (kit: Kit, d: string, hex: string) => {
  const light = kit.sheet.linear(
    [0, 0],
    [1, 0],
    [
      [0, darken(hex, 0.6), 0.4],
      [0.35, '#fff', 0.22],
      [0.6, hex, 0],
      [1, darken(hex, 0.7), 0.5],
    ],
  );
  return `<path d="${d}" fill="${hex}"/><path d="${d}" fill="${light}"/>`;
};

/** The name BRINK in drawn capitals (no font is needed), centred on x, y. */
function lettering(x: number, y: number, hex: string, size = 1): string {
  const letters = [
    'M0 0V36M0 1H13Q23 3 22 10Q21 17 12 17H0M12 17Q25 18 25 27Q24 35 13 35H0',
    'M0 36V1H14Q25 3 24 11Q23 19 13 19H0M13 19L26 36',
    'M4 0V36',
    'M0 36V0L25 36V0',
    'M0 0V36M24 0L2 20M8 15L25 36',
  ];
  const advance = [44, 44, 24, 44, 40];
  let dx = -94;
  return letters
    .map((d, i) => {
      const art = `<path d="${d}" transform="translate(${n(x + dx * size)} ${n(y - 18 * size)}) scale(${size})" fill="none" stroke="${hex}" stroke-width="6.5" stroke-linejoin="round"/>`;
      dx += advance[i] ?? 40;
      return art;
    })
    .join('');
}

function awningOver(kit: Kit, x: number, y: number, w: number, hex: string): string {
  const count = Math.max(6, Math.round(w / 62));
  const step = w / count;
  const out = 26;
  const strips = Array.from({ length: count }, (_, i) => {
    const [a, b] = [x + i * step, x + (i + 1) * step];
    const spread = (v: number) => x + w / 2 + (v - x - w / 2) * (1 + (out * 2) / w);
    const color = i % 2 ? '#f3ead9' : hex;
    return `<path d="M${n(a)} ${y}H${n(b)}L${n(spread(b))} ${y + 96}Q${n((spread(a) + spread(b)) / 2)} ${y + 124} ${n(spread(a))} ${y + 96}Z" fill="${color}"/>`;
  }).join('');
  const shade = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, '#fff', 0.2],
      [0.7, '#000', 0.02],
      [1, '#000', 0.28],
    ],
  );
  return `<rect x="${x - 10}" y="${y + 100}" width="${w + 20}" height="46" fill="#1a1410" fill-opacity=".28"/>${strips}<path d="M${x} ${y}H${x + w}L${x + w + out} ${y + 112}H${x - out}Z" fill="${shade}"/>`;
}
