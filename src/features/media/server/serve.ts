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

/** `/media/{key}/{width}.{avif|webp|jpg}`: pictures never change under their key. */
export const addMediaRoutes = (host: Host, sizes: Sizes): void => {
  host.app.get('/media/:key/:file', async (request: FastifyRequest, reply: FastifyReply) => {
    const { key, ...size } = readAddress(request.params);
    const kept = await host.storage.get(sizeKey(key, size));
    const body = kept ?? (await makeFirst(request, reply, { key, size }));
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(formats[size.format])
      .send(body);
  });

  const makeFirst = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { key, size }: { key: string; size: Size },
  ) => {
    const [picture] = await host.db.select().from(media).where(eq(media.key, key));
    if (picture?.state !== 'ready') throw notFound(errorTexts.gone.picture);
    return sizes.make(picture, size, { client: clientOf(request) }).catch((error) => {
      if (error.status === 503) reply.header('retry-after', RETRY_AFTER);
      throw error;
    });
  };
};
