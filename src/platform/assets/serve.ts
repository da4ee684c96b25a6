import { access } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#kernel/errors';
import { errorTexts } from '#kernel/messages/nl-errors';
import { sendCompressed } from '../http/send-compressed';
import type { Storage } from '../storage/storage';
import { assetKey, assetType } from './names';

/** The plain name of a file, with or without the ending of its compressed form. */
const FILE = /^\w[\w.~-]{0,200}$/;

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * `/assets/…`: the built scripts, styles and fonts, whose names change with their content. What this
 * build doesn't have is looked for among those of others: while processes are updated one by one,
 * pages of the new ones ask the old for it, and the reverse.
 */
export const addAssets = async (
  app: FastifyInstance,
  folder: string,
  storage: Pick<Storage, 'get'>,
): Promise<void> => {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
  });
  app.get('/assets/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    if (FILE.test(name) && (await isThere(join(folder, name)))) return reply.sendFile(name);
    const type = assetType(name);
    const kept = type && (await storage.get(assetKey(name)));
    if (!kept) throw notFound(errorTexts.byStatus[404]);
    reply.header('cache-control', 'public, max-age=31536000, immutable').type(type);
    // It is the same for everybody: its length tells nothing.
    reply.header('vary', 'accept-encoding');
    return sendCompressed(reply, kept);
  });
};
