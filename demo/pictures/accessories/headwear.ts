import { type Fold, panel } from '../base/cloth';
import { darken, lighten } from '../base/colour';
import { choice, type Draw, type Drawing, flag, type Kit } from '../base/kit';
import { mirrored, n, oval } from '../base/path';
import { button, seam, stitching } from '../base/trims';

const CX = 600;

/** A knitted hat with a turned-up brim. */
export const drawBeanie: Draw = (kit) => {
  const { rng } = kit;
  const w = 310 + rng.jitter(14);
  const top = (flag(kit, 'short') ? 600 : 470) + rng.jitter(10);
  const brim = 880;
  const depth = (flag(kit, 'short') ? 120 : 160) + rng.jitter(10);
  const pom = flag(kit, 'pompom');
  const crown = mirrored(
    CX,
    [0, top],
    [
      [w * 0.56, top, w * 0.98, top + 150, w * 0.99, brim + 20],
      [0, brim + 50],
    ],
  );
  const folds: Fold[] = Array.from({ length: 9 }, (_, i) => ({
    d: `M${n(CX + (i - 4) * w * 0.24)} ${brim}Q${n(CX + (i - 4) * w * 0.2)} ${top + 150} ${n(CX + (i - 4) * 14)} ${top + 6}`,
    width: 16,
    tone: i % 2 ? 0.2 : -0.26,
  }));
  const cuff = mirrored(
    CX,
    [0, brim + 4],
    [
      [w * 0.6, brim + 2, w + 8, brim - 14],
      [w + 20, brim + depth * 0.5, w + 4, brim + depth],
      [w * 0.6, brim + depth + 18, 0, brim + depth + 20],
    ],
  );
  const patch = flag(kit, 'patch')
    ? panel({ ...kit, hex: '#8a5a34' }, `M${CX + 110} ${brim + depth * 0.35}h76v54h-76z`, {
        surface: 'leather',
        step: 0,
        soft: 4,
      }) + stitching('#8a5a34', `M${CX + 116} ${brim + depth * 0.35 + 6}h64v42h-64z`)
    : '';
  const art =
    panel(kit, crown, { surface: 'knit', folds, soft: 12, round: 1.1, step: 60 }) +
    (flag(kit, 'cables') ? hatCables(kit, crown, top, brim) : '') +
    (pom ? pompom(kit, top - 40) : '') +
    panel(kit, cuff, {
      surface: 'rib',
      step: 0,
      soft: 14,
      round: 1.1,
      folds: [
        {
          d: `M${CX - w} ${brim + 26}Q${CX} ${brim + 44} ${CX + w} ${brim + 26}`,
          width: 20,
          tone: 0.24,
        },
      ],
    }) +
    patch;
  return {
    art,
    place: 'lie',
    shade: [crown, cuff, ...(pom ? [oval(CX, top - 40, 110, 104)] : [])],
    focus: { x: 640, y: 900, zoom: 2.2 },
  };
};

function pompom(kit: Kit, y: number): string {
  const tones = [darken(kit.hex, 0.35), kit.hex, lighten(kit.hex, 0.2)];
  const groups = tones.map((tone, layer) => {
    let d = '';
    for (let i = 0; i < 150 - layer * 45; i++) {
      const a = kit.rng.between(0, Math.PI * 2);
      const r = kit.rng.between(30, 112);
      const [x, v] = [CX + Math.cos(a) * r * 0.6, y + Math.sin(a) * r * 0.58];
      d += `M${n(x)} ${n(v)}L${n(x + Math.cos(a) * 40)} ${n(v + Math.sin(a) * 40)}`;
    }
    return `<path d="${d}" stroke="${tone}" stroke-width="7" stroke-linecap="round" fill="none"/>`;
  });
  const dim = kit.sheet.radial([0.38, 0.32], 0.7, [
    [0, '#fff', 0.22],
    [0.5, '#fff', 0],
    [1, '#000', 0.4],
  ]);
  return `<path d="${oval(CX, y, 96, 92)}" fill="${darken(kit.hex, 0.25)}"/>${groups.join('')}<path d="${oval(CX, y, 112, 106)}" fill="${dim}"/>`;
}

/** A cap with a peak, seen from the side at an angle. */
export const drawCap: Draw = (kit) => {
  if (choice(kit, 'style', ['cap', 'flat']) === 'flat') return flatCap(kit);
  const surface = 'twill';
  const crown = 'M270 870C250 640 380 480 590 476C790 476 900 640 892 850C760 810 420 810 270 870Z';
  const peak =
    'M560 826C740 800 960 836 1070 952C1078 984 1056 996 1030 984C900 914 720 884 546 886C536 866 540 836 560 826Z';
  const band = 'M262 840C420 790 740 780 894 820L896 872C740 830 430 842 266 898Z';
  const folds: Fold[] = [
    { d: 'M590 480Q520 600 520 830', width: 14, tone: -0.14 },
    { d: 'M420 560Q350 700 360 850', width: 50, tone: 0.18 },
    { d: 'M780 540Q850 660 850 830', width: 46, tone: -0.26 },
  ];
  const panels =
    seam(kit.hex, 'M588 478Q640 600 660 800') +
    seam(kit.hex, 'M588 478Q430 560 400 826') +
    seam(kit.hex, 'M588 478Q800 540 850 806');
  const rows = [0, 1, 2, 3]
    .map((i) =>
      stitching(
        kit.hex,
        `M${650 + i * 8} ${884 + i * 2}C${800 + i * 14} ${870 - i * 12} ${940 + i * 18} ${910 - i * 14} ${1030 + i * 4} ${974 - i * 22}`,
      ),
    )
    .join('');
  const back = `<path d="M270 868C300 900 340 902 392 872" fill="none" stroke="${darken(kit.hex, 0.4)}" stroke-width="26"/>`;
  const art =
    back +
    panel(kit, crown, { surface, folds, soft: 16, round: 1 }) +
    panels +
    panel(kit, peak, {
      surface,
      soft: 12,
      round: 0.8,
      folds: [{ d: 'M660 880Q860 860 1030 980', width: 34, tone: 0.2 }],
    }) +
    rows +
    panel(kit, band, { surface, step: 0, soft: 7, round: 0.7, fill: darken(kit.hex, 0.08) }) +
    button(588, 480 + kit.rng.jitter(2), 18, kit.hex, false);
  return { art, place: 'lie', shade: [crown, peak], focus: { x: 720, y: 800, zoom: 2 } };
};

/** Cables up the crown of a hat. */
function hatCables(kit: Kit, crown: string, top: number, brim: number): string {
  let d = '';
  for (const x of [-190, -64, 64, 190]) {
    for (let y = top + 20; y < brim; y += 56) {
      const lean = ((brim - y) / (brim - top)) * x * -0.4;
      for (const s of [1, -1])
        d += `M${n(CX + x + lean - s * 15)} ${n(y)}q${s * 2} 28 ${s * 30} 56`;
    }
  }
  return `<g clip-path="${kit.sheet.clip(crown)}"><path d="${d}" fill="none" stroke="${darken(kit.hex, 0.4)}" stroke-width="17" stroke-opacity=".5"/><path d="${d}" fill="none" stroke="${lighten(kit.hex, 0.12)}" stroke-width="11"/></g>`;
}

/** A flat cap of six panels, gathered to a short peak. */
function flatCap(kit: Kit): Drawing {
  const crown =
    'M230 880C214 700 330 590 560 566C800 546 960 660 1000 850C900 800 640 800 500 836C400 860 300 880 230 880Z';
  const side =
    'M230 880C300 880 400 860 500 836C640 800 900 800 1000 850L990 900C900 856 660 850 520 886C420 910 320 926 250 924Z';
  const peak =
    'M640 838C800 812 980 840 1050 946C1052 972 1030 976 1008 964C900 910 780 900 660 914C632 892 620 850 640 838Z';
  const look = { surface: 'wool', soft: 15, round: 1 } as const;
  const seams = [
    'M560 566Q640 700 660 812',
    'M560 566Q400 680 360 866',
    'M560 566Q800 620 880 812',
  ];
  return {
    art:
      panel(kit, side, { ...look, fill: darken(kit.hex, 0.1) }) +
      panel(kit, crown, {
        ...look,
        folds: [
          { d: 'M360 640Q300 760 300 860', width: 46, tone: 0.18 },
          { d: 'M900 680Q960 780 970 830', width: 46, tone: -0.26 },
        ],
      }) +
      seams.map((d) => seam(kit.hex, d)).join('') +
      panel(kit, peak, { ...look, soft: 10 }) +
      button(560, 568 + kit.rng.jitter(2), 19, kit.hex, false),
    place: 'lie',
    shade: [crown, side, peak],
    focus: { x: 700, y: 800, zoom: 2 },
  };
}
