import { outline } from '../base/cloth';
import { darken } from '../base/colour';
import { type Draw, flag } from '../base/kit';
import { mirrored, n, oval } from '../base/path';
import { round } from '../base/solid';
import { surfaceTile } from '../base/texture';

const CX = 600;
const BASE = 1210;

/** A woven basket with handles. */
export const drawBasket: Draw = (kit) => {
  const { rng } = kit;
  const w = 310 + rng.jitter(20);
  const lid = flag(kit, 'lid');
  const rope = flag(kit, 'rope');
  const top = (lid ? 520 : rope ? 860 : 760) + rng.jitter(12);
  const d = mirrored(
    CX,
    [0, top],
    [
      [w * 0.98, top - 4],
      [w + 36, top + 160, w + 10, BASE - 50, w * 0.8, BASE],
      [0, BASE + 10],
    ],
  );
  const coils = Array.from(
    { length: 16 },
    (_, i) =>
      `M${CX - 360} ${top + 16 + i * 24}Q${CX} ${top + 70 + i * 24} ${CX + 360} ${top + 16 + i * 24}`,
  ).join('');
  const weave = surfaceTile(kit, 'straw') ?? kit.hex;
  const cover = lid
    ? `<path d="M${n(CX - w - 16)} ${top + 6}Q${n(CX - w)} ${top - 96} ${CX} ${top - 110}Q${n(CX + w)} ${top - 96} ${n(CX + w + 16)} ${top + 6}Q${CX} ${top + 76} ${n(CX - w - 16)} ${top + 6}Z" fill="${kit.hex}" stroke="${darken(kit.hex, 0.5)}" stroke-width="3"/><path d="M${n(CX - w - 16)} ${top + 6}Q${n(CX - w)} ${top - 96} ${CX} ${top - 110}Q${n(CX + w)} ${top - 96} ${n(CX + w + 16)} ${top + 6}Q${CX} ${top + 76} ${n(CX - w - 16)} ${top + 6}Z" fill="${weave}"/><path d="M${CX - 46} ${top - 100}q46 -60 92 0" fill="none" stroke="${darken(kit.hex, 0.3)}" stroke-width="18"/>`
    : '';
  const inside = `<path d="${oval(CX, top, w, 52)}" fill="${darken(kit.hex, 0.6)}"/>`;
  const edge = `<path d="M${n(CX - w)} ${top}A${n(w)} 52 0 0 0 ${n(CX + w)} ${top}" fill="none" stroke="${darken(kit.hex, 0.4)}" stroke-width="36"/><path d="M${n(CX - w)} ${top}A${n(w)} 52 0 0 0 ${n(CX + w)} ${top}" fill="none" stroke="${kit.hex}" stroke-width="31"/><path d="M${n(CX - w)} ${top}A${n(w)} 52 0 0 0 ${n(CX + w)} ${top}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-width="31" stroke-dasharray="4 12" stroke-opacity=".6"/>`;
  const handles = [-1, 1]
    .map((s) => {
      const a = `M${CX + s * (w - 10)} ${top + 30}C${CX + s * (w + 110)} ${top - 130} ${CX + s * (w + 20)} ${top - 170} ${CX + s * (w - 110)} ${top + 20}`;
      return `<path d="${a}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-width="30"/><path d="${a}" fill="none" stroke="${kit.hex}" stroke-width="25"/><path d="${a}" fill="none" stroke="${darken(kit.hex, 0.45)}" stroke-width="25" stroke-dasharray="3 9" stroke-opacity=".5"/>`;
    })
    .join('');
  const half =
    kit.params.pattern === 'block'
      ? `<g clip-path="${kit.sheet.clip(d)}"><rect x="200" y="${BASE - 170}" width="800" height="200" fill="#f1ece2" fill-opacity=".9"/></g>`
      : '';
  return {
    art:
      inside +
      round(kit, d, kit.hex, 'matt') +
      half +
      (rope
        ? `<g clip-path="${kit.sheet.clip(d)}"><path d="${coils}" fill="none" stroke="${darken(kit.hex, 0.45)}" stroke-width="4"/></g>`
        : `<path d="${d}" fill="${weave}"/>`) +
      outline(kit.hex, d) +
      (lid ? cover : edge + handles),
    place: 'floor',
    base: BASE,
    reach: w * 0.95,
    focus: { x: 480, y: top + 130, zoom: 2 },
  };
};
