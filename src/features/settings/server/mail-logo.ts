import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Colors } from '#kernel/values/theme-colors';
import { mailLogo } from '#kernel/wire-mail';
import type { Host } from '#platform/host';
import { drawn as letters, shape } from '#ui/theme/theme';
import { getSite } from '../api.server';
import { ownLogo } from './own-logo';
import { colorsOf, markOf } from './theme';

const find = createRequire(import.meta.url).resolve;
/** Of a theme that brings no letters to draw: plain ones, drawn as heavy as its headings. */
const PLAIN = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

const readLetters = async (): Promise<Buffer> => {
  if (letters && 'base64' in letters) return Buffer.from(letters.base64, 'base64');
  return readFile(find(letters?.package ?? PLAIN));
};

/** In parts of the letters' size, the line around plain letters that makes them bold. */
const BOLD = letters === undefined && Number(shape.displayWeight) >= 600 ? 0.045 : 0;

/** In parts of the letters' size: what the wordmark's own style says. */
const look = { closer: 0.03, dot: { up: letters === undefined ? 0.72 : 0.845, radius: 0.115 } };
/** Screens show two of its px in one. */
const DENSITY = 2;

type Outline = { shapes: string[]; width: number; height: number; em: number; dotAt?: number };

/** A name in the theme's letters for headings, as outlines: no mail program has that face. */
const outline = async (name: string): Promise<Outline> => {
  // Loaded with the first mail that is looked at: a start shouldn't wait for it.
  const { create } = await import('fontkit');
  const font = create(await readLetters());
  const em = font.unitsPerEm;
  const at = name.indexOf('i');
  const run = font.layout(at < 0 ? name : `${name.slice(0, at)}ı${name.slice(at + 1)}`);
  const shapes: string[] = [];
  let x = 0;
  let dotAt: number | undefined;
  for (const [place, glyph] of run.glyphs.entries()) {
    if (place === at) dotAt = x + ((run.positions[place]?.xAdvance ?? 0) - look.closer * em) / 2;
    shapes.push(`<path transform="translate(${x} 0)" d="${glyph.path.toSVG()}"/>`);
    x += (run.positions[place]?.xAdvance ?? 0) - look.closer * em;
  }
  return { shapes, width: x, height: font.capHeight, em, dotAt };
};

/** The wordmark on a ground of its own, so that it can be read on light and dark alike. */
const drawLogo = async (name: string, { brand, onBrand, accent }: Colors): Promise<string> => {
  const { shapes, width, height, em, dotAt } = await outline(name);
  const edge = em * 0.42;
  const { up, radius } = look.dot;
  const dot =
    dotAt === undefined
      ? ''
      : `<circle cx="${dotAt}" cy="${-up * em}" r="${radius * em}" fill="${accent}"/>`;
  const pixels = { width: mailLogo.width * DENSITY, height: mailLogo.height * DENSITY };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}">`,
    `<rect width="100%" height="100%" fill="${brand}"/>`,
    `<svg width="100%" height="100%" viewBox="${-edge} ${-height - edge} ${width + 2 * edge} ${height + 2 * edge}">`,
    `<g transform="scale(1 -1)" fill="${onBrand}" stroke="${onBrand}" stroke-width="${BOLD * em}">${shapes.join('')}</g>${dot}</svg></svg>`,
  ].join('');
};

const drawn = new Map<string, Promise<Buffer>>();

const draw = async (name: string, colors: Colors): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(await drawLogo(name, colors)))
    .png({ palette: true })
    .toBuffer();
};

const nameOf = (name: string, colors: Colors): Promise<Buffer> => {
  const key = JSON.stringify([name, colors]);
  const known = drawn.get(key);
  if (known) return known;
  const drawing = draw(name, colors);
  // One mark a site; another only after its name or theme was changed.
  drawn.clear();
  drawn.set(key, drawing);
  drawing.catch(() => drawn.delete(key));
  return drawing;
};

/** In px of the picture: so far the chain's own logo stands from the edges of its ground. */
const EDGE = 12;

/** The chain's own logo in the mark's room, on a ground that it can be read on in dark programs too. */
const ownMark = async (host: Host): Promise<Buffer | undefined> => {
  const { paper, raised, brand, ink } = colorsOf(host);
  const room = { width: mailLogo.width * DENSITY, height: mailLogo.height * DENSITY };
  const box = { width: room.width - 2 * EDGE, height: room.height - 2 * EDGE };
  const logo = await ownLogo(host, box, [paper, raised, brand, ink]);
  if (!logo) return undefined;
  const { default: sharp } = await import('sharp');
  const look = { fit: 'contain', background: logo.ground } as const;
  return sharp(logo.content)
    .resize({ ...box, ...look, position: 'left', withoutEnlargement: true })
    .extend({ top: EDGE, bottom: EDGE, left: EDGE, right: EDGE, background: logo.ground })
    .png({ palette: true })
    .toBuffer();
};

/** In seconds. */
const DAY = 86_400;
const MINUTE = 60;

/**
 * The mark that mails show: the chain's own logo, else its name. Mails name which one they mean; whatever they name,
 * it is the one of today. Of another than they name, as a process says that hasn't heard of it yet, little is kept.
 */
export const addMailLogo = (host: Host): void => {
  host.app.get(mailLogo.path, async (request, reply) => {
    const { [mailLogo.version]: named } = request.query as Record<string, unknown>;
    const isIt = named === undefined || named === markOf(host);
    return reply
      .header('cache-control', `public, max-age=${isIt ? DAY : MINUTE}`)
      .type('image/png')
      .send((await ownMark(host)) ?? (await nameOf(getSite(host).name, colorsOf(host))));
  });
};
