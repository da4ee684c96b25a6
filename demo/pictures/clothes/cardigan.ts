import { panel } from '../base/cloth';
import { darken } from '../base/colour';
import { choice, count as countOf, type Draw, flag, type Kit, tone as toneOf } from '../base/kit';
import { box, n, trace } from '../base/path';
import { button, buttonColour, ribBand, zip } from '../base/trims';
import {
  backNeck,
  belowShoulders,
  type Cut,
  CX,
  createCut,
  fitOf,
  neckLine,
  type Sleeve,
} from './cut';
import { garment } from './garment';
import { cuffs, hemRib, knitLook } from './knit-parts';

/** A cardigan that buttons down the front. */
export const drawCardigan: Draw = (kit) => {
  const length = choice(kit, 'length', ['short', 'long', 'knee']);
  const long = length !== 'short';
  const hemY = { short: 1050, long: 1290, knee: 1500 }[length] + kit.rng.jitter(20);
  const cut = createCut(kit, {
    neck: 'v',
    neckDrop: 240,
    hemY,
    hem: long ? 280 : 262,
    waist: 272,
    waistY: 820,
    chest: 276,
    hemDip: 4,
    ...(long ? { neckTop: 180, underArm: 452 } : {}),
  });
  const sleeve: Sleeve = { length: 'long', ease: kit.rng.between(0.3, 0.9) };
  const { art, shade } = garment(kit, cut, sleeve, {
    ...knitLook,
    blockFrom: 720,
    step: 62,
  });
  const band = `M${CX} ${n(cut.hemY + 52)}V${n(cut.neckTop + cut.neckDrop + 12)}`;
  const tone = toneOf(kit, 'buttonTone', buttonColour(kit));
  const closed = choice(kit, 'closure', ['buttons', 'open', 'zip']);
  const first = cut.neckTop + cut.neckDrop + 34;
  const count = countOf(kit, 'buttons', 5);
  const gap = (cut.hemY - first - 10) / (count - 1);
  const buttons = Array.from({ length: count }, (_, i) =>
    button(CX, first + i * gap, count > 7 ? 10 : 15, tone),
  ).join('');
  const pocket = flag(kit, 'pockets') && !kit.back ? pockets(kit, cut) : '';
  return {
    art:
      backNeck(kit, cut) +
      art +
      pocket +
      hemRib(kit, cut, 60) +
      cuffs(kit, cut, sleeve, 56) +
      belowShoulders(kit, cut, ribBand(kit, neckLine(cut, 10), 38)) +
      (kit.back ? '' : front(kit, cut, closed, band, buttons)),
    shade,
    place: 'hang',
    fit: fitOf(cut, sleeve),
    focus: { x: 600, y: cut.neckTop + 250, zoom: 2 },
  };
};

function pockets(kit: Kit, cut: Cut): string {
  const y = cut.hemY - 235;
  return ([-1, 1] as const)
    .map((s) => {
      const x = CX + s * 150 - 72;
      return (
        panel(kit, box(x, y, 144, 176, 6), { surface: 'knit', step: 0, round: 0.4, soft: 8 }) +
        ribBand(kit, `M${x} ${y + 8}h144`, 28)
      );
    })
    .join('');
}

/** The front edges: a band with its buttons, a zip, or open over the dark of the inside. */
function front(kit: Kit, cut: Cut, closed: string, band: string, buttons: string): string {
  const from = cut.neckTop + cut.neckDrop;
  if (closed === 'zip') return zip(CX, from + 6, CX, cut.hemY + 50, '#a9a294', kit.hex);
  if (closed === 'buttons') return ribBand(kit, band, 44, kit.hex, 7) + buttons;
  const gap = `M${CX} ${from}L${CX + 60} ${cut.hemY + 60}H${CX - 60}Z`;
  const edges = ([-1, 1] as const).map((s) =>
    ribBand(
      kit,
      trace(CX, s, [cut.neckWidth * 0.16, from - 40], [[20, from + 60, 66, cut.hemY + 52]]),
      40,
      kit.hex,
      7,
    ),
  );
  return `<path d="${gap}" fill="${darken(kit.hex, 0.6)}"/>${edges.join('')}`;
}
