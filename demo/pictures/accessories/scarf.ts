import { type Fold, panel } from '../base/cloth';
import { darken, lighten } from '../base/colour';
import { choice, type Draw, type Drawing, flag, type Kit } from '../base/kit';
import { n } from '../base/path';
import { seam, stitching } from '../base/trims';

/** Fringes along an edge from `x1` to `x2`. */
export function fringe(
  kit: Kit,
  x1: number,
  x2: number,
  y: number,
  long: number,
  slope = 0,
): string {
  let dark = '';
  let pale = '';
  for (let x = x1 + 6; x < x2 - 2; x += 13) {
    const at = y + slope * (x - x1);
    const end = `q${n(kit.rng.jitter(7))} ${n(long / 2)} ${n(kit.rng.jitter(9))} ${n(long + kit.rng.jitter(8))}`;
    dark += `M${n(x + 2)} ${n(at + 2)}${end}`;
    pale += `M${n(x)} ${n(at)}${end}`;
  }
  return `<path d="${dark}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-width="9" stroke-linecap="round" stroke-opacity=".6"/><path d="${pale}" fill="none" stroke="${kit.hex}" stroke-width="7.5" stroke-linecap="round"/><path d="${pale}" fill="none" stroke="${lighten(kit.hex, 0.5)}" stroke-width="2" stroke-opacity=".5"/>`;
}

/** A scarf, laid once around with both ends hanging. */
export const drawScarf: Draw = (kit) => {
  const style = choice(kit, 'style', ['long', 'square', 'loop']);
  if (style === 'square') return square(kit);
  if (style === 'loop') return loopScarf(kit);
  const { rng } = kit;
  const long = 1160 + rng.jitter(40);
  const other = 1080 + rng.jitter(60);
  const left = `M438 430C420 640 410 860 ${404} ${other}L${606} ${other + 14}C612 860 600 640 640 470Z`;
  const right = `M590 470C610 680 600 900 ${596} ${long}L${806} ${long - 12}C800 860 790 640 760 430Z`;
  const loop =
    'M430 400C430 290 520 236 610 236C710 236 778 290 774 396C776 500 700 560 600 560C500 560 428 500 430 400Z';
  const hole =
    'M506 362C510 310 560 292 606 292C660 292 700 316 700 362C690 404 650 424 604 424C556 424 510 404 506 362Z';
  const along = (x: number, end: number): Fold[] =>
    [0.2, 0.45, 0.7].map((t, i) => ({
      d: `M${x + 20 + t * 130} 460Q${x + t * 190 + rng.jitter(20)} 800 ${x - 10 + t * 200} ${end}`,
      width: 20,
      tone: i % 2 ? 0.26 : -0.26,
    }));
  const around: Fold[] = [
    { d: 'M450 420Q600 580 760 420', width: 18, tone: -0.4 },
    { d: 'M446 380Q600 520 764 380', width: 16, tone: 0.34 },
    { d: 'M470 470Q600 600 740 470', width: 14, tone: 0.3 },
    { d: 'M480 330Q500 270 600 262', width: 16, tone: 0.3 },
  ];
  const wool = 'wool';
  const tails =
    panel(kit, left, { surface: wool, folds: along(410, other), soft: 14, step: 60 }) +
    panel(kit, right, { surface: wool, folds: along(600, long), soft: 14, step: 60, turn: 2 });
  const edges = flag(kit, 'fringe')
    ? fringe(kit, 404, 606, other, 78, 0.07) + fringe(kit, 596, 806, long, 78, -0.06)
    : stitching(kit.hex, `M410 ${other - 18}L602 ${other - 4}M602 ${long - 18}L800 ${long - 30}`);
  const inside = `<path d="${hole}" fill="${darken(kit.hex, 0.55)}"/><path d="M520 372Q600 330 692 366Q640 420 604 420Q550 418 520 372Z" fill="${darken(kit.hex, 0.3)}"/>`;
  return {
    art:
      tails +
      edges +
      panel(kit, loop, { surface: wool, folds: around, soft: 14, round: 1.1, step: 60, turn: 50 }) +
      inside +
      seam(kit.hex, hole, 2),
    place: 'hang',
    shade: [left, right, loop],
    focus: { x: 600, y: 470, zoom: 2.1 },
  };
};

/** A square of silk laid flat, with one corner turned over. */
function square(kit: Kit): Drawing {
  const d = 'M190 340L1010 330L1018 1150L700 1160L184 1146Z';
  const j = kit.rng.jitter(6);
  const turned = `M1018 1150L700 1160Q${720 + j} 1000 800 ${900 + j}Q930 880 1014 850Z`;
  const border = 'M232 384L968 374L974 1106L226 1104Z';
  const folds: Fold[] = [
    { d: 'M200 700Q560 660 1010 740', width: 30, tone: 0.16 },
    { d: 'M560 340Q600 700 570 1150', width: 24, tone: -0.14 },
  ];
  const edge = darken(kit.hex, 0.32);
  return {
    art:
      panel(kit, d, { surface: 'satin', folds, soft: 12, round: 0.3, step: 62 }) +
      `<path d="${border}" fill="none" stroke="${edge}" stroke-width="26"/><path d="${d}" fill="none" stroke="${edge}" stroke-width="7"/>` +
      `<path d="${turned}" fill="#2b2118" fill-opacity=".22" transform="translate(-12 10)"/>` +
      panel({ ...kit, hex: lighten(kit.hex, 0.35) }, turned, {
        surface: 'satin',
        soft: 14,
        round: 0.8,
        step: 0,
      }),
    place: 'lie',
    shade: [d],
    focus: { x: 480, y: 620, zoom: 2 },
  };
}

/** A knitted ring for the neck, without ends. */
function loopScarf(kit: Kit): Drawing {
  const d =
    'M250 760C230 560 400 450 600 450C800 450 970 560 950 760C970 960 820 1080 600 1080C380 1080 230 960 250 760Z';
  const hole =
    'M392 700C396 610 490 566 600 566C710 566 806 610 808 700C800 780 716 824 600 824C486 824 400 780 392 700Z';
  const folds: Fold[] = [
    { d: 'M262 780Q600 1120 938 780', width: 34, tone: -0.4 },
    { d: 'M270 720Q600 1030 930 720', width: 30, tone: 0.34 },
    { d: 'M300 860Q600 1150 900 860', width: 26, tone: 0.28 },
    { d: 'M330 560Q600 440 870 560', width: 30, tone: 0.3 },
  ];
  return {
    art:
      panel(kit, d, {
        surface: 'knit',
        folds,
        soft: 18,
        round: 1.1,
        step: 60,
        turn: kit.rng.jitter(4),
      }) +
      `<path d="${hole}" fill="${darken(kit.hex, 0.55)}"/><path d="M410 690Q600 600 792 690Q700 640 600 640Q490 640 410 690Z" fill="${darken(kit.hex, 0.3)}"/>` +
      seam(kit.hex, hole, 3),
    place: 'lie',
    shade: [d],
    focus: { x: 520, y: 900, zoom: 2.1 },
  };
}
