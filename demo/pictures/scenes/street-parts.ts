import type { Kit } from '../base/kit';
import { box, n } from '../base/path';
import { rod } from '../base/solid';
import { drawPlant } from '../home/plants';

const [_W, _H] = [1600, 1000];

/** The sky over a Dutch town. */
export function sky(kit: Kit, w: number, h: number): string {
  const fill = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, '#b9cfd8'],
      [0.55, '#e6e9e2'],
      [1, '#f1e7d6'],
    ],
  );
  const clouds = Array.from({ length: 5 }, () => {
    const [x, y] = [kit.rng.between(0, w), kit.rng.between(30, h * 0.4)];
    return [0, 1, 2]
      .map(
        (i) =>
          `<ellipse cx="${n(x + i * 90)}" cy="${n(y + (i % 2) * 16)}" rx="${n(kit.rng.between(80, 150))}" ry="${n(kit.rng.between(16, 30))}" fill="#fff" fill-opacity=".6"/>`,
      )
      .join('');
  }).join('');
  return `<rect width="${w}" height="${h}" fill="${fill}"/><g filter="${kit.sheet.blur(12)}">${clouds}</g>`;
}

/** A paved street from y down: a band of flags and clinkers. */
export function pavement(kit: Kit, y: number, w: number, h: number): string {
  const flags = kit.sheet.tile(
    120,
    60,
    '<rect width="120" height="60" fill="#b3aca0"/><path d="M0 1H120M0 31H120M1 0V30M61 30V60" stroke="#8a8276" stroke-width="2"/>',
  );
  const clinkers = kit.sheet.tile(
    64,
    32,
    '<rect width="64" height="32" fill="#94705e"/><path d="M0 1H64M0 17H64M1 0V16M33 16V32" stroke="#6a4d40" stroke-width="2"/><rect x="34" y="3" width="28" height="12" fill="#8a6454"/>',
  );
  const dim = kit.sheet.linear(
    [0, 0],
    [0, 1],
    [
      [0, '#1a1410', 0.34],
      [0.3, '#1a1410', 0],
      [1, '#fff', 0.12],
    ],
  );
  const kerb = y + (h - y) * 0.55;
  return `<rect y="${y}" width="${w}" height="${h - y}" fill="${flags}"/><rect y="${n(kerb)}" width="${w}" height="${n(h - kerb)}" fill="${clinkers}"/><rect y="${n(kerb)}" width="${w}" height="10" fill="#cfc8ba"/><rect y="${n(kerb + 10)}" width="${w}" height="7" fill="#1a1410" fill-opacity=".35"/><rect y="${y}" width="${w}" height="${h - y}" fill="${dim}"/>`;
}

/** A town bicycle with its wheels on y. */
export function bicycle(x: number, y: number, hex: string, s = 1): string {
  const wheel = (dx: number) =>
    `<circle cx="${n(x + dx * s)}" cy="${n(y - 62 * s)}" r="${n(60 * s)}" fill="none" stroke="#22201d" stroke-width="${n(6 * s)}"/><circle cx="${n(x + dx * s)}" cy="${n(y - 62 * s)}" r="${n(55 * s)}" fill="none" stroke="#9a948a" stroke-width="${n(2 * s)}"/>` +
    [0, 30, 60, 90, 120, 150]
      .map(
        (a) =>
          `<path d="M${n(x + dx * s)} ${n(y - 116 * s)}V${n(y - 8 * s)}" stroke="#6a655c" stroke-width="1" transform="rotate(${a} ${n(x + dx * s)} ${n(y - 62 * s)})"/>`,
      )
      .join('');
  const p = (dx: number, dy: number) => `${n(x + dx * s)} ${n(y - dy * s)}`;
  const frame =
    rod(`M${p(-110, 62)}L${p(-50, 150)}L${p(0, 60)}Z`, 6 * s, hex) +
    rod(
      `M${p(0, 60)}Q${p(40, 90)} ${p(82, 160)}M${p(-50, 150)}L${p(-56, 172)}M${p(110, 62)}L${p(78, 178)}Q${p(60, 196)} ${p(40, 186)}`,
      6 * s,
      hex,
    );
  const seat = `<path d="M${p(-86, 178)}Q${p(-56, 190)} ${p(-26, 176)}L${p(-34, 168)}H${n(x - 80 * s)}Z" fill="#3a2a20"/>`;
  const crate = `<path d="${box(x + 76 * s, y - 176 * s, 76 * s, 50 * s, 3)}" fill="#8a6a44" stroke="#4a3620" stroke-width="2"/><path d="M${p(78, 160)}H${n(x + 150 * s)}M${p(78, 144)}H${n(x + 150 * s)}" stroke="#4a3620" stroke-width="2"/>`;
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${n(190 * s)}" ry="${n(9 * s)}" fill="#1a1410" fill-opacity=".3"/>` +
    wheel(-110) +
    wheel(110) +
    frame +
    seat +
    crate
  );
}

/** A young tree in a street. */
export function tree(kit: Kit, x: number, y: number, s: number): string {
  const trunk = `<path d="M${n(x - 13 * s)} ${y}Q${n(x - 6 * s)} ${n(y - 180 * s)} ${n(x - 4 * s)} ${n(y - 330 * s)}L${n(x + 6 * s)} ${n(y - 330 * s)}Q${n(x + 8 * s)} ${n(y - 180 * s)} ${n(x + 14 * s)} ${y}Z" fill="#5e4a3a"/>`;
  const blobs = [
    ['#4f6b42', 130],
    ['#65834f', 100],
    ['#7d9a5e', 64],
  ] as const;
  const crown = blobs
    .map(([hex, size], layer) =>
      Array.from({ length: 22 }, () => {
        const a = kit.rng.between(0, 6.28);
        const r = Math.sqrt(kit.rng.between(0, 1)) * (150 - layer * 26) * s;
        return `<ellipse cx="${n(x + Math.cos(a) * r - layer * 12 * s)}" cy="${n(y - 440 * s + Math.sin(a) * r - layer * 14 * s)}" rx="${n(size * 0.38 * s)}" ry="${n(size * 0.3 * s)}" fill="${hex}" fill-opacity=".85"/>`;
      }).join(''),
    )
    .join('');
  return `<ellipse cx="${x}" cy="${y}" rx="${n(60 * s)}" ry="9" fill="#1a1410" fill-opacity=".3"/>${trunk}${crown}`;
}

/** A tub with a shrub beside a door. */
export function tub(kit: Kit, x: number, y: number, hex: string): string {
  return `<g>${drawPlant(kit, 'fern', x, y - 66, 0.26)}<path d="M${x - 42} ${y - 76}H${x + 42}L${x + 34} ${y}H${x - 34}Z" fill="${hex}"/><path d="M${x - 42} ${y - 76}h18l4 76h-14z" fill="#fff" fill-opacity=".16"/><path d="M${x + 42} ${y - 76}h-22l-4 76h18z" fill="#000" fill-opacity=".24"/></g>`;
}
