import { darken, luma, mix } from '../base/colour';
import type { Kit, Wearer } from '../base/kit';
import { mirrored, n, trace } from '../base/path';
import { frontHair } from './hair';
import { CX, ears, type Head, headOf, headPath } from './head-shape';
import { shadeOf, skinned } from './skin';

const sides = [-1, 1] as const;

/**
 * A head from in front, over what is worn below it: long hair falls on a collar. `y` is the line of
 * the shoulders.
 */
export function face(kit: Kit, who: Wearer, y: number, k: number): string {
  const head = headOf(who, y, k);
  const { chin, wide } = head;
  const skull = headPath(who, head);
  const cheek = trace(
    CX,
    1,
    [wide * 0.98, chin - 240 * k],
    [[wide * 0.94, chin - 60 * k, wide * 0.3, chin - 2 * k]],
  );
  return (
    (who.man || who.hairdo === 'bun' || who.hairdo === 'short' ? ears(who, head) : '') +
    skinned(kit, skull, who.skin) +
    `<g clip-path="${kit.sheet.clip(skull)}"><path d="${cheek}" fill="none" stroke="${shadeOf(who.skin, 0.7)}" stroke-width="${n(34 * k)}" stroke-opacity=".2" filter="${kit.sheet.blur(9 * k, 0.3)}"/></g>` +
    (who.man && who.hairdo === 'bob' ? beard(kit, who, head) : '') +
    features(kit, who, head) +
    frontHair(kit, who, head, skull)
  );
}

/** Eyes, brows, a nose and a mouth: as little as makes a face friendly. */
function features(kit: Kit, who: Wearer, { chin, k }: Head): string {
  const { skin, hair } = who;
  const at = (dx: number, dy: number) => `${n(CX + dx * k)} ${n(chin + dy * k)}`;
  const stroke = (d: string, hex: string, width: number, opacity = 1) =>
    `<path d="${d}" fill="none" stroke="${hex}" stroke-width="${n(width * k)}" stroke-linecap="round" stroke-opacity="${opacity}"/>`;
  const ink = mix(darken(hair, 0.55), '#1c120d', 0.5);
  const soft = kit.sheet.blur(9 * k, 0.3);
  const lip = mix(skin, '#a8413c', who.man || luma(skin) < 0.4 ? 0.26 : 0.46);
  const blush = sides
    .map(
      (side) =>
        `<ellipse cx="${n(CX + side * 54 * k)}" cy="${n(chin - 98 * k)}" rx="${n(24 * k)}" ry="${n(17 * k)}" fill="${mix(skin, '#c4503f', 0.5)}" fill-opacity="${who.man ? 0.14 : 0.26}"/>`,
    )
    .join('');
  const sockets = sides
    .map(
      (side) =>
        `<ellipse cx="${n(CX + side * 37 * k)}" cy="${n(chin - 158 * k)}" rx="${n(24 * k)}" ry="${n(14 * k)}" fill="${shadeOf(skin, 0.5)}" fill-opacity=".3"/>`,
    )
    .join('');
  const eyes = sides
    .map((side) => {
      const x = (dx: number) => side * (38 + dx);
      return (
        `<ellipse cx="${n(CX + side * 37 * k)}" cy="${n(chin - 148 * k)}" rx="${n(7.5 * k)}" ry="${n(9 * k)}" fill="${ink}"/>` +
        stroke(`M${at(x(-16), -149)}Q${at(x(-2), -163)} ${at(x(18), -151)}`, ink, who.man ? 4 : 5) +
        stroke(
          `M${at(x(-18), who.man ? -173 : -173)}Q${at(x(2), who.man ? -186 : -188)} ${at(x(22), -174)}`,
          mix(hair, ink, 0.35),
          who.man ? 8.5 : 6,
          0.86,
        )
      );
    })
    .join('');
  const nose =
    stroke(`M${at(9, -146)}Q${at(16, -118)} ${at(15, -104)}`, shadeOf(skin, 0.6), 9, 0.2) +
    stroke(`M${at(-12, -97)}Q${at(0, -90)} ${at(12, -97)}`, shadeOf(skin, 0.75), 4, 0.62);
  const [y, half] = [-58, who.man ? 29 : 30];
  const mouth =
    `<path d="M${at(-half, y - 4)}Q${at(-12, y - 11)} ${at(0, y - 7)}Q${at(12, y - 11)} ${at(half, y - 4)}Q${at(0, y + 8)} ${at(-half, y - 4)}Z" fill="${shadeOf(lip, 0.24)}"/>` +
    `<path d="M${at(-half + 3, y - 2)}Q${at(0, y + 6)} ${at(half - 3, y - 2)}Q${at(14, y + 15)} ${at(0, y + 15)}Q${at(-14, y + 15)} ${at(-half + 3, y - 2)}Z" fill="${lip}"/>` +
    stroke(
      `M${at(-half - 2, y - 7)}Q${at(0, y + 9)} ${at(half + 2, y - 7)}`,
      shadeOf(lip, 0.7),
      2.6,
      0.8,
    );
  return `<g filter="${soft}">${blush}${sockets}</g>${nose}${mouth}${eyes}`;
}

/** A short beard along the jaw, around the mouth. */
function beard(kit: Kit, who: Wearer, { chin, wide, k }: Head): string {
  const y = (v: number) => chin + v * k;
  const d = mirrored(
    CX,
    [0, y(-86)],
    [
      [30 * k, y(-90), 48 * k, y(-70)],
      [wide * 0.78, y(-84), wide * 0.95, y(-136)],
      [wide * 1.06, y(-136)],
      [wide * 1.0, y(-70), wide * 0.8, y(-34), wide * 0.62, y(-6)],
      [wide * 0.36, y(14), 0, y(14)],
    ],
  );
  return `<path d="${d}" fill="${darken(who.hair, 0.08)}" fill-opacity=".88" filter="${kit.sheet.blur(1.6 * k, 0.1)}"/>`;
}
