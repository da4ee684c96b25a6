import { crease, deep, panel } from './cloth';
import { darken, lighten, mix } from './colour';
import { choice, type Draw, type Kit } from './kit';
import { cuffs, hemRib } from './knitwear';
import { box, mirrored, n, trace } from './path';
import { collar } from './shirts';
import { backNeck, bodyPath, createCut, CX, type Cut, cuffOf, garment, neckLine, type Sleeve } from './torso';
import { button, eyelet, label, ribBand, seam, stitching, zip } from './trims';

const sides = [-1, 1] as const;

/** A collar that stands up around the neck, open or closed at the front. */
export function standCollar(kit: Kit, cut: Cut, height = 84, rib = false): string {
  const { neckWidth: w, neckTop: t } = cut;
  const inside = mirrored(CX, [0, t - height + 16], [[w * 0.6, t - height + 14, w * 0.92, t - height], [w, t], [w * 0.6, t + 56, 0, t + 60]]);
  const leaf = (s: 1 | -1) => `${trace(CX, s, [1, t + 70], [
    [w * 0.7, t + 56, w * 1.1, t + 4], [w * 1.04, t - height * 0.6, w * 0.92, t - height], [w * 0.6, t - height * 0.4, 1, t - height * 0.25],
  ])}Z`;
  return `<path d="${inside}" fill="${darken(kit.hex, 0.45)}"/>${label(CX, t - 26)}` +
    sides.map((s) => panel(kit, leaf(s), { surface: rib ? 'rib' : 'smooth', step: 0, round: 0.9, soft: 10 })).join('');
}

/** Welt pockets on a slant. */
export function welts(kit: Kit, x: number, y: number, long = 150, zipped = false): string {
  return sides.map((s) => {
    const d = trace(CX, s, [x - 30, y], [[x + 34, y + long]]);
    return zipped
      ? zip(CX + s * (x - 30), y, CX + s * (x + 34), y + long, '#a9a294', kit.hex)
      : `<path d="${d}" stroke="${darken(kit.hex, 0.45)}" stroke-width="25"/><path d="${d}" stroke="${kit.hex}" stroke-width="21"/>` + stitching(kit.hex, d);
  }).join('');
}

/** A patch pocket with a flap. */
export function patchPocket(kit: Kit, x: number, y: number, w: number, h: number, surface: 'twill' | 'canvas' | 'denim' | 'wool' = 'canvas', flapHeight = 56): string {
  const bag = panel(kit, box(x, y, w, h, 10), { surface, round: 0.35, soft: 7 }) + stitching(kit.hex, box(x + 6, y + 4, w - 12, h - 10, 8));
  if (flapHeight === 0) return bag + stitching(kit.hex, `M${n(x + 4)} ${n(y + 24)}h${n(w - 8)}`);
  const top = `M${n(x - 4)} ${n(y - 6)}h${n(w + 8)}v${flapHeight - 14}l${n(-w / 2 - 4)} 16l${n(-w / 2 - 4)} -16z`;
  return bag + `<g transform="translate(2 7)"><path d="${top}" fill="${deep(kit.hex)}" fill-opacity=".4"/></g>` + panel(kit, top, { surface, round: 0.3, soft: 5 }) + button(x + w / 2, y + flapHeight - 18, 10, darken(kit.hex, 0.4));
}

/** Lines of quilting over a body, in bars or in diamonds, with the swell between them. */
export function quilting(kit: Kit, clipTo: string, diamond: boolean, from: number, to: number): string {
  let lines = '';
  let shade = '';
  if (diamond) {
    for (let i = -14; i < 26; i++) lines += `M${i * 74 - 200} ${from}l${to - from} ${to - from}M${i * 74 + 200} ${from}l${from - to} ${to - from}`;
  } else {
    for (let y = from; y < to; y += 74) {
      lines += `M100 ${y}Q600 ${y + 16} 1100 ${y}`;
      shade += `<path d="M100 ${y + 12}Q600 ${y + 28} 1100 ${y + 12}" stroke="${deep(kit.hex)}" stroke-width="18" stroke-opacity=".34" fill="none"/><path d="M100 ${y - 34}Q600 ${y - 18} 1100 ${y - 34}" stroke="${lighten(kit.hex, 0.6)}" stroke-width="20" stroke-opacity=".26" fill="none"/>`;
    }
  }
  return `<g clip-path="${kit.sheet.clip(clipTo)}"><g filter="${kit.sheet.blur(7, 0.02)}">${shade}</g>${seam(kit.hex, lines, diamond ? 1.8 : 2.4)}</g>`;
}

/** A short jacket in one of four cuts. */
export const drawJacket: Draw = (kit) => {
  const style = choice(kit, 'style', ['bomber', 'trucker', 'field', 'quilted']);
  const { rng } = kit;
  const field = style === 'field';
  const cut = createCut(kit, { neckTop: 250, neckDrop: 70, shoulder: 252, underArm: 540, chest: 284, waist: style === 'trucker' ? 262 : 282, hem: style === 'trucker' ? 244 : style === 'bomber' ? 266 : 284, hemY: (field ? 1180 : style === 'quilted' ? 1090 : 1010) + rng.jitter(20) });
  const sleeve: Sleeve = { length: 'long', ease: 0.9 };
  const surface = { bomber: 'satin', trucker: 'denim', field: 'canvas', quilted: 'smooth' }[style] as 'satin' | 'denim' | 'canvas' | 'smooth';
  const { art, shade } = garment(kit, cut, sleeve, { surface, crease: style === 'quilted' ? 0.4 : 0.75, blockFrom: 660, soft: 13 });
  const steel = rng.pick(['#a9a294', '#b79a5c', '#4a4743']);
  const bottom = cut.hemY + cut.hemDip;
  let detail = '';
  if (style === 'bomber') {
    detail = welts(kit, 176, 780) + hemRib(kit, cut, 78) + cuffs(kit, cut, sleeve) + zip(CX, cut.neckTop + 84, CX, bottom + 58, steel, kit.hex) + bomberCollar(kit, cut) + armZip(kit, cut, steel);
  } else if (style === 'quilted') {
    detail = shade.map((d) => quilting(kit, d, false, 330, 1250)).join('') + cuffs(kit, cut, sleeve, 40) + welts(kit, 176, 820, 140, true) + zip(CX, cut.neckTop + 40, CX, bottom - 4, steel, kit.hex) + standCollar(kit, cut, 92);
  } else if (style === 'trucker') {
    detail = trucker(kit, cut) + bands(kit, cut, sleeve) + collar(kit, cut, 70, 92);
  } else {
    detail = stitching(kit.hex, `M${CX + 30} ${cut.neckTop + 80}V${bottom - 4}`) + seam(kit.hex, `M${CX + 38} ${cut.neckTop + 80}V${bottom}`) + sides.map((s) => patchPocket(kit, CX + s * 158 - 78, cut.underArm + 10, 156, 150) + patchPocket(kit, CX + s * 164 - 92, cut.hemY - 280, 184, 220)).join('') + snaps(kit, cut.neckTop + 110, bottom - 60, 6) + bands(kit, cut, sleeve) + collar(kit, cut, 76, 96) + stitching(kit.hex, `M${n(CX - cut.hem)} ${n(cut.hemY - 24)}Q${CX} ${n(cut.hemY)} ${n(CX + cut.hem)} ${n(cut.hemY - 24)}`);
  }
  return { art: backNeck(kit, cut) + art + detail, shade, place: 'hang', focus: { x: 600, y: 430, zoom: 2 } };
};

function bomberCollar(kit: Kit, cut: Cut): string {
  return ribBand(kit, neckLine({ ...cut, neckTop: cut.neckTop - 12, neckDrop: cut.neckDrop + 8 }), 54) + `<path d="M${CX} ${cut.neckTop + 46}v60" stroke="${darken(kit.hex, 0.6)}" stroke-width="4"/>`;
}

function armZip(kit: Kit, cut: Cut, steel: string): string {
  return zip(CX + cut.shoulder + 50, cut.underArm - 40, CX + cut.shoulder + 66, cut.underArm + 60, steel, kit.hex);
}

function snaps(kit: Kit, from: number, to: number, count: number): string {
  const gap = (to - from) / (count - 1);
  const tone = kit.rng.pick(['#6b5a48', '#3a342e', darken(kit.hex, 0.3)]);
  return Array.from({ length: count }, (_, i) => button(CX, from + i * gap, 14, tone)).join('');
}

function bands(kit: Kit, cut: Cut, sleeve: Sleeve): string {
  const { outer, inner } = cuffOf(cut, sleeve);
  return sides.map((s) => {
    const d = `${trace(CX, s, [inner[0] - 4, inner[1] - 34], [[outer[0] + 2, outer[1] - 36], [outer[0] + 10, outer[1] + 26], [inner[0] + 6, inner[1] + 24]])}Z`;
    return panel(kit, d, { surface: 'twill', turn: s * -8, round: 0.6, soft: 6 }) + button(CX + s * (inner[0] + 24), inner[1] - 4, 10, '#8d7a60', false);
  }).join('');
}

function trucker(kit: Kit, cut: Cut): string {
  const thread = mix(kit.hex, '#c08a4a', 0.7);
  const y = cut.underArm - 24;
  const line = (d: string) => seam(kit.hex, d) + `<g transform="translate(0 8)">${stitching(kit.hex, d, thread)}</g>`;
  const yokes = line(`M${n(CX - cut.chest + 26)} ${y}Q${CX} ${y + 18} ${n(CX + cut.chest - 26)} ${y}`);
  const vees = sides.map((s) => seam(kit.hex, trace(CX, s, [88, y + 8], [[112, cut.hemY]])) + stitching(kit.hex, trace(CX, s, [98, y + 8], [[120, cut.hemY]]), thread) + seam(kit.hex, trace(CX, s, [192, y + 6], [[134, cut.hemY]])) + stitching(kit.hex, trace(CX, s, [200, y + 6], [[142, cut.hemY]]), thread)).join('');
  const flaps = sides.map((s) => {
    const x = CX + s * 140;
    const d = `M${x - 62} ${y + 2}h124v42l-62 26l-62 -26z`;
    return panel(kit, d, { surface: 'denim', round: 0.3, soft: 5 }) + stitching(kit.hex, `M${x - 56} ${y + 8}v32l56 24l56 -24v-32`, thread) + button(x, y + 46, 9, '#b07f45', false);
  }).join('');
  const band = mirrored(CX, [0, cut.hemY - 12], [[cut.hem + 2, cut.hemY - 18], [cut.hem, cut.hemY + 44], [cut.hem * 0.5, cut.hemY + 54, 0, cut.hemY + 54]]);
  const front = panel(kit, box(CX - 26, cut.neckTop + 74, 52, cut.hemY - cut.neckTop - 70), { surface: 'denim', round: 0.15, soft: 4 }) + sides.map((s) => stitching(kit.hex, `M${CX + s * 20} ${cut.neckTop + 80}V${cut.hemY}`, thread)).join('');
  return yokes + vees + flaps + front + panel(kit, band, { surface: 'denim', round: 0.6, soft: 6 }) + stitching(kit.hex, `M${n(CX - cut.hem)} ${n(cut.hemY + 34)}Q${CX} ${n(cut.hemY + 46)} ${n(CX + cut.hem)} ${n(cut.hemY + 34)}`, thread) +
    Array.from({ length: 6 }, (_, i) => button(CX, cut.neckTop + 110 + (i * (cut.hemY - cut.neckTop - 88)) / 5, 11, '#b07f45', false)).join('');
}

/** A raincoat with a hood or a collar, taped seams and snaps under a flap. */
export const drawRaincoat: Draw = (kit) => {
  const { rng } = kit;
  const cut = createCut(kit, { neckTop: 262, neckDrop: 64, shoulder: 240, underArm: 540, chest: 278, waist: 276, hem: 318, hemY: 1260 + rng.jitter(30), hemDip: 14 });
  const sleeve: Sleeve = { length: 'long', ease: 1 };
  const { art, shade } = garment(kit, cut, sleeve, { surface: 'smooth', crease: 0.6, weight: 1.2, blockFrom: 700 });
  const yoke = sides.map((s) => seam(kit.hex, trace(CX, s, [30, cut.underArm - 60], [[140, cut.underArm - 50, cut.shoulder - 10, cut.underArm - 84]]), 2.4)).join('');
  const flapLine = panel(kit, box(CX - 32, cut.neckTop + 60, 64, cut.hemY - cut.neckTop - 48, 4), { surface: 'smooth', round: 0.2, soft: 5 });
  const shine = sides.map((s) => `<path d="${trace(CX, s, [150, 480], [[176, 700, 168, 1130]])}" stroke="#fff" stroke-opacity=".16" stroke-width="16" stroke-linecap="round" fill="none"/>`).join('');
  const { hood, outline } = rainHood(kit, cut);
  return {
    art: art + yoke + `<g filter="${kit.sheet.blur(6)}">${shine}</g>` + sides.map((s) => patchPocketSlant(kit, s, cut.hemY - 330)).join('') + flapLine + snaps(kit, cut.neckTop + 110, cut.hemY - 120, 6) + hood,
    shade: [...shade, outline], place: 'hang', focus: { x: 600, y: 420, zoom: 1.9 },
  };
};

function patchPocketSlant(kit: Kit, s: 1 | -1, y: number): string {
  const d = `${trace(CX, s, [100, y + 12], [[238, y - 22], [244, y + 46], [106, y + 80]])}Z`;
  return panel(kit, d, { surface: 'smooth', round: 0.3, soft: 5 }) + eyelet(CX + s * 172, y + 34, 8);
}

function rainHood(kit: Kit, cut: Cut): { hood: string; outline: string } {
  const { neckWidth: w, neckTop: t } = cut;
  const outline = mirrored(CX, [0, t - 172], [[w * 1.2, t - 170, w * 1.56, t - 100, w * 1.44, t - 2], [w * 1.36, t + 56, w * 1.1, t + 66], [w * 0.5, t + 96, 0, t + 98]]);
  const open = mirrored(CX, [0, t - 116], [[w * 0.84, t - 116, w * 1.02, t - 70, w * 0.94, t - 2], [w * 0.8, t + 56, 0, t + 84]]);
  const dark = kit.sheet.linear([0, 0], [0, 1], [[0, darken(kit.hex, 0.25)], [1, darken(kit.hex, 0.7)]]);
  const folds = sides.map((s) => ({ d: trace(CX, s, [w * 1.3, t - 60], [[w * 1.1, t + 40, w * 0.5, t + 90]]), width: 16, tone: 0.35 }));
  return { outline, hood: panel(kit, outline, { surface: 'smooth', step: 0, folds, round: 1 }) + `<path d="${open}" fill="${dark}"/>` + label(CX, t - 10) + seam(kit.hex, open, 3) + stitching(kit.hex, mirrored(CX, [0, t - 134], [[w, t - 132, w * 1.18, t - 80, w * 1.1, t], [w * 0.94, t + 70, 0, t + 94]])) };
}

/** A sleeveless jacket: quilted with a zip. */
export const drawGilet: Draw = (kit) => {
  const { rng } = kit;
  const cut = createCut(kit, { neckTop: 270, neckDrop: 60, shoulder: 216, underArm: 560, chest: 268, waist: 264, hem: 266, hemY: 1090 + rng.jitter(34), hemDip: 12 });
  const body = bodyPath(cut);
  const diamond = rng.chance(0.35);
  const base = crease(kit, panel(kit, body, { surface: 'smooth', round: 1, blockFrom: 640 }), 0.4);
  const armholes = sides.map((s) => {
    const t = cut.neckTop + cut.slope;
    const mid = (cut.underArm + t) / 2;
    return ribBand(kit, trace(CX, s, [cut.shoulder - 6, t], [[cut.shoulder - 26, mid - 20, cut.shoulder - 22, mid + 70, cut.chest - 6, cut.underArm]]), 14);
  }).join('');
  const steel = rng.pick(['#a9a294', '#b79a5c', '#4a4743']);
  const shut = rng.chance(0.6) ? zip(CX, cut.neckTop + 40, CX, cut.hemY + 6, steel, kit.hex) : seam(kit.hex, `M${CX + 24} ${cut.neckTop + 60}V${cut.hemY + 10}`) + snaps(kit, cut.neckTop + 110, cut.hemY - 50, 5);
  return {
    art: backNeck(kit, cut, false) + base + quilting(kit, body, diamond, 340, 1190) + armholes + welts(kit, 170, 800, 140) + shut + standCollar(kit, cut, 88),
    shade: [body], place: 'hang', focus: { x: 600, y: 430, zoom: 2 },
  };
};
