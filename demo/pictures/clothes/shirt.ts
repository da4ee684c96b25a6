import { panel } from '../base/cloth';
import { choice, count, type Draw, flag, type Kit, tone as toneOf } from '../base/kit';
import { box, trace } from '../base/path';
import { button, buttonColour, seam, stitching } from '../base/trims';
import { backNeck, type Cut, CX, createCut, fitOf, type Sleeve } from './cut';
import { garment } from './garment';
import {
  chestPocket,
  collar,
  hemStitch,
  placket,
  shirtCuffs,
  sleeveHems,
  standCollar,
} from './shirt-parts';

const shirtTail = (kit: Kit, cut: Cut): Cut => ({
  ...cut,
  hemDip: flag(kit, 'straightHem') ? 12 : 64,
});

/** A buttoned shirt. */
export const drawShirt: Draw = (kit) => {
  const style = choice(kit, 'collar', ['classic', 'grandad', 'cutaway', 'buttondown', 'camp']);
  const grandad = style === 'grandad';
  const short = choice(kit, 'sleeve', ['long', 'short']) === 'short';
  const cut = shirtTail(
    kit,
    createCut(kit, {
      neck: 'v',
      neckDrop: 84,
      hemY: 1090 + kit.rng.jitter(26),
      chest: 268,
      hem: 254,
      waist: 256,
    }),
  );
  const sleeve: Sleeve = { length: short ? 'short' : 'long', ease: short ? 0.7 : 0.6 };
  const { art, shade } = garment(kit, cut, sleeve, {
    surface: 'canvas',
    blockFrom: 700,
    step: 40,
  });
  const top = cut.neckTop + (grandad ? 66 : 80);
  const tone = toneOf(kit, 'buttonTone', buttonColour(kit));
  const hidden = kit.params.buttons === 0;
  return {
    art:
      backNeck(kit, cut) +
      art +
      yoke(kit, cut) +
      pockets(kit, cut) +
      (flag(kit, 'bib') ? bib(kit, cut) : '') +
      placket(kit, top, cut.hemY + cut.hemDip - 2, hidden ? 0 : 7, 46, 11, tone) +
      (short ? sleeveHems(kit, cut, sleeve) : shirtCuffs(kit, cut, sleeve, tone)) +
      neckOf(kit, cut, style, tone) +
      hemStitch(kit, cut, 14),
    shade,
    place: 'hang',
    fit: fitOf(cut, sleeve),
    focus: { x: 620, y: 420, zoom: 2.1 },
  };
};

function yoke(kit: Kit, cut: Cut): string {
  return ([-1, 1] as const)
    .map((s) =>
      seam(
        kit.hex,
        trace(
          CX,
          s,
          [cut.neckWidth + 8, cut.neckTop + 52],
          [[cut.shoulder - 10, cut.neckTop + cut.slope + 36]],
        ),
      ),
    )
    .join('');
}

function neckOf(kit: Kit, cut: Cut, style: string, tone: string): string {
  if (style === 'grandad') return standCollar(kit, cut);
  if (style === 'cutaway') return collar(kit, cut, 104, 70);
  if (style === 'camp') return camp(kit, cut);
  const points = ([-1, 1] as const).map((s) => button(CX + s * 78, cut.neckTop + 156, 7, tone));
  return collar(kit, cut) + (style === 'buttondown' && !kit.back ? points.join('') : '');
}

/** A collar that lies open on the chest. */
function camp(kit: Kit, cut: Cut): string {
  if (kit.back) return collar(kit, cut);
  const { neckWidth: w, neckTop: t } = cut;
  return ([-1, 1] as const)
    .map((s) => {
      const revers = `${trace(
        CX,
        s,
        [0, t + 190],
        [
          [w * 0.5, t + 90, w * 0.9, t + 40],
          [w + 58, t + 104],
          [60, t + 160, 0, t + 190],
        ],
      )}Z`;
      const leaf = `${trace(
        CX,
        s,
        [w * 0.4, t + 92],
        [
          [w * 0.7, t + 30, w * 0.8, t - 26],
          [w * 1.06, t - 34, w * 1.14, t],
          [w * 1.4, t + 50, w + 50, t + 96],
          [w * 0.9, t + 66, w * 0.4, t + 92],
        ],
      )}Z`;
      const look = { turn: s * 30, round: 0.4, soft: 6 };
      return panel(kit, revers, look) + panel(kit, leaf, look) + stitching(kit.hex, leaf);
    })
    .join('');
}

/** As many pockets as the shirt has: one or two at the chest, with flaps or not, four on a work shirt. */
function pockets(kit: Kit, cut: Cut): string {
  const number = count(kit, 'pockets', 0);
  if (number === 0 || kit.back) return '';
  const chest = chestPocket(kit, cut) + (number > 1 ? chestPocket(kit, cut, -1) : '');
  const y = cut.underArm - 98;
  const flaps = flag(kit, 'flaps')
    ? ([-1, 1] as const)
        .map((s) => {
          const x = CX + s * 128;
          const d = `M${x - 60} ${y}h120v36l-60 22l-60 -22z`;
          return panel(kit, d, { round: 0.3, soft: 5 }) + button(x, y + 36, 8, '#f3ecdf');
        })
        .join('')
    : '';
  const low = ([-1, 1] as const)
    .map((s) => {
      const d = box(CX + s * 150 - 74, cut.hemY - 210, 148, 166, 8);
      return panel(kit, d, { round: 0.3, soft: 6 }) + stitching(kit.hex, d);
    })
    .join('');
  return chest + flaps + (number > 2 ? low : '');
}

/** The pleated front of a dress shirt. */
function bib(kit: Kit, cut: Cut): string {
  if (kit.back) return '';
  const [from, to] = [cut.neckTop + 110, cut.waistY + 40];
  return ([-1, 1] as const)
    .map((s) => {
      const lines = [40, 62, 84, 106, 128, 150].map((x) =>
        trace(CX, s, [x, from + x * 0.12], [[x, to]]),
      );
      return (
        seam(kit.hex, lines.join(''), 2.6) + seam(kit.hex, trace(CX, s, [24, to], [[160, to]]))
      );
    })
    .join('');
}
