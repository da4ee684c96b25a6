import type { Coordinates } from './distance';

type Term = readonly [factor: number, x: number, y: number];

/** Seconds of latitude by powers of the distances to Amersfoort, in 100 km. */
const LATITUDE: readonly Term[] = [
  ...([
    [3235.65389, 0, 1],
    [-32.58297, 2, 0],
    [-0.2475, 0, 2],
    [-0.84978, 2, 1],
  ] as const),
  ...([
    [-0.0655, 0, 3],
    [-0.01709, 2, 2],
    [-0.00738, 1, 0],
    [0.0053, 4, 0],
  ] as const),
  ...([
    [-0.00039, 2, 3],
    [0.00033, 4, 1],
    [-0.00012, 1, 1],
  ] as const),
];

/** The same of longitude. */
const LONGITUDE: readonly Term[] = [
  ...([
    [5260.52916, 1, 0],
    [105.94684, 1, 1],
    [2.45656, 1, 2],
    [-0.81885, 3, 0],
  ] as const),
  ...([
    [0.05594, 1, 3],
    [-0.05607, 3, 1],
    [0.01199, 0, 1],
    [-0.00256, 3, 2],
  ] as const),
  ...([
    [0.00128, 1, 4],
    [0.00022, 0, 2],
    [-0.00022, 2, 0],
    [0.00026, 5, 0],
  ] as const),
];

const sum = (terms: readonly Term[], x: number, y: number): number =>
  terms.reduce((total, [factor, p, q]) => total + factor * x ** p * y ** q, 0);

/** Whether metres are within the bounds of the grid of the Netherlands. */
export const isRd = (x: number, y: number): boolean =>
  x > -7000 && x < 300_000 && y > 289_000 && y < 629_000;

/**
 * Metres of the Dutch grid (Rijksdriehoek, EPSG:28992) in degrees (WGS84), right to about a metre: the
 * approximation of Schreutelkamp and Strang van Hees (2001).
 */
export const fromRd = (x: number, y: number): Coordinates => {
  const [dx, dy] = [(x - 155_000) / 100_000, (y - 463_000) / 100_000];
  return {
    latitude: 52.1551744 + sum(LATITUDE, dx, dy) / 3600,
    longitude: 5.38720621 + sum(LONGITUDE, dx, dy) / 3600,
  };
};
