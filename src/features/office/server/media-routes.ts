import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { listStoredEntities } from '#features/entities/api.server';
import { queueSizes, searchPictures, storePicture } from '#features/media/api.server';
import { may } from '#features/staff/contract';
import { cleanSent } from '#features/uploads/api.server';
import { AppError, badRequest } from '#kernel/errors';
import { staff as limits } from '#kernel/limits-staff';
import { staffTexts as texts } from '#kernel/messages/nl-staff';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { one, queryParams } from '#platform/http/params';
import type { ToldPicture } from '../contract';
import { requireStaff } from './guard';
import { officeRoute } from './route';

const LONGEST_ALT = 300;
const LONGEST_NAME = 60;

/** A name for a new picture, made of what is on it: 'Rode trui' → 'rode-trui-1f09c2ab'. */
const newKey = (alt: string): string => {
  const words =
    alt
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .match(/[a-z\d]+/g) ?? [];
  return [words.join('-').slice(0, LONGEST_NAME), randomBytes(4).toString('hex')]
    .filter(Boolean)
    .join('-')
    .replaceAll('--', '-');
};

/** Throws a 401 or 403 for who may write nothing that a picture could be put in. */
const requireWriter = async (host: Host, request: FastifyRequest): Promise<void> => {
  const { member } = await requireStaff(host, request);
  const mayWrite = listStoredEntities(host).some(
    ({ entity }) =>
      may(member.rights, entity.name, 'change') || may(member.rights, entity.name, 'create'),
  );
  if (!mayWrite) throw new AppError(403, 'may_not', texts.mayNot);
};

/** The pictures of the site: to look for, and to add to. */
export const addMediaRoutes = (host: Host): void => {
  const options = officeRoute();
  const address = `${officePath.calls}/media`;

  host.app.get(address, options, async (request): Promise<ToldPicture[]> => {
    await requireStaff(host, request);
    const search = (one(queryParams(request.url), 'q') ?? '').slice(0, limits.search);
    const found = await searchPictures(host.db, { search, limit: limits.pictures });
    return found.map((picture) => ({ ...picture, alt: '' }));
  });

  const add = async (request: FastifyRequest): Promise<ToldPicture> => {
    const alt = (one(queryParams(request.url), 'alt') ?? '').trim();
    if (alt === '' || alt.length > LONGEST_ALT) throw badRequest(texts.alt, { alt: texts.alt });
    if (!Buffer.isBuffer(request.body) || request.body.length === 0)
      throw badRequest(texts.picture);
    const made = await cleanSent(host, request.body, { from: clientOf(request), filename: alt });
    const { type, width, height, content } = made;
    const key = newKey(alt);
    await storePicture(host, { key, type, width, height, content });
    await queueSizes(host);
    return { key, width, height, alt };
  };

  // A file is a body as it is; who may send none is refused before it is read.
  host.app.register(async (room) => {
    room.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: limits.picture },
      async (_: unknown, body: Buffer) => body,
    );
    room.post(
      address,
      {
        ...options,
        onRequest: [...options.onRequest, (request) => requireWriter(host, request)],
        bodyLimit: limits.picture,
        config: { ...options.config, fileBody: limits.picture },
      },
      add,
    );
  });
};
