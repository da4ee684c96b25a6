import { darken, mix } from '../base/colour';
import { choice, type Draw, flag, type Kit, tone as toneOf } from '../base/kit';
import { mirrored, n } from '../base/path';
import { leg, rim, rod, round, woodTone } from '../base/solid';
import { isCloth, litShade, pool, SHADES } from './shades';
import { deskLamp, globeLamp, mushroom, tiledFoot } from './table-lamps';

const CX = 600;

/** A table lamp on a turned foot. */
export const drawTableLamp: Draw = (kit) => {
  const shade = choice(kit, 'shade', SHADES);
  const { rng } = kit;
  const base = 1210;
  const kind = choice(kit, 'style', [
    'jar',
    'stick',
    'desk',
    'mushroom',
    'cordless',
    'globe',
    'tiles',
    'slender',
  ]);
  if (kind === 'desk') return deskLamp(kit);
  if (kind === 'globe') return globeLamp(kit);
  if (kind === 'mushroom' || kind === 'cordless') return mushroom(kit, kind === 'cordless');
  const style = kind === 'stick' || kind === 'slender' ? 1 : 0;
  const shadeKit = { ...kit, hex: toneOf(kit, 'shadeTone', kit.hex) };
  const wide = { cone: 270, drum: 240, dome: 250, globe: 190 }[shade] + rng.jitter(18);
  const high = { cone: 290, drum: 300, dome: 210, globe: 380 }[shade];
  const top = 330 + rng.jitter(26) + (shade === 'dome' ? 60 : 0);
  const foot = kind === 'slender' ? '#b79a5c' : kit.hex;
  const neck = top + high - 8;
  const mid = (neck + base) / 2;
  const body = [
    mirrored(
      CX,
      [0, neck + 60],
      [
        [26, neck + 60],
        [34, mid - 110, 150, mid - 40, 150, mid + 70],
        [150, base - 70, 90, base - 20, 84, base],
        [0, base + 12],
      ],
    ),
    mirrored(
      CX,
      [0, neck],
      [
        [13, neck],
        [13, base - 46],
        [120, base - 40, 150, base - 26, 150, base - 8],
        [120, base + 10, 0, base + 12],
      ],
    ),
    mirrored(
      CX,
      [0, neck + 40],
      [
        [20, neck + 40],
        [24, mid - 80, 84, mid - 90, 84, mid - 30],
        [84, mid + 20, 30, mid + 30, 36, mid + 60],
        [60, base - 100, 130, base - 90, 136, base - 4],
        [0, base + 12],
      ],
    ),
  ][style] as string;
  const stem = rod(`M${CX} ${neck - 30}V${neck + 70}`, 16, '#b79a5c');
  const cord = `<path d="M${CX + 90} ${base}q200 20 330 -6q90 -24 190 -8" fill="none" stroke="${darken(foot, 0.5)}" stroke-width="8"/>`;
  const art =
    cord +
    pool(kit, CX, base, 430, 60) +
    stem +
    (kind === 'tiles'
      ? tiledFoot(kit, neck + 50, base)
      : round(kit, body, foot, style === 1 ? 'metal' : 'gloss') + rings(kit, body)) +
    litShade(shadeKit, shade, CX, top, wide, high);
  return {
    art,
    place: 'stand',
    base,
    reach: style === 0 ? 110 : 150,
    focus: { x: CX, y: top + high, zoom: 1.9 },
    glow: { x: CX, y: top + high * 0.7, r: 640 },
  };
};

/** A floor lamp: an arc, a straight pole, or a tripod. */
export const drawFloorLamp: Draw = (kit) => {
  const shade = choice(kit, 'shade', SHADES);
  const style = choice(kit, 'style', ['arc', 'straight', 'tripod']);
  const base = 1370 + kit.rng.jitter(3);
  const metalTone = shade === 'drum' ? '#3a3632' : kit.hex;
  const wide = { cone: 170, drum: 150, dome: 160, globe: 110 }[shade];
  const high = { cone: 190, drum: 190, dome: 136, globe: 230 }[shade];
  if (style === 'arc') {
    const sx = 770;
    const top = 300;
    const pole = `M380 ${base - 30}C340 700 380 130 640 130C740 130 ${sx} 190 ${sx} ${top + 20}`;
    const foot = round(
      kit,
      mirrored(
        380,
        [0, base - 40],
        [
          [130, base - 38],
          [136, base - 10],
          [100, base + 8, 0, base + 10],
        ],
      ),
      metalTone === '#b79a5c' ? '#e8e2d6' : '#3a3632',
      'stone',
    );
    return {
      art:
        pool(kit, sx, base + 10, 360, 50) +
        rod(pole, 13, metalTone) +
        foot +
        litShade(kit, shade, sx, top, wide, high),
      place: 'floor',
      base,
      reach: 150,
      middle: 400,
      focus: { x: sx - 40, y: 380, zoom: 2 },
      glow: { x: sx, y: top + high * 0.8, r: 560 },
    };
  }
  const top = 190;
  const neck = top + high;
  const woody = woodTone(kit);
  const stand =
    style === 'tripod'
      ? rod(`M${CX} ${neck - 20}V${neck + 80}`, 16, metalTone) +
        leg(kit, [CX + 14, neck + 50], [CX + 60, base - 34], 13, 10, darken(woody, 0.2)) +
        leg(kit, [CX - 12, neck + 50], [CX - 230, base], 15, 11, woody) +
        leg(kit, [CX + 16, neck + 50], [CX + 240, base], 15, 11, woody) +
        round(
          kit,
          mirrored(
            CX,
            [0, neck + 36],
            [
              [34, neck + 36],
              [40, neck + 76],
              [0, neck + 80],
            ],
          ),
          metalTone,
          'metal',
        )
      : rod(`M${CX} ${neck - 20}V${base - 20}`, 15, metalTone) +
        round(
          kit,
          mirrored(
            CX,
            [0, base - 30],
            [
              [140, base - 26],
              [148, base - 8],
              [100, base + 10, 0, base + 12],
            ],
          ),
          metalTone,
          'metal',
        );
  return {
    art:
      pool(kit, CX, base, 420, 54) +
      stand +
      (flag(kit, 'tilted')
        ? `<g transform="rotate(34 ${CX} ${neck})">${litShade(kit, shade, CX, top, wide * 0.8, high * 0.9)}</g>`
        : litShade(kit, shade, CX, top, wide * 1.15, high)),
    place: 'floor',
    base,
    reach: style === 'tripod' ? 230 : 150,
    ...(style === 'tripod' && {
      feet: [
        [CX + 60, base - 34],
        [CX - 230, base],
        [CX + 240, base],
      ] as const,
    }),
    focus: { x: CX, y: 360, zoom: 2.1 },
    glow: { x: CX, y: top + high * 0.7, r: 600 },
  };
};

/** A lamp that hangs from the ceiling. */
export const drawPendant: Draw = (kit) => {
  const shade = choice(kit, 'shade', [...SHADES, 'trap']);
  const { rng } = kit;
  const wide = { cone: 350, drum: 320, dome: 340, globe: 250, trap: 190 }[shade] + rng.jitter(10);
  const high = { cone: 230, drum: 280, dome: 280, globe: 500, trap: 620 }[shade] + rng.jitter(10);
  const top = 640 - high * 0.2;
  const tone = '#2f2b28';
  const cup = round(
    kit,
    mirrored(
      CX,
      [0, top - 66],
      [
        [26, top - 64],
        [34, top + 10],
        [0, top + 14],
      ],
    ),
    tone,
    'metal',
  );
  const cord = `<path d="M${CX} 0V${n(top - 60)}" stroke="${tone === '#2f2b28' ? '#2f2b28' : '#4a423a'}" stroke-width="8"/><path d="M${CX - 2} 0V${n(top - 60)}" stroke="#fff" stroke-opacity=".25" stroke-width="2"/>`;
  const top2 =
    shade === 'drum' || shade === 'cone'
      ? rim(
          kit,
          CX,
          top + 2,
          wide * (shade === 'drum' ? 0.9 : 0.42),
          12,
          mix(kit.hex, '#ffe6b0', 0.4),
          4,
        )
      : '';
  return {
    art: cord + (isCloth(shade) ? top2 : '') + litShade(kit, shade, CX, top, wide, high) + cup,
    place: 'ceiling',
    focus: { x: CX, y: top + 120, zoom: 1.8 },
    glow: { x: CX, y: top + high * 0.8, r: 700 },
  };
};

/** The rings that the potter's wheel left on a foot. */
const rings = (kit: Kit, d: string): string =>
  flag(kit, 'rings')
    ? `<g clip-path="${kit.sheet.clip(d)}">${Array.from({ length: 20 }, (_, i) => `<path d="M400 ${640 + i * 28}Q${CX} ${662 + i * 28} 800 ${640 + i * 28}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-opacity=".22" stroke-width="6"/>`).join('')}<path d="M380 980H820V1230H380Z" fill="#7a5a3a" fill-opacity=".4"/></g>`
    : '';
