import type sharp from 'sharp';
import { fittingWidths, nearestWidth } from '#kernel/values/picture-widths';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { logo as builtLogo } from '#ui/theme/theme';
import { themeOf } from './theme';

type Box = { width: number; height: number };

/** A logo on the first ground on which it can be read. */
type DrawnLogo = { content: Buffer; ground: string };

/** How much its points differ at least, of 255: less is white on white, or nearly so. */
const LEAST_SEEN = 12;

/** The picture that the chain chose as its logo, as the site serves it, or the theme's. Undefined: none, or it is gone. */
const readLogo = async (host: Host, width: number): Promise<Buffer | undefined> => {
  const { logo } = themeOf(host);
  // The theme's comes as it was drawn, larger than any box.
  if (!logo) {
    if (!builtLogo) return undefined;
    const { default: open } = await import('sharp');
    return open(Buffer.from(builtLogo.svg)).resize({ width }).png().toBuffer();
  }
  const wide = nearestWidth(fittingWidths(logo.width), width);
  const reply = await host.app.inject(`${path.media}/${logo.key}/${wide}.webp`);
  if (reply.statusCode === 404) return undefined;
  if (reply.statusCode !== 200) throw new Error(`the logo is answered with ${reply.statusCode}`);
  return reply.rawPayload;
};

const isSeen = async (open: typeof sharp, picture: Buffer): Promise<boolean> => {
  const { channels } = await open(picture).stats();
  return channels.some(({ stdev }) => stdev >= LEAST_SEEN);
};

const draw = async (
  host: Host,
  { width, height }: Box,
  grounds: readonly string[],
): Promise<DrawnLogo | undefined> => {
  const picture = await readLogo(host, width);
  if (!picture) return undefined;
  const { default: open } = await import('sharp');
  for (const ground of grounds) {
    const content = await open(picture)
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: ground })
      .png()
      .toBuffer();
    if (await isSeen(open, content)) return { content, ground };
  }
  return undefined;
};

const drawn = new WeakMap<Host, Map<string, Promise<DrawnLogo | undefined>>>();

/** So many are kept: of mails and of papers, of a logo and the one before it. */
const KEPT = 4;

/**
 * The chain's own logo as a PNG within a box, for what knows no WebP and no transparent grounds; `grounds`: those
 * it may stand on, the best first. Undefined: there is none, or it can be read on none of them.
 */
export const ownLogo = (
  host: Host,
  box: Box,
  grounds: readonly string[],
): Promise<DrawnLogo | undefined> => {
  const known = drawn.get(host) ?? new Map<string, Promise<DrawnLogo | undefined>>();
  drawn.set(host, known);
  const key = JSON.stringify([themeOf(host).logo?.key, box, grounds]);
  const made =
    known.get(key) ??
    draw(host, box, grounds).catch((err) => {
      host.log.warn({ err }, 'the logo could not be drawn: the name stands in its place');
      known.delete(key);
      return undefined;
    });
  known.set(key, made);
  for (const old of [...known.keys()].slice(0, -KEPT)) known.delete(old);
  return made;
};
