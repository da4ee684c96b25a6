import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#kernel/errors';
import { errorTexts } from '#kernel/messages/nl-errors';
import { pictureWidths } from '#kernel/values/picture-widths';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { type Format, formats } from './make-size';
import { RETRY_AFTER, type Size, type Sizes, sizeKey } from './sizes';
import { media } from './tables';

const FILE = /^(\d{2,4})\.(avif|webp|jpg)$/;
const KEY = /^[a-z0-9][a-z0-9-]{0,150}$/;

const readAddress = (params: unknown) => {
  const { key, file } = params as { key: string; file: string };
  const [, widthText, format] = FILE.exec(file) ?? [];
  const width = pictureWidths.find((one) => one === Number(widthText));
  if (!KEY.test(key) || !width || !format) throw notFound(errorTexts.gone.picture);
  return { key, width, format: format as Format };
};

/** What is drawn instead of a picture may be blown up by so much. */
const BLOWN_UP = 2;

/** The largest kept size that can stand in for one that isn't made yet. */
const findSmaller = async (
  host: Host,
  key: string,
  { width, format }: Size,
): Promise<Buffer | undefined> => {
  const close = pictureWidths.filter((one) => one < width && one * BLOWN_UP > width);
  for (const one of close.toReversed()) {
    const kept = await host.storage.get(sizeKey(key, { width: one, format }));
    if (kept) return kept;
  }
  return undefined;
};

/** `/media/{key}/{width}.{avif|webp|jpg}`: pictures never change under their key. */
export const addMediaRoutes = (host: Host, sizes: Sizes): void => {
  host.app.get('/media/:key/:file', async (request: FastifyRequest, reply: FastifyReply) => {
    const { key, ...size } = readAddress(request.params);
    reply.type(formats[size.format]).header('cache-control', 'public, max-age=31536000, immutable');
    const kept = await host.storage.get(sizeKey(key, size));
    if (kept) return reply.send(kept);
    const smaller = await findSmaller(host, key, size);
    if (!smaller) return reply.send(await makeFirst(request, reply, { key, size }));
    // Nobody waits for it; who looks again has it.
    makeFirst(request, reply, { key, size }).catch((err) => {
      host.log.debug({ err, key }, 'a size of a picture was not made');
    });
    return reply.header('cache-control', 'no-store').send(smaller);
  });

  const makeFirst = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { key, size }: { key: string; size: Size },
  ) => {
    const [picture] = await host.db.select().from(media).where(eq(media.key, key));
    if (picture?.state !== 'ready') throw notFound(errorTexts.gone.picture);
    return sizes.make(picture, size, { client: clientOf(request) }).catch((error) => {
      if (error.status === 503 && !reply.sent) reply.header('retry-after', RETRY_AFTER);
      throw error;
    });
  };
};
