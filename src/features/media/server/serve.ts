import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#kernel/errors';
import { pictureWidths } from '#kernel/values/picture-widths';
import type { Host } from '#platform/host';
import { type Format, formats, makeSize } from './make-size';
import { media } from './tables';
import { Turnstile } from './turnstile';

const FILE = /^(\d{2,4})\.(avif|webp|jpg)$/;
const KEY = /^[a-z0-9][a-z0-9-]{0,150}$/;

const readAddress = (params: unknown) => {
  const { key, file } = params as { key: string; file: string };
  const [, widthText, format] = FILE.exec(file) ?? [];
  const width = pictureWidths.find((one) => one === Number(widthText));
  if (!KEY.test(key) || !width || !format) throw notFound('Deze afbeelding bestaat niet.');
  return { key, width, format: format as Format };
};

/** Makes a size the first time that it is asked for, and keeps it. */
const makeAndKeep = async (
  host: Host,
  picture: typeof media.$inferSelect,
  size: { width: number; format: Format },
  key: string,
): Promise<Buffer> => {
  const original = await host.storage.get(`media/${picture.key}`);
  if (!original) throw notFound('Deze afbeelding is er niet meer.');
  const made = await makeSize(original, picture, size);
  await host.storage.put(key, made);
  return made;
};

/** `/media/{key}/{width}.{avif|webp|jpg}`: pictures never change under their key. */
export const addMediaRoutes = (host: Host): void => {
  const turnstile = new Turnstile(2);
  const making = new Map<string, Promise<Buffer>>();

  const make = (picture: typeof media.$inferSelect, size: { width: number; format: Format }) => {
    const key = `sizes/${picture.key}/${size.width}.${size.format}`;
    const known = making.get(key);
    if (known) return known;
    const task = turnstile
      .run(() => makeAndKeep(host, picture, size, key))
      .finally(() => making.delete(key));
    making.set(key, task);
    return task;
  };

  host.app.get('/media/:key/:file', async (request: FastifyRequest, reply: FastifyReply) => {
    const { key, ...size } = readAddress(request.params);
    const kept = await host.storage.get(`sizes/${key}/${size.width}.${size.format}`);
    const body = kept ?? (await makeFirst(key, size));
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(formats[size.format])
      .send(body);
  });

  const makeFirst = async (key: string, size: { width: number; format: Format }) => {
    const [picture] = await host.db.select().from(media).where(eq(media.key, key));
    if (picture?.state !== 'ready') throw notFound('Deze afbeelding bestaat niet.');
    return make(picture, size);
  };
};
