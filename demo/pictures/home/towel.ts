import { type Fold, panel } from '../base/cloth';
import { darken, mix } from '../base/colour';
import { type Draw, flag, type Kit, tone as toneOf } from '../base/kit';
import { n, shape } from '../base/path';
import { seam, stitching } from '../base/trims';

const CX = 600;

/** Towels: one hung double, or a stack of folded ones. */
export const drawTowel: Draw = (kit) => {
  if (flag(kit, 'rolls')) return rolls(kit);
  if (flag(kit, 'stack')) return stack(kit);
  const d = 'M390 300C470 288 720 288 810 300L826 1150C700 1166 500 1166 376 1150Z';
  const lower = 'M376 1010L384 1240C500 1256 640 1252 700 1240L704 1020Z';
  const folds: Fold[] = [420, 520, 620, 720].map((x, i) => ({
    d: `M${x} 310Q${x + kit.rng.jitter(30)} 700 ${x + (x - 600) * 0.05} 1150`,
    width: 26,
    tone: i % 2 ? 0.24 : -0.18,
    open: 'both',
  }));
  const border = [1020, 1046]
    .map(
      (y) =>
        `<path d="M378 ${y}Q600 ${y + 16} 824 ${y}" fill="none" stroke="${darken(kit.hex, 0.25)}" stroke-width="9" stroke-opacity=".6"/>`,
    )
    .join('');
  const loop = `<path d="M580 296C560 220 640 220 620 296" fill="none" stroke="${darken(kit.hex, 0.2)}" stroke-width="11"/>`;
  return {
    art:
      loop +
      panel(kit, lower, { surface: 'terry', fill: darken(kit.hex, 0.1), soft: 14, step: 60 }) +
      panel(kit, d, { surface: 'terry', folds, soft: 16, step: 60, blockFrom: 900 }) +
      border +
      stitching(kit.hex, 'M380 1132Q600 1150 822 1132'),
    place: 'hang',
    shade: [d, lower],
    focus: { x: 560, y: 960, zoom: 2.2 },
  };
};

function stack(kit: Kit) {
  const base = 1180;
  const sizes = flag(kit, 'set') ? [350, 350, 290, 290, 210, 210] : [330, 316, 330, 316];
  const tones = sizes.map((_, i) => (i % 3 === 2 ? mix(kit.hex, '#f4eee2', 0.3) : kit.hex));
  const art = tones
    .map((tone, i) => {
      const y = base - 118 * (i + 1);
      const w = (sizes[i] ?? 330) + kit.rng.jitter(8);
      const dx = kit.rng.jitter(8);
      const own = { ...kit, hex: tone };
      const [l, r] = [CX - w + dx, CX + w + dx];
      const d = shape(
        [l + 40, y + 6],
        [
          [CX + dx, y - 2, r - 30, y + 4],
          [r + 10, y + 6, r + 12, y + 60],
          [r + 10, y + 114, r - 30, y + 116],
          [CX + dx, y + 121, l + 40, y + 117],
          [l - 12, y + 114, l - 12, y + 60],
          [l - 12, y + 8, l + 40, y + 6],
        ],
      );
      return (
        panel(own, d, {
          surface: 'terry',
          soft: 12,
          round: 0.9,
          step: 54,
          folds: [
            {
              d: `M${CX - w + 90 + dx} ${y + 62}Q${CX + dx} ${y + 66} ${CX + w + 30 + dx} ${y + 60}`,
              width: 7,
              tone: -0.75,
            },
            {
              d: `M${CX - w + 30 + dx} ${y + 20}Q${CX - w + dx} ${y + 60} ${CX - w + 30 + dx} ${y + 100}`,
              width: 16,
              tone: 0.3,
            },
            {
              d: `M${CX - w + dx} ${y + 30}H${CX + w + dx}`,
              width: 16,
              tone: 0.3,
              open: 'both' as const,
            },
            {
              d: `M${CX - w + dx} ${y + 112}H${CX + w + dx}`,
              width: 12,
              tone: -0.5,
              open: 'both' as const,
            },
          ],
        }) + seam(tone, `M${n(l + 90)} ${y + 62}Q${n(CX + dx)} ${y + 66} ${n(r + 9)} ${y + 60}`, 3)
      );
    })
    .join('');
  return { art, place: 'stand' as const, base, reach: 330, focus: { x: 500, y: 900, zoom: 2 } };
}

/** Four small towels, rolled and tied with a ribbon. */
function rolls(kit: Kit) {
  const base = 1180;
  const ribbon = toneOf(kit, 'ribbon', '#b5533c');
  const roll = (x: number, y: number, r: number) => {
    const end = [1, 0.76, 0.52, 0.28].map(
      (k) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * k)}" fill="${k === 1 ? kit.hex : 'none'}" stroke="${darken(kit.hex, 0.3)}" stroke-width="${k === 1 ? 3 : 5}"/>`,
    );
    const stripe = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r - 12)}" fill="none" stroke="${mix(kit.hex, '#26344d', 0.6)}" stroke-width="9"/>`;
    return (
      panel(
        kit,
        `M${n(x - r)} ${n(y)}A${r} ${r} 0 1 1 ${n(x + r)} ${n(y)}A${r} ${r} 0 1 1 ${n(x - r)} ${n(y)}Z`,
        { surface: 'terry', soft: 10, round: 1, step: 0 },
      ) +
      end.join('') +
      stripe
    );
  };
  const r = 150 + kit.rng.jitter(3);
  const art =
    roll(CX - r, base - r, r) +
    roll(CX + r, base - r, r) +
    roll(CX - r, base - r * 3, r) +
    roll(CX + r, base - r * 3, r);
  const band = `M${CX - r * 2 - 6} ${base - r * 2}H${CX + r * 2 + 6}`;
  const bow = `M${CX} ${base - r * 2}c-80 -70 -140 10 -90 34c40 16 70 -10 90 -34c80 -70 140 10 90 34c-40 16 -70 -10 -90 -34q-20 80 -50 130M${CX} ${base - r * 2}q20 80 54 124`;
  return {
    art: `${art}<path d="${band}" stroke="${darken(ribbon, 0.3)}" stroke-width="30"/><path d="${band}" stroke="${ribbon}" stroke-width="26"/><path d="${bow}" fill="none" stroke="${ribbon}" stroke-width="17" stroke-linecap="round"/>`,
    place: 'stand' as const,
    base,
    reach: 320,
    focus: { x: 500, y: 900, zoom: 2 },
  };
}
