import { panel } from '../base/cloth';
import { darken, lighten, mix } from '../base/colour';
import {
  choice,
  count,
  type Draw,
  type Drawing,
  flag,
  type Kit,
  type Sole,
  tone,
} from '../base/kit';
import { box, n, type Point } from '../base/path';
import { metal, seam, stitching, zip } from '../base/trims';
import { leg, legwear } from './legs';
import { FLOOR, gleam, laces, mouth, pair, sole } from './shoe-parts';
import { treadOf } from './soles';

interface Build {
  top: number;
  heel: number;
  surface: 'leather' | 'wool';
  tone: string;
  calf: number;
}

/** The side view of a boot from its opening at `top` down to the sole. */
function bootUpper(b: Build): string {
  const h = b.heel;
  const ankle = 760 - h * 0.4;
  return (
    `M198 ${1026 - h}C186 ${960 - h} 214 ${880 - h * 0.8} 222 ${ankle}C222 ${ankle - 120} ${196 - b.calf} ${b.top + 160} ${204 - b.calf} ${b.top}` +
    `C${290 - b.calf} ${b.top - 14} ${470 + b.calf} ${b.top - 10} ${500 + b.calf} ${b.top + 8}C${500 + b.calf} ${b.top + 170} 486 ${ankle - 150} 500 ${ankle - 20}` +
    `C530 ${ankle + 70} 620 ${ankle + 92 + h * 0.2} 730 ${866}C866 894 1020 930 1022 1010C960 1044 700 1046 560 ${1040 - h * 0.2}C400 ${1040 - h * 0.8} 300 ${1040 - h} 198 ${1026 - h}Z`
  );
}

function bootFolds(b: Build) {
  const a = 760 - b.heel * 0.4;
  return [
    { d: `M236 ${a + 30}Q360 ${a + 70} 500 ${a - 10}`, width: 18, tone: -0.3 },
    { d: `M250 ${a - 24}Q380 ${a + 20} 498 ${a - 60}`, width: 13, tone: -0.22 },
    { d: `M244 ${a + 4}Q370 ${a + 44} 496 ${a - 34}`, width: 12, tone: 0.25 },
    { d: `M300 ${b.top + 20}Q316 ${(b.top + a) / 2} 300 ${a - 60}`, width: 44, tone: 0.2 },
    { d: `M460 ${b.top + 20}Q456 ${(b.top + a) / 2} 464 ${a - 60}`, width: 40, tone: -0.2 },
    { d: 'M700 900Q840 940 980 980', width: 34, tone: 0.22 },
    { d: 'M600 880Q660 950 660 1030', width: 14, tone: -0.22 },
    { d: `M200 ${1030 - b.heel}Q600 1050 1010 1030`, width: 34, tone: -0.36 },
  ];
}

/** How much deeper a chunky sole is. */
const THICKER = 22;

/** Where soles touch the ground, with or without a profile. */
const floorOf = (chunky: boolean): number => FLOOR - 24 + (chunky ? THICKER : 0);

function bootSole(kit: Kit, b: Build, chunky = false): string {
  const h = b.heel;
  const k = chunky ? THICKER : 0;
  const top: Point[] = [
    [192, 1020 - h],
    [380, 1034 - h * 0.8],
    [580, 1036 - h * 0.18],
    [780, 1036 - h * 0.04],
    [940, 1032],
    [1032, 1008],
  ];
  const bottom: Point[] = [
    [190, 1052 - h],
    [390, 1068 - h * 0.8],
    [590, 1078 - h * 0.1 + k],
    [780, FLOOR - 26 + k],
    [950, FLOOR - 34 + k],
    [1038, 1040 + k * 0.4],
  ];
  const floor = floorOf(chunky);
  const heel = `M190 ${1046 - h}L${204} ${floor}H${388 - h * 0.3}L${432 - h * 0.1} ${1066 - h * 0.75}Z`;
  return (
    panel({ ...kit, hex: b.tone }, heel, { surface: 'smooth', step: 0, soft: 7, round: 0.7 }) +
    sole(kit, top, bottom, b.tone, chunky)
  );
}

function shine(kit: Kit, b: Build): string {
  if (b.surface !== 'leather') return '';
  return (
    gleam(kit, 'M850 912Q950 934 990 976', 16, 0.5) +
    gleam(kit, `M262 ${b.top + 40}Q276 ${b.top + 160} 264 ${760 - b.heel}`, 14, 0.36) +
    gleam(kit, `M226 ${880 - b.heel}Q214 ${940 - b.heel} 220 ${990 - b.heel}`, 12, 0.3)
  );
}

/** A toe that only just shows beside another looks like a hoof: the far boot stands well apart. */
const APART = 150;
const LIFT = 0;

/** How high a pair of boots may stand in its picture. */
const HIGHEST = 960;

/** How large a pair may be that is as wide as both of its boots. */
const LARGEST = 0.93;

/** A pair whose shafts are as long, to the foot, as real ones: what is too large for its picture is drawn smaller. */
function standing(pairOf: Drawing, b: Build): Drawing {
  const { base = FLOOR, reach = 0, focus } = pairOf;
  const scale = Math.min(LARGEST, HIGHEST / (base - b.top));
  const [x, y] = [600 - 600 * scale, base - base * scale];
  return {
    ...pairOf,
    art: `<g transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)})">${pairOf.art}</g>`,
    reach: reach * scale,
    focus: focus && { ...focus, x: x + focus.x * scale, y: y + focus.y * scale },
  };
}

/** Its opening, and the leg in it. */
const lining = (kit: Kit, b: Build, far: boolean): string =>
  mouth(kit, 352, b.top + 2, 150 + b.calf, 22, 1, '#b08d66') +
  (kit.wearer
    ? leg(
        kit,
        legwear(kit.wearer, 'boot'),
        { x: 352, y: b.top + 6, half: 146 + b.calf, floor: FLOOR - b.heel * 0.5 },
        far,
      )
    : '');

/** How its sole is seen from below. */
function below(kit: Kit, b: Build): Sole {
  const tread = treadOf(kit, flag(kit, 'chunky') ? 'lug' : 'ribs');
  return { tread, hex: tread === 'leather' ? '#a9764a' : b.tone, heel: tread !== 'crepe' };
}

/** A pair of boots with a knee-high or a calf-high shaft. */
export const drawBoot: Draw = (kit) => {
  const high = choice(kit, 'shaft', ['high', 'mid']) === 'high';
  const heel = choice(kit, 'heel', ['flat', 'block']) === 'block';
  const style = choice(kit, 'side', ['plain', 'zip', 'strap', 'tabs', 'stretch', 'slouch', 'cord']);
  const b: Build = {
    top: (high ? -210 : 140) + kit.rng.jitter(10),
    heel: heel ? 100 : 24,
    surface: matt(kit) ? 'wool' : 'leather',
    tone: kit.rng.pick(['#2a211b', '#3b2a1f', '#4b3524']),
    calf: high ? 64 : 34,
  };
  const drawn = pair(
    kit,
    (k, far) => boot(k, b, style, far),
    { x: 420, y: 760, zoom: 1.9 },
    LIFT,
    60,
    floorOf(flag(kit, 'chunky')) + 2,
    APART,
  );
  return { ...standing(drawn, b), sole: below(kit, b) };
};

/** What holds a boot on the leg, or helps to pull it on. */
function bootSide(kit: Kit, b: Build, style: string): string {
  const a = 760 - b.heel * 0.4;
  const line = seam(kit.hex, `M360 ${b.top}Q350 ${a - 100} 372 ${a + 60}Q420 ${a + 160} 440 1036`);
  const right = 500 + b.calf;
  if (style === 'zip') return zip(380, b.top + 30, 396, a + 60, '#b3a48a', kit.hex);
  if (style === 'slouch') {
    const fold = (i: number) => {
      const y = a - 26 - i * 66;
      const d = `M${214 + (i % 2) * 8} ${y}Q${340 + (i % 2) * 40} ${y + 70} ${492 - (i % 2) * 10} ${y - 22}`;
      return `<path d="${d}" stroke="${darken(kit.hex, 0.5)}" stroke-width="20" stroke-opacity=".5"/><path d="${d}" stroke="${lighten(kit.hex, 0.4)}" stroke-width="14" stroke-opacity=".45" transform="translate(0 20)"/>`;
    };
    const folds = [0, 1, 2, 3].map(fold).join('');
    return `<g clip-path="${kit.sheet.clip(bootUpper(b))}"><g fill="none" stroke-linecap="round" filter="${kit.sheet.blur(7)}">${folds}</g></g>`;
  }
  if (style === 'tabs') {
    const tab = (x: number) =>
      `M${x} ${b.top + 76}V${b.top - 26}Q${x} ${b.top - 52} ${x + 18} ${b.top - 52}Q${x + 36} ${b.top - 52} ${x + 36} ${b.top - 26}V${b.top + 76}Z`;
    return (
      [226 - b.calf, right - 62]
        .map(
          (x) =>
            panel(kit, tab(x), { surface: 'leather', soft: 5, step: 0 }) +
            stitching(kit.hex, tab(x)),
        )
        .join('') + line
    );
  }
  if (style === 'stretch') {
    const shaft = `M${204 - b.calf} ${b.top}C350 ${b.top - 12} 440 ${b.top - 8} ${right} ${b.top + 8}C${right} ${b.top + 170} 486 ${a - 150} 496 ${a - 60}Q360 ${a + 16} 224 ${a - 30}C222 ${a - 130} ${200 - b.calf} ${b.top + 160} ${204 - b.calf} ${b.top}Z`;
    return (
      panel({ ...kit, hex: lighten(kit.hex, 0.06) }, shaft, {
        surface: 'rib',
        soft: 14,
        round: 1,
        step: 0,
      }) + stitching(kit.hex, `M224 ${a - 30}Q360 ${a + 16} 496 ${a - 60}`)
    );
  }
  if (style === 'cord') {
    const x = 240 - b.calf;
    const holes = [0, 1, 2].map(
      (i) => `M${x - 18} ${b.top + 40 + i * 40}l36 30M${x + 18} ${b.top + 40 + i * 40}l-36 30`,
    );
    return `<path d="M${x} ${b.top + 6}v150" stroke="${darken(kit.hex, 0.7)}" stroke-width="7"/><path d="${holes.join('')}M${x} ${b.top + 40}q-40 50 -26 120M${x} ${b.top + 40}q30 50 22 110" fill="none" stroke="${lighten(kit.hex, 0.4)}" stroke-width="6" stroke-linecap="round"/>${line}`;
  }
  return line;
}

/** Suede and nubuck don't shine. */
const matt = (kit: Kit) => kit.cloth !== undefined && kit.cloth.surface !== 'leather';

/** The collar of a wool lining that is turned over the edge: one ring around the opening. */
function woolCollar(kit: Kit, b: Build): string {
  const [l, r, y] = [186 - b.calf, 518 + b.calf, b.top];
  const middle = (l + r) / 2;
  const ring = `M${l} ${y + 6}C${l - 8} ${y - 34} ${l + 50} ${y - 44} ${middle} ${y - 44}C${r - 50} ${y - 44} ${r + 8} ${y - 30} ${r} ${y + 14}C${r + 10} ${y + 48} ${r - 20} ${y + 56} ${middle} ${y + 50}C${l + 20} ${y + 50} ${l - 12} ${y + 46} ${l} ${y + 6}Z`;
  const wool = { ...kit, hex: '#e9decb' };
  const edge = (color: string, width: number, dash: string) =>
    `<path d="${ring}" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linecap="round"/>`;
  const curls = [14, 26, 38]
    .map((dy, i) => `M${l + 12} ${y + dy - 8}Q${middle} ${y + dy + 10 - i} ${r - 12} ${y + dy - 2}`)
    .join('');
  return (
    edge('#e9decb', 9, '3 5') +
    panel(wool, ring, { surface: 'smooth', step: 0, soft: 14, round: 1.2 }) +
    `<path d="${curls}" fill="none" stroke="#b5a488" stroke-width="8" stroke-dasharray="2 7 3 5 2 9" stroke-opacity=".45"/>` +
    (kit.wearer ? '' : mouth(wool, middle, y - 16, (r - l) * 0.36, 13, 1, '#7d6548'))
  );
}

function boot(kit: Kit, b: Build, style: string, far: boolean): string {
  const a = 760 - b.heel * 0.4;
  const strap =
    style === 'strap'
      ? panel(
          kit,
          `M212 ${a + 34}Q360 ${a + 84} 506 ${a + 6}L516 ${a + 46}Q370 ${a + 126} 214 ${a + 76}Z`,
          { surface: b.surface, soft: 6 },
        ) + metal(`M386 ${a + 46}l46 -14l12 44l-46 14z`, 6)
      : '';
  const pull = flag(kit, 'lined')
    ? woolCollar(kit, b)
    : stitching(
        kit.hex,
        `M${206 - b.calf} ${b.top + 20}Q350 ${b.top + 30} ${498 + b.calf} ${b.top + 26}`,
      );
  const toe =
    seam(kit.hex, `M560 ${a + 90}Q640 ${a + 190} 640 1038`) +
    stitching(kit.hex, `M572 ${a + 94}Q652 ${a + 192} 652 1036`);
  return (
    lining(kit, b, far) +
    panel(kit, bootUpper(b), { surface: b.surface, folds: bootFolds(b), soft: 15, round: 1 }) +
    shine(kit, b) +
    toe +
    bootSide(kit, b, style) +
    strap +
    pull +
    bootSole(kit, b, flag(kit, 'chunky'))
  );
}

/** A pair of ankle boots: elastic sides, laces or a zip. */
export const drawAnkleBoot: Draw = (kit) => {
  const style = choice(kit, 'style', ['chelsea', 'lace', 'zip', 'frontzip']);
  const heel = choice(kit, 'heel', ['flat', 'block']) === 'block';
  const chunky = flag(kit, 'chunky');
  const low = count(kit, 'eyelets', 6) < 4;
  const b: Build = {
    top: (style === 'lace' ? (low ? 640 : 520) : 560) + kit.rng.jitter(20),
    heel: heel ? 92 : 20,
    surface: matt(kit) ? 'wool' : 'leather',
    tone: tone(kit, 'outsole', kit.rng.pick(['#2a211b', '#4b3524', '#1f1c1a'])),
    calf: -6,
  };
  const drawn = pair(
    kit,
    (k, far) => ankleBoot(k, b, style, chunky, far),
    { x: 430, y: 800, zoom: 1.9 },
    LIFT,
    60,
    floorOf(chunky) + 2,
    APART,
  );
  return { ...standing(drawn, b), sole: below(kit, b) };
};

function ankleBoot(kit: Kit, b: Build, style: string, chunky: boolean, far: boolean): string {
  const a = 760 - b.heel * 0.4;
  const base =
    lining(kit, b, far) +
    panel(kit, bootUpper(b), { surface: b.surface, folds: bootFolds(b), soft: 15, round: 1 }) +
    shine(kit, b);
  const top = flag(kit, 'lined') ? woolCollar(kit, b) : '';
  const toeCap = `${seam(kit.hex, `M540 ${a + 70}Q600 ${a + 180} 560 1038`)}`;
  const heelTab = `<path d="${box(196, b.top - 44, 30, 70, 12)}" fill="${darken(kit.hex, 0.2)}" stroke="${darken(kit.hex, 0.6)}" stroke-width="2"/>`;
  if (style === 'chelsea') {
    const gore = `M300 ${b.top + 4}C310 ${b.top + 90} 330 ${a + 10} 368 ${a + 76}C400 ${a + 10} 420 ${b.top + 90} 424 ${b.top + 4}Z`;
    return (
      heelTab +
      base +
      toeCap +
      panel({ ...kit, hex: mix(kit.hex, '#1f1b18', 0.6) }, gore, {
        surface: 'rib',
        step: 0,
        soft: 6,
      }) +
      stitching(kit.hex, gore) +
      bootSole(kit, b, chunky)
    );
  }
  if (style === 'zip')
    return (
      (top ? '' : heelTab) +
      base +
      toeCap +
      zip(372, b.top + 20, 388, a + 110, '#b3a48a', kit.hex) +
      top +
      bootSole(kit, b, chunky)
    );
  if (style === 'frontzip')
    return (
      base +
      `<g transform="translate(-2 4)">${zip(474, b.top + 14, 486, a - 24, '#c2a25a', kit.hex)}</g>` +
      zip(488, a - 22, 600, a + 108, '#c2a25a', kit.hex) +
      bootSole(kit, b, chunky)
    );
  const eyelets = count(kit, 'eyelets', 6);
  const fall = eyelets < 4 ? 66 : 58;
  const rows = Array.from({ length: eyelets }, (_, i) => ({
    near: [426 + i * (i > 3 ? 26 : eyelets < 4 ? 30 : 14), b.top + 40 + i * fall] as Point,
    far: [496 + i * (i > 3 ? 34 : eyelets < 4 ? 40 : 20), b.top + 26 + i * fall] as Point,
  }));
  const throat = `M410 ${b.top + 4}C420 ${a - 60} 440 ${a + 60} 540 ${a + 130}L640 ${a + 120}C560 ${a + 80} 510 ${a + 40} 502 ${a - 20}L496 ${b.top + 4}Z`;
  const cap = flag(kit, 'cap')
    ? seam(kit.hex, 'M800 1040C800 970 830 920 880 902') +
      stitching(kit.hex, 'M788 1040C788 966 820 912 870 898')
    : '';
  return (
    heelTab +
    base +
    panel(kit, throat, { surface: b.surface, soft: 7, round: 0.4 }) +
    stitching(kit.hex, throat) +
    cap +
    laces(rows, tone(kit, 'laces', mix(kit.hex, '#2a221c', 0.75)), 12) +
    bootSole(kit, b, chunky)
  );
}

/** Where the shaft of a rubber boot ends. */
const SHAFTS = { ankle: 470, calf: 130, knee: -190 };

/** A pair of rubber boots. */
export const drawRubberBoot: Draw = (kit) => {
  const b: Build = {
    top: SHAFTS[choice(kit, 'shaft', ['calf', 'ankle', 'knee'])] + kit.rng.jitter(10),
    heel: 30,
    surface: 'leather',
    tone: mix(kit.hex, '#1d1a18', 0.5),
    calf: flag(kit, 'slim') ? 6 : 34,
  };
  const drawn = pair(
    kit,
    (k, far) => rubberBoot(k, b, far),
    { x: 420, y: Math.max(b.top + 200, 300), zoom: 1.8 },
    LIFT,
    60,
    floorOf(!flag(kit, 'slim')) + 2,
    APART,
  );
  return {
    ...standing(drawn, b),
    sole: { tread: treadOf(kit, 'zigzag'), hex: b.tone, heel: true },
  };
};

function rubberBoot(kit: Kit, b: Build, far: boolean): string {
  const shiny = flag(kit, 'slim') ? 0.3 : 1;
  const a = 760 - b.heel * 0.4;
  const rim = `M${202 - b.calf} ${b.top}Q350 ${b.top + 22} ${502 + b.calf} ${b.top + 6}L${500 + b.calf} ${b.top + 44}Q350 ${b.top + 60} ${202 - b.calf} ${b.top + 38}Z`;
  const strap =
    panel(
      kit,
      `M${196 - b.calf * 0.6} ${b.top + 84}Q300 ${b.top + 98} 360 ${b.top + 94}v40Q300 ${b.top + 140} ${198 - b.calf * 0.6} ${b.top + 124}Z`,
      { surface: 'smooth', step: 0, soft: 5 },
    ) + metal(`M318 ${b.top + 86}h44v56h-44z`, 6, '#a9a294');
  return (
    lining(kit, b, far) +
    panel(kit, bootUpper(b), { surface: 'smooth', folds: bootFolds(b), soft: 16, round: 1.1 }) +
    panel(kit, rim, { surface: 'smooth', step: 0, soft: 6, fill: b.tone }) +
    (flag(kit, 'slim') ? '' : strap) +
    seam(kit.hex, `M204 ${a + 120}Q300 ${a + 150} 520 ${a + 100}`) +
    gleam(kit, `M270 ${b.top + 160}Q286 ${a - 100} 268 ${a}`, 26, 0.75 * shiny) +
    gleam(kit, 'M840 916Q950 936 992 980', 20, 0.8 * shiny) +
    gleam(kit, `M440 ${b.top + 90}Q446 ${a - 140} 440 ${a - 60}`, 10, 0.4 * shiny) +
    bootSole(kit, b, !flag(kit, 'slim'))
  );
}
