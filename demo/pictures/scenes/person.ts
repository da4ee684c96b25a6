import { darken, lighten, luma } from '../base/colour';
import type { Drawing, Fit, Kit, Params, Wearer } from '../base/kit';
import { n, trace } from '../base/path';
import { isSurface } from '../base/texture';
import { hairBehind, hairOver } from '../clothes/hair-behind';
import { face } from '../clothes/head';
import { headShade, TOP } from '../clothes/head-shape';
import { clothes } from '../clothes/index';
import { shadeOf, skinned } from '../clothes/skin';
import { boards, sunPatch, wall } from './room';

const [CX, W, H] = [600, 1200, 1500];

const sides = [-1, 1] as const;

/** Where a body has its parts, from the line of its shoulders down; 14 units are a centimetre. */
const BODY = { waist: 500, floor: 1956 };

/** Kinds that hang from the waist, where their waist is drawn, and how large they are. */
const LOWER: Record<string, { top: number; scale: number }> = {
  skirt: { top: 300, scale: 1.06 },
  trousers: { top: 190, scale: 1 },
  jeans: { top: 190, scale: 1 },
  shorts: { top: 420, scale: 0.8 },
};

/** A person's look: alike for all views and colours of a product. */
export function wearerOf(rng: Kit['rng'], man: boolean, hex: string): Wearer {
  const [skin, hair] = rng.pick([
    ['#e9c3a6', '#5a3b25'],
    ['#e2b592', '#2b1d16'],
    ['#eccbb2', '#b08850'],
    ['#c6906a', '#241812'],
    ['#9a6647', '#1d1512'],
    ['#70462f', '#17110f'],
    ['#dfb08c', '#7c4526'],
  ] as const);
  return {
    man,
    skin,
    hair,
    hairdo: rng.pick(['bob', 'bun', 'curls', 'short'] as const),
    inner: luma(hex) > 0.72 ? '#4a4f58' : '#e8e1d4',
  };
}

/** A relaxed hand that hangs from a wrist at x, y; `x` from the middle. */
function hand(who: Wearer, side: 1 | -1, x: number, y: number, k: number) {
  const w = who.man ? 1.12 : 1;
  const p = (dx: number, dy: number): [number, number] => [x + dx * k * w, y + dy * k * w];
  const d = `${trace(CX, side, p(27, -60), [
    [...p(28, 0), ...p(42, 36), ...p(43, 84)],
    [...p(44, 130), ...p(40, 172), ...p(28, 202)],
    [...p(22, 216), ...p(8, 216), ...p(3, 204)],
    [...p(-4, 186), ...p(-9, 158), ...p(-14, 130)],
    [...p(-22, 146), ...p(-32, 158), ...p(-41, 153)],
    [...p(-49, 146), ...p(-43, 124), ...p(-40, 104)],
    [...p(-37, 72), ...p(-31, 40), ...p(-28, -60)],
  ])}Z`;
  const line = (a: [number, number], m: [number, number], b: [number, number]) =>
    trace(CX, side, a, [[...m, ...b]]);
  const between =
    line(p(28, 104), p(29, 154), p(17, 200)) +
    line(p(12, 108), p(15, 154), p(6, 192)) +
    line(p(-15, 130), p(-19, 108), p(-13, 84));
  const lines = `<path d="${between}" fill="none" stroke="${shadeOf(who.skin, 0.8)}" stroke-width="${n(3 * k)}" stroke-linecap="round" stroke-opacity=".45"/>`;
  return { d, lines };
}

/** Arms as far as sleeves leave them bare, and the hands. */
function arms(kit: Kit, who: Wearer, { shoulder, underArm, cuff, size: k }: Fit): string {
  const [s, c] = [shoulder[1], underArm[0]];
  const thick = who.man ? 12 : 0;
  const wrist = [c + 52 * k, s + 680 * k] as const;
  return sides
    .map((side) => {
      const { d, lines } = cuff
        ? hand(who, side, cuff[0], cuff[1] + 46 * k, k)
        : hand(who, side, wrist[0], wrist[1] + 40 * k, k);
      const arm = cuff
        ? ''
        : `${trace(
            CX,
            side,
            [shoulder[0] - 60 * k, s + 6 * k],
            [
              [shoulder[0] - 4 * k, s + 2 * k],
              [
                shoulder[0] + 30 * k,
                s + 20 * k,
                c + (48 + thick) * k,
                s + 110 * k,
                c + (66 + thick) * k,
                s + 270 * k,
              ],
              [
                c + (88 + thick) * k,
                s + 420 * k,
                wrist[0] + 44 * k,
                s + 520 * k,
                wrist[0] + 28 * k,
                wrist[1],
              ],
              [wrist[0] - 28 * k, wrist[1] + 4 * k],
              [
                c + 14 * k,
                s + 520 * k,
                c + (4 - thick) * k,
                s + 380 * k,
                c - (10 + thick) * k,
                underArm[1] + 10 * k,
              ],
              [shoulder[0] - 60 * k, s + 100 * k],
            ],
          )}Z`;
      return skinned(kit, arm + d, who.skin) + lines;
    })
    .join('');
}

/** Bare legs from below the hips to the ankles; `s` is the line of the shoulders. */
function legs(kit: Kit, who: Wearer, s: number, k: number): string {
  const y = (v: number) => s + v * k;
  const x = (v: number) => v * k * (who.man ? 1.06 : 1);
  return sides
    .map((side) =>
      skinned(
        kit,
        `${trace(
          CX,
          side,
          [x(214), y(740)],
          [
            [x(220), y(900), x(186), y(1120), x(166), y(1270)],
            [x(160), y(1330), x(176), y(1420), x(168), y(1520)],
            [x(158), y(1640), x(128), y(1720), x(124), y(1880)],
            [x(70), y(1884)],
            [x(66), y(1740), x(50), y(1640), x(52), y(1520)],
            [x(54), y(1420), x(66), y(1340), x(62), y(1270)],
            [x(44), y(1120), x(10), y(1000), x(4), y(860)],
            [x(4), y(740)],
          ],
        )}Z`,
        who.skin,
        0.06,
      ),
    )
    .join('');
}

/** A shoe seen from in front or behind, its sole on the floor at y. */
function shoe(
  kit: Kit,
  side: 1 | -1,
  x: number,
  y: number,
  k: number,
  hex: string,
  boot: boolean,
): string {
  const p = (dx: number, dy: number): [number, number] => [x + dx * k, y + dy * k];
  const top = boot ? -230 : -104;
  const half = boot ? 50 : 40;
  const d = `${trace(CX, side, p(-half, top), [
    p(half + 2, top),
    [...p(half + 2, top * 0.5), ...p(60, -96), ...p(70, -50)],
    [...p(76, -22), ...p(72, 0), ...p(54, 0)],
    p(-44, 0),
    [...p(-62, 0), ...p(-64, -24), ...p(-58, -52)],
    [...p(-50, -96), ...p(-half, top * 0.5), ...p(-half, top)],
  ])}Z`;
  const sole = `${trace(CX, side, p(-60, -16), [
    [...p(0, -8), ...p(74, -16)],
    p(70, 2),
    p(-54, 2),
  ])}Z`;
  const light = kit.sheet.linear(
    [0, 0],
    [1, 0.2],
    [
      [0, lighten(hex, 0.16)],
      [0.4, hex],
      [1, darken(hex, 0.45)],
    ],
  );
  const seam = kit.back
    ? trace(CX, side, p(2, top), [p(4, -14)])
    : trace(CX, side, p(-52, -66), [[...p(-20, -104), ...p(34, -108), ...p(62, -66)]]);
  return `<path d="${d}" fill="${light}"/><path d="${seam}" fill="none" stroke="${darken(hex, 0.5)}" stroke-width="${n(3 * k)}" stroke-opacity=".6"/><path d="${sole}" fill="${darken(hex, 0.55)}"/>`;
}

const feet = (kit: Kit, s: number, k: number, hex: string, boot: boolean): string => {
  const y = s + BODY.floor * k;
  const pool = kit.sheet.radial([0.5, 0.5], 0.5, [
    [0, '#1d150e', 0.5],
    [0.6, '#1d150e', 0.22],
    [1, '#1d150e', 0],
  ]);
  return (
    `<ellipse cx="${n(CX + 30 * k)}" cy="${n(y)}" rx="${n(330 * k)}" ry="${n(36 * k)}" fill="${pool}"/>` +
    sides.map((side) => shoe(kit, side, 98 * k, y, k, hex, boot)).join('')
  );
};

/** What goes with a garment: trousers below what is light are dark, and the other way round. */
function companion(
  kit: Kit,
  kind: 'jeans' | 'trousers' | 'tshirt' | 'sweater',
  hex: string,
  params: Params,
) {
  const { cloth: _, ...rest } = kit;
  return clothes[kind]({ ...rest, hex, params });
}

interface Whole {
  art: string;
  /** The line of the shoulders. */
  s: number;
  /** The part that is shown: from and to which y. */
  from: number;
  to: number;
  k: number;
  shade: string;
}

const moved = (art: string, y: number) => `<g transform="translate(0 ${n(y)})">${art}</g>`;

/** The dark that a hem throws on what is below it. */
const underHem = (kit: Kit, [half, y]: readonly [number, number], k: number): string =>
  `<path d="M${n(CX - half)} ${n(y - 24 * k)}Q${CX} ${n(y + 18 * k)} ${n(CX + half)} ${n(y - 24 * k)}" fill="none" stroke="#120c08" stroke-opacity=".5" stroke-width="${n(62 * k)}" filter="${kit.sheet.blur(14 * k, 0.3)}"/>`;

/** Somebody in what hangs from the shoulders, over trousers or bare legs. */
function inUpper(kit: Kit, who: Wearer, drawing: Drawing, fit: Fit, kind: string): Whole {
  const k = fit.size;
  const s = fit.shoulder[1];
  const tall = (fit.hem[1] - s) / k > 990;
  const bare = kind === 'dress';
  const pale = luma(kit.hex) > 0.42;
  const below = bare
    ? undefined
    : companion(
        kit,
        who.man || pale ? 'jeans' : 'trousers',
        pale ? '#2c3850' : who.man ? '#8b7c66' : '#d8cdb9',
        {
          leg: who.man ? 'straight' : tall ? 'slim' : 'straight',
          raw: true,
        },
      );
  const shoes = tall ? feet(kit, s, k, bare ? '#3a2a20' : '#2b2420', !bare) : '';
  // Below a sleeveless jacket there are sleeves.
  const under =
    kind === 'gilet' ? companion(kit, 'tshirt', who.inner, { sleeve: 'long' }) : undefined;
  const rise = s - (under?.fit?.shoulder[1] ?? s);
  const hidden = ['poncho'].includes(kind);
  const from = s - (TOP + 40) * k;
  const hem = Math.max(fit.hem[1] + 150, s + 1060);
  return {
    art:
      (kit.back ? '' : hairBehind(kit, who, s, k)) +
      (bare
        ? tall
          ? legs(kit, who, s, k) + shoes
          : ''
        : shoes + moved(below?.art ?? '', s + BODY.waist - 190)) +
      underHem(kit, fit.hem, k) +
      (hidden ? '' : arms(kit, who, under?.fit ?? fit)) +
      (under ? moved(under.art, rise) : '') +
      drawing.art +
      (kit.back ? hairOver(kit, who, s, k) : face(kit, who, s, k)),
    s,
    from,
    to: tall ? s + (BODY.floor + 70) * k : hem,
    k,
    shade: (drawing.shade ?? []).join(''),
  };
}

/** Somebody in what hangs from the waist, with a plain top tucked into it. */
function inLower(
  kit: Kit,
  who: Wearer,
  drawing: Drawing,
  place: { top: number; scale: number },
): Whole {
  const pale = luma(kit.hex) > 0.5;
  const top = companion(
    { ...kit, wearer: { ...who, tucked: true } },
    'tshirt',
    pale ? (who.man ? '#39424f' : '#5b4038') : '#ece5d8',
    { sleeve: 'long' },
  );
  const fit = top.fit as Fit;
  const s = fit.shoulder[1];
  const waist = s + BODY.waist;
  const set = `translate(${n(CX - CX * place.scale)} ${n(waist - place.top * place.scale)}) scale(${place.scale})`;
  const covered = drawing.shade?.length === 1 && place.top === 190;
  return {
    art:
      feet(kit, s, 1, covered ? '#2b2420' : '#5a3a26', covered) +
      (covered ? '' : legs(kit, who, s, 1)) +
      arms(kit, who, fit) +
      top.art +
      `<g transform="${set}">${drawing.art}</g>`,
    s,
    from: s + 90,
    to: s + BODY.floor + 80,
    k: 1,
    shade: (top.shade ?? []).join(''),
  };
}

/** Somebody in a scene who looks as told, in a garment from the shoulders; the middle of the shoulders at x, y. */
export function standing(
  kit: Kit,
  { kind, params = {}, hex = kit.hex }: { kind: string; params?: Params; hex?: string },
  at: { x: number; y: number; scale: number },
  look: Pick<Wearer, 'skin' | 'hair' | 'hairdo'>,
): string {
  const { cloth: _, ...rest } = kit;
  const who = { ...wearerOf(kit.rng, false, hex), ...look };
  const own: Kit = { ...rest, hex, params, wearer: who };
  if (isSurface(params.cloth)) own.cloth = { surface: params.cloth, hex };
  const drawing = clothes[kind as keyof typeof clothes]?.(own);
  if (!drawing?.fit) throw new Error(`Nobody wears a ${kind} on the shoulders.`);
  const whole = inUpper(own, who, drawing, drawing.fit, kind);
  const place = `translate(${n(at.x - CX * at.scale)} ${n(at.y - whole.s * at.scale)}) scale(${at.scale})`;
  return `<g transform="${place}">${whole.art}</g>`;
}

/** The wall and the floor behind somebody who stands. */
function room(kit: Kit, tone: string, full: boolean): string {
  const back = wall(kit, tone, W, H) + sunPatch(kit, kit.back ? 640 : 90, 210, 460, 720, 0.3);
  return full ? back + boards(kit, 1330, W, H, '#b99468') : back;
}

/** Clothes as they are worn; what hangs from the waist is shown from the chest down. */
export function onPerson(kit: Kit, drawing: Drawing, kind: string, tone: string): string {
  const who = kit.wearer;
  if (!who) return '';
  const place = LOWER[kind];
  const whole =
    place || !drawing.fit
      ? inLower(kit, who, drawing, place ?? { top: 190, scale: 1 })
      : inUpper(kit, who, drawing, drawing.fit, kind);
  const scale = H / (whole.to - whole.from);
  const full = whole.to > whole.s + 1600 * whole.k;
  const set = `translate(${n(CX - CX * scale)} ${n(-whole.from * scale)}) scale(${scale.toFixed(3)})`;
  const head = headShade(who, whole.s, whole.k);
  const thrown = `<g transform="${set} translate(64 34)" fill="#2b2118" opacity=".2" filter="${kit.sheet.blur(24, 0.2)}"><path d="${whole.shade}${head}"/></g>`;
  return room(kit, tone, full) + thrown + `<g transform="${set}">${whole.art}</g>`;
}
