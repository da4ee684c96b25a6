import { n } from './path';

/** A gradient stop: place (0 to 1), colour, and opacity (1 if left out). */
export type Stop = readonly [number, string, number?];

/** One stroke of a woven or knitted tile: its path from the corner at x, y. */
export interface TileStroke {
  d: (x: number, y: number) => string;
  color: string;
  width: number;
  opacity: number;
}

/** Collects the definitions (gradients, clips, filters, patterns) of one SVG document. */
export class Sheet {
  private readonly defs: string[] = [];
  private readonly known = new Map<string, string>();

  /** Adds a definition once and returns the reference to it, `url(#…)`. */
  define(make: (id: string) => string): string {
    const key = make('@');
    const found = this.known.get(key);
    if (found) return found;
    const id = `d${this.defs.length}`;
    this.defs.push(make(id));
    this.known.set(key, `url(#${id})`);
    return `url(#${id})`;
  }

  /** A linear gradient over the box of what it fills; coordinates 0 to 1. */
  linear(from: readonly [number, number], to: readonly [number, number], stops: readonly Stop[]) {
    const line = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
    return this.define(
      (id) => `<linearGradient id="${id}" ${line}>${stopTags(stops)}</linearGradient>`,
    );
  }

  /** A radial gradient over the box of what it fills; centre and radius 0 to 1. */
  radial(centre: readonly [number, number], radius: number, stops: readonly Stop[]) {
    const spot = `cx="${centre[0]}" cy="${centre[1]}" r="${radius}"`;
    return this.define(
      (id) => `<radialGradient id="${id}" ${spot}>${stopTags(stops)}</radialGradient>`,
    );
  }

  /** A clip to the given path. */
  clip(d: string): string {
    return this.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }

  /** A soft blur; `margin` is the room around the thing, as a share of its size. */
  blur(size: number, margin = 0.2): string {
    const room = `x="${-margin}" y="${-margin}" width="${(1 + margin * 2).toFixed(2)}" `;
    const rest = `height="${(1 + margin * 2).toFixed(2)}"`;
    return this.define(
      (id) =>
        `<filter id="${id}" ${room}${rest} color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${n(size)}"/></filter>`,
    );
  }

  /**
   * A repeating tile, turned by `turn` degrees. Small art is repeated inside the tile, because
   * librsvg draws few large tiles ten times as fast as many small ones.
   */
  tile(width: number, height: number, art: string, turn = 0): string {
    const [across, down] = [Math.ceil(180 / width), Math.ceil(180 / height)];
    let all = '';
    for (let i = 0; i < across * down; i++) {
      const [x, y] = [(i % across) * width, Math.floor(i / across) * height];
      all += i === 0 ? art : `<g transform="translate(${n(x)} ${n(y)})">${art}</g>`;
    }
    return this.pattern(width * across, height * down, all, turn);
  }

  /** A repeating tile of strokes; each stroke's path is given from a corner and repeated. */
  strokes(width: number, height: number, lines: readonly TileStroke[], turn = 0): string {
    const [across, down] = [Math.ceil(100 / width), Math.ceil(100 / height)];
    const art = lines.map((line) => {
      let d = '';
      for (let i = 0; i < across * down; i++) {
        d += line.d((i % across) * width, Math.floor(i / across) * height);
      }
      const look = `stroke="${line.color}" stroke-width="${n(line.width)}"`;
      return `<path d="${d}" fill="none" ${look} stroke-opacity="${line.opacity}"/>`;
    });
    return this.pattern(width * across, height * down, art.join(''), turn);
  }

  private pattern(width: number, height: number, art: string, turn: number): string {
    const size = `width="${n(width)}" height="${n(height)}"`;
    const how = `patternUnits="userSpaceOnUse" patternTransform="rotate(${n(turn)})"`;
    return this.define((id) => `<pattern id="${id}" ${size} ${how}>${art}</pattern>`);
  }

  /** The whole document around the given art. */
  document(width: number, height: number, art: string): string {
    const space = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
    const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
    return `<svg ${space} ${size}><defs>${this.defs.join('')}</defs>${art}</svg>`;
  }
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(([at, color, opacity]) => {
      const see = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${color}"${see}/>`;
    })
    .join('');
}
