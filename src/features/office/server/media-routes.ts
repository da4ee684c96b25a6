import type { FastifyRequest } from 'fastify';
import {
  addPicture,
  changeMany,
  listChoices,
  listPictures,
  mediaEntity,
  readPicture,
  replacePicture,
} from '#features/library/api.server';
import type {
  LibraryPicture,
  PictureChoices,
  PictureList,
  PictureUse,
  Replaced,
  WholePicture,
} from '#features/library/contract';
import {
  may,
  mayWriteField,
  type RowAction,
  rightOf,
  type StaffMember,
} from '#features/staff/contract';
import { AppError, badRequest, notFound } from '#kernel/errors';
import { library as limits } from '#kernel/limits-library';
import { staff } from '#kernel/limits-staff';
import { entityTexts } from '#kernel/messages/nl-entities';
import { libraryTexts } from '#kernel/messages/nl-library';
import { staffTexts as texts } from '#kernel/messages/nl-staff';
import { readWholeNumber } from '#kernel/values/whole-number';
import { officePath } from '#kernel/wire-staff';
import type { Host } from '#platform/host';
import { one, queryParams } from '#platform/http/params';
import { requireEntity, requireStaff } from './guard';
import { textsIn } from './media-texts';
import { addMediaUploads } from './media-uploads';
import { tellUses } from './media-uses';
import { officeRoute } from './route';
import { idOf, isValues } from './row-routes';

/** Who calls, if he may do so with pictures. Throws a 401 or 403. */
const memberWho = async (
  host: Host,
  request: FastifyRequest,
  action: RowAction,
): Promise<StaffMember> => {
  const { member } = await requireStaff(host, request);
  requireEntity(host, member, mediaEntity.name, action);
  return member;
};

const askedIn = ({ url }: FastifyRequest) => {
  const params = queryParams(url);
  const text = (name: string, most: number = staff.search) =>
    one(params, name)?.slice(0, most).trim();
  const [folder, tag] = [text('folder', limits.folder), text('tag', limits.tag)];
  const start = readWholeNumber(one(params, 'start')) ?? 0;
  const limit = readWholeNumber(one(params, 'limit')) ?? limits.page;
  return {
    search: text('q') ?? '',
    ...(folder !== undefined && { folder }),
    ...(tag && { tag }),
    withoutAlt: one(params, 'without') === 'alt',
    unused: one(params, 'without') === 'use',
    start: Math.max(0, Math.min(start, staff.counted)),
    limit: Math.max(1, Math.min(limit, limits.page)),
  };
};

const wordsIn = ({ url }: FastifyRequest) => {
  const params = queryParams(url);
  const text = (name: string) => (one(params, name) ?? '').trim();
  // How long they may be is told, and not cut off.
  return {
    ...{ alt: text('alt'), decorative: text('decorative') === '1', title: text('title') },
    ...{ folder: text('folder'), tags: textsIn(params.tag), fileName: text('name') },
  };
};

/** One that there is. Throws a 404. */
const findPicture = async (host: Host, id: number): Promise<WholePicture> => {
  const found = await readPicture(host, id);
  if (!found) throw notFound(entityTexts.notFound);
  return found;
};

/** The pictures of the site: to look for, to tell of, to add to and to replace. */
export const addMediaRoutes = (host: Host): void => {
  addMediaUploads(host);
  const { app } = host;
  const options = officeRoute();
  const address = `${officePath.calls}/media`;
  const item = `${address}/:id`;

  app.get(address, options, async (request): Promise<PictureList> => {
    await memberWho(host, request, 'read');
    return listPictures(host, askedIn(request));
  });

  app.get(`${address}/choices`, options, async (request): Promise<PictureChoices> => {
    await memberWho(host, request, 'read');
    return listChoices(host);
  });

  app.get(item, options, async (request): Promise<WholePicture> => {
    await memberWho(host, request, 'read');
    return findPicture(host, idOf(request));
  });

  app.get(`${item}/used`, options, async (request): Promise<PictureUse[]> => {
    const member = await memberWho(host, request, 'read');
    const { key } = await findPicture(host, idOf(request));
    return tellUses(host, member, key);
  });

  app.post(`${address}/many`, options, async (request) => {
    const member = await memberWho(host, request, 'change');
    const { ids, folder, addTags, takeTags } = isValues(request.body) ? request.body : {};
    const numbers = Array.isArray(ids)
      ? ids.filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31)
      : [];
    const change = {
      ids: numbers,
      ...(typeof folder === 'string' && { folder }),
      ...{ addTags: textsIn(addTags), takeTags: textsIn(takeTags) },
    };
    const written = [
      ...(change.folder === undefined ? [] : ['folder']),
      ...(change.addTags.length + change.takeTags.length > 0 ? ['tags'] : []),
    ];
    if (!written.every((wire) => mayWriteField(member.rights, mediaEntity.name, wire))) {
      throw new AppError(403, 'may_not', entityTexts.mayNotWrite);
    }
    return changeMany(host, change, member.id);
  });

  app.post(`${item}/replace`, options, async (request): Promise<Replaced> => {
    const member = await memberWho(host, request, 'change');
    const from = await findPicture(host, idOf(request));
    const by = isValues(request.body) ? request.body.by : undefined;
    if (typeof by !== 'number' || !Number.isSafeInteger(by) || by <= 0 || by >= 2 ** 31) {
      throw badRequest(libraryTexts.replaceSame);
    }
    const to = await findPicture(host, by);
    return replacePicture(
      host,
      { from, to },
      {
        staffId: member.id,
        mayChange: ({ entity }) => {
          const right = rightOf(member.rights, entity.name);
          const isWhole = right?.fields === undefined && right?.ownStores !== true;
          return may(member.rights, entity.name, 'change') && isWhole;
        },
      },
    );
  });

  const add = async (request: FastifyRequest): Promise<LibraryPicture> => {
    const { member } = await requireStaff(host, request);
    if (!Buffer.isBuffer(request.body) || request.body.length === 0) {
      throw badRequest(texts.picture);
    }
    const by = { way: 'office', staffId: member.id, client: `staff ${member.id}` } as const;
    const { id } = await addPicture(host, request.body, wordsIn(request), by);
    return findPicture(host, id);
  };

  // A file is a body as it is; who may send none is refused before it is read.
  app.register(async (room) => {
    room.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: staff.picture },
      async (_: unknown, body: Buffer) => body,
    );
    const requireMaker = async (request: FastifyRequest) => {
      await memberWho(host, request, 'create');
    };
    room.post(
      address,
      {
        ...options,
        onRequest: [...options.onRequest, requireMaker],
        bodyLimit: staff.picture,
        config: { ...options.config, fileBody: staff.picture },
      },
      add,
    );
  });
};
