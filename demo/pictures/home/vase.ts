import { darken, lighten } from '../base/colour';
import { choice, type Draw } from '../base/kit';
import { mirrored } from '../base/path';
import { rim, round, streak } from '../base/solid';
import { drawStems } from './plants';

const CX = 600;
const BASE = 1210;

/** A vase, sometimes with dried grasses. */
export const drawVase: Draw = (kit) => {
  const form = choice(kit, 'shape', ['bottle', 'round', 'cylinder', 'amphora']);
  const { rng } = kit;
  const finish = rng.pick(['gloss', 'matt', 'stone'] as const);
  const top = { bottle: 520, round: 760, cylinder: 640, amphora: 560 }[form] + rng.jitter(30);
  const w = { bottle: 180, round: 260, cylinder: 150, amphora: 220 }[form] + rng.jitter(16);
  const mouth = { bottle: 52, round: 84, cylinder: 150, amphora: 92 }[form];
  const profile = {
    bottle: [
      [mouth, top],
      [mouth - 12, top + 60, 40, top + 180, 66, top + 260],
      [110, top + 340, w, top + 380, w, top + 480],
      [w, BASE - 40, w * 0.74, BASE - 6, w * 0.6, BASE],
      [0, BASE + 8],
    ],
    round: [
      [mouth, top],
      [mouth - 8, top + 36, mouth, top + 50, mouth + 20, top + 66],
      [w, top + 120, w + 12, top + 300, w * 0.86, BASE - 70],
      [w * 0.7, BASE - 10, w * 0.5, BASE],
      [0, BASE + 8],
    ],
    cylinder: [
      [w, top],
      [w - 6, top + 200, w + 6, BASE - 150, w, BASE - 16],
      [w - 10, BASE, w - 30, BASE],
      [0, BASE + 6],
    ],
    amphora: [
      [mouth, top],
      [mouth - 30, top + 30, mouth - 34, top + 90, mouth - 20, top + 130],
      [w + 20, top + 200, w + 20, top + 360, w * 0.6, BASE - 120],
      [w * 0.36, BASE - 50, w * 0.42, BASE - 20, w * 0.46, BASE],
      [0, BASE + 8],
    ],
  }[form];
  const handles =
    form === 'amphora'
      ? [-1, 1]
          .map((s) => {
            const d = `M${CX + s * (mouth - 14)} ${top + 40}C${CX + s * (w + 60)} ${top + 10} ${CX + s * (w + 60)} ${top + 190} ${CX + s * w * 0.72} ${top + 216}`;
            return `<path d="${d}" fill="none" stroke="${darken(kit.hex, 0.45)}" stroke-width="33"/><path d="${d}" fill="none" stroke="${kit.hex}" stroke-width="28"/><path d="${d}" fill="none" stroke="${lighten(kit.hex, 0.6)}" stroke-width="6" stroke-opacity=".5" transform="translate(-5 -4)"/>`;
          })
          .join('')
      : '';
  const d = mirrored(CX, [0, top], profile);
  const shine =
    finish === 'gloss'
      ? streak(
          kit,
          `M${CX - w * 0.55} ${BASE - 330}Q${CX - w * 0.66} ${BASE - 230} ${CX - w * 0.56} ${BASE - 110}`,
          16,
          0.55,
        )
      : '';
  const rings = rng.chance(0.35)
    ? `<g clip-path="${kit.sheet.clip(d)}">${Array.from({ length: 22 }, (_, i) => `<path d="M${CX - 320} ${top + 70 + i * 28}Q${CX} ${top + 88 + i * 28} ${CX + 320} ${top + 70 + i * 28}" fill="none" stroke="${darken(kit.hex, 0.5)}" stroke-opacity=".2" stroke-width="5"/>`).join('')}</g>`
    : '';
  const grass = rng.chance(0.55) ? drawStems(kit, CX, top + 6, rng.int(5, 9)) : '';
  return {
    art:
      handles +
      round(kit, d, kit.hex, finish, 46) +
      rings +
      shine +
      rim(kit, CX, top, mouth, mouth * 0.15, kit.hex, 9) +
      grass,
    place: 'stand',
    base: BASE,
    reach: w * 0.75,
    focus: { x: CX, y: top + 190, zoom: 2 },
  };
};
