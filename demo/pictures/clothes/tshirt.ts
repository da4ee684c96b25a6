import { panel } from '../base/cloth';
import { darken, mix } from '../base/colour';
import { choice, count, type Draw, flag, type Kit, tone } from '../base/kit';
import { trace } from '../base/path';
import { ribBand, stitching } from '../base/trims';
import {
  backNeck,
  belowShoulders,
  type Cut,
  CX,
  createCut,
  cuffOf,
  fitOf,
  neckLine,
  type Sleeve,
} from './cut';
import { garment } from './garment';
import { chestPocket, collar, hemStitch, placket, sleeveHems } from './shirt-parts';

/** A T-shirt. */
export const drawTshirt: Draw = (kit) => {
  const neck = choice(kit, 'neck', ['round', 'v', 'boat', 'henley']);
  const long = choice(kit, 'sleeve', ['short', 'long']) === 'long';
  const boat = neck === 'boat';
  const cut = createCut(kit, {
    neck: boat ? 'boat' : neck === 'v' ? 'v' : 'round',
    neckDrop: neck === 'v' ? 150 : boat ? 34 : 84,
    neckWidth: boat ? 132 : 94,
    hemY: 1070 + kit.rng.jitter(40),
    chest: 266,
    hem: 264,
    waist: 258,
  });
  const sleeve: Sleeve = { length: long ? 'long' : 'short', ease: kit.rng.between(0, 0.8) };
  const { art, shade } = garment(kit, cut, sleeve, {
    surface: 'jersey',
    blockFrom: 640,
    bands: [cut.neckTop, cut.hemY],
    step: 44,
  });
  const band = boat
    ? stitching(kit.hex, neckLine(cut, 20))
    : belowShoulders(kit, cut, ribBand(kit, neckLine(cut, 4), 24, kit.hex, 6)) +
      belowShoulders(kit, cut, stitching(kit.hex, neckLine(cut, 30)));
  const top =
    neck === 'henley' ? placket(kit, cut.neckTop + 84, cut.neckTop + 270, 3, 44) + band : band;
  const pocket = flag(kit, 'pocket') ? chestPocket(kit, cut) : '';
  const yoke = flag(kit, 'plainYoke') ? plainYoke(kit, cut, shade) : '';
  return {
    art:
      backNeck(kit, cut) +
      art +
      yoke +
      (flag(kit, 'whale')
        ? `<g clip-path="${kit.sheet.clip(shade[0] as string)}">${whale(kit, cut)}</g>`
        : '') +
      pocket +
      top +
      hemStitch(kit, cut) +
      sleeveHems(kit, cut, sleeve),
    shade,
    place: 'hang',
    fit: fitOf(cut, sleeve),
    focus: { x: 640, y: 440, zoom: 2.2 },
  };
};

/** A polo shirt. */
export const drawPolo: Draw = (kit) => {
  const long = choice(kit, 'sleeve', ['short', 'long']) === 'long';
  const cut = createCut(kit, {
    neck: 'v',
    neckDrop: 90,
    hemY: 1080 + kit.rng.jitter(30),
    chest: 266,
    hem: 262,
  });
  const sleeve: Sleeve = { length: long ? 'long' : 'short', ease: 0.2 };
  const { art, shade } = garment(kit, cut, sleeve, {
    surface: 'knit',
    bands: [cut.neckTop + 60, cut.hemY],
  });
  const white = tone(kit, 'collarTone', '');
  const polo: Kit = white ? { ...kit, hex: white } : kit;
  const { outer, inner } = cuffOf(cut, sleeve);
  const bands = ([-1, 1] as const)
    .map((s) =>
      ribBand(kit, trace(CX, s, [inner[0] - 2, inner[1] - 8], [[outer[0], outer[1] - 9]]), 30),
    )
    .join('');
  return {
    art:
      backNeck(kit, cut) +
      art +
      (count(kit, 'buttons', 2) > 0
        ? placket(kit, cut.neckTop + 84, cut.neckTop + 270, count(kit, 'buttons', 2), 46)
        : openNeck(kit, cut)) +
      bands +
      collar(polo, cut, 60, 84) +
      hemStitch(kit, cut),
    shade,
    place: 'hang',
    fit: fitOf(cut, sleeve),
    focus: { x: 620, y: 400, zoom: 2.2 },
  };
};

/** An open neck without buttons. */
const openNeck = (kit: Kit, cut: Cut): string =>
  kit.back
    ? ''
    : `<path d="M${CX - 16} ${cut.neckTop + 80}L${CX} ${cut.neckTop + 230}L${CX + 16} ${cut.neckTop + 80}Z" fill="${darken(kit.hex, 0.55)}"/>`;

/** The shoulders, above the stripes. */
function plainYoke(kit: Kit, cut: Cut, shapes: readonly string[]): string {
  const plain = { ...kit, params: { ...kit.params, pattern: 'plain' } };
  const top = `M0 0H1200V${cut.neckTop + 170}H0Z`;
  return shapes.map((d) => panel(plain, d, { surface: 'jersey', extra: top, soft: 8 })).join('');
}

/** A sperm whale over the whole chest, as if drawn with a pen: two inks. */
function whale(kit: Kit, cut: Cut): string {
  if (kit.back) return '';
  const ink = '#22324a';
  const pale = mix(kit.hex, '#fbf6ea', 0.75);
  const y = cut.underArm + 150;
  const body = `M-196 -10C-200 -74 -168 -98 -110 -98C-20 -98 60 -70 118 -20C140 0 160 0 176 -14C168 -44 176 -72 206 -92C204 -66 212 -50 232 -42C252 -50 262 -50 284 -34C262 -30 244 -20 228 0C206 34 160 60 96 70C20 82 -90 84 -150 66C-184 56 -194 26 -196 -10Z`;
  const belly = `M-188 30C-120 20 -60 30 0 40C50 48 90 44 130 30C120 52 100 66 76 70C10 82 -90 84 -150 66C-172 58 -184 46 -188 30Z`;
  const lines = [34, 44, 54, 64]
    .map((v, i) => `M${-176 + i * 8} ${v}Q-60 ${v - 10} ${90 - i * 26} ${v + 6}`)
    .join('');
  const hatch = Array.from({ length: 12 }, (_, i) => `M${-150 + i * 22} ${-84 + i * 3}l14 22`).join(
    '',
  );
  return (
    `<g transform="translate(${CX - 30} ${y}) rotate(-6) scale(${kit.wearer ? 0.78 : 0.94})">` +
    `<path d="${body}" fill="${ink}"/><path d="${belly}" fill="${pale}"/>` +
    `<path d="${lines}" fill="none" stroke="${ink}" stroke-width="3"/>` +
    `<path d="${hatch}" stroke="${pale}" stroke-width="2.6" stroke-opacity=".5"/>` +
    `<path d="M-40 62q14 44 62 52q-6 -34 -24 -52z" fill="${ink}"/>` +
    `<circle cx="-112" cy="14" r="7" fill="${pale}"/><circle cx="-112" cy="14" r="3" fill="${ink}"/>` +
    `<path d="M-196 20Q-150 30 -116 34" fill="none" stroke="${pale}" stroke-width="3.4"/>` +
    `<path d="M-150 -106q-20 -44 -52 -50M-146 -106q0 -50 -8 -72M-140 -106q20 -44 46 -50" fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"/></g>`
  );
}
