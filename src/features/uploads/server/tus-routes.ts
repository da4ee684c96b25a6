import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
} from 'fastify';
import { languageOf } from '#features/pages/api.server';
import { uploadLimits as limits } from '#kernel/limits-uploads';
import { apiPath } from '#kernel/wire-forms';
import type { Host } from '#platform/host';
import { allowOf, methodsAt } from '#platform/http/allowed-methods';
import { clientOf } from '#platform/http/client-of';
import { siteHeaders } from '#platform/http/headers';
import { limitCalls } from '#platform/http/limit-calls';
import { checkAnnounced, getSettings, newId } from './begin';
import { senderClient, takeBytes } from './budget';
import { readCreation } from './creation';
import { presentUpload } from './present';
import { refusal } from './refusal';
import { retryAfter } from './retry';
import { checkRoom } from './room';
import { findRow, missing, type UploadRow } from './rows';
import { isOwn, readSender, type Sender } from './sender';
import { type Admission, createTus } from './tus';
import { getWhole } from './whole';

const ID = /^[0-9a-f]{32}$/;

const requireTus = ({ headers }: FastifyRequest, reply: FastifyReply): void => {
  if (headers['tus-resumable'] === '1.0.0') return;
  reply.header('tus-version', '1.0.0');
  throw refusal(412, 'tus_version', (words) => words.version);
};

/** Tells with a refusal that will not last when to come back. */
const orLater = async <T>(reply: FastifyReply, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const seconds = retryAfter(error);
    if (seconds !== undefined) reply.header('retry-after', seconds);
    throw error;
  }
};

/** From when on an upload that began then and isn't whole can be gone (tus, 'Expiration'). */
const expiryOf = (createdAt: Date): Date => new Date(createdAt.getTime() + limits.unfinishedFor);

/** The upload that an address names, if it is the sender's own. Throws a 404 otherwise. */
const getOwn = async (host: Host, request: FastifyRequest, sender: Sender): Promise<UploadRow> => {
  const { id } = request.params as { id: string };
  const row = ID.test(id) ? await findRow(host.db, id) : undefined;
  if (!row || !isOwn(row, sender)) throw missing();
  return row;
};

/** Where files come in, and of whom. */
type Door = {
  path: string;
  ofStaff: boolean;
  /** What refuses a call before it is read. */
  onRequest: onRequestAsyncHookHandler[];
  /** Who sends. `tokenNeeded`: he does more than look. Throws a 401 or 403. */
  senderOf: (
    request: FastifyRequest,
    reply: FastifyReply,
    how: { tokenNeeded: boolean },
  ) => Promise<Sender>;
  /** Whose calls are counted in his address's place; left out, or undefined: his address's. */
  callerOf?: (request: FastifyRequest) => Promise<string | undefined>;
  /** Whose bytes are counted (`clientOf`). */
  payerOf: (request: FastifyRequest, sender: Sender) => string;
};

/** Resumable uploads (S7.10/1, S7.10/2): tus, and what an upload's address answers afterwards. */
const addRoutes = (
  host: Host,
  app: FastifyInstance,
  { path, ofStaff, onRequest, senderOf, callerOf, payerOf }: Door,
): void => {
  const { tus, admit } = createTus(host, path);
  const config = { json: true, fileBody: limits.maxFileSize };
  const options = { config, onRequest, preHandler: limitCalls(limits.callsPerMinute, callerOf) };
  const rarely = { config, onRequest, preHandler: limitCalls(limits.createdPerMinute, callerOf) };

  const pass = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { expires, ...admission }: Omit<Admission, 'language'> & { expires?: Date },
  ) => {
    const { raw } = request;
    admit(raw, { ...admission, language: languageOf(host, request) });
    reply.hijack();
    for (const [name, value] of Object.entries(siteHeaders(host, request.url))) {
      reply.raw.setHeader(name, value);
    }
    if (expires) reply.raw.setHeader('upload-expires', expires.toUTCString());
    try {
      await tus.handle(raw, reply.raw);
    } catch (err) {
      // The client went away, or there is nobody left to tell.
      host.log.warn({ err }, 'an answer to an upload was not sent');
      reply.raw.destroy();
    }
  };

  const admitCreation = async (request: FastifyRequest, reply: FastifyReply) => {
    const sender = await senderOf(request, reply, { tokenNeeded: true });
    requireTus(request, reply);
    const file = readCreation(request.headers);
    const settings = await getSettings(host, file, { ofStaff });
    checkAnnounced(settings, file);
    await checkRoom(host, file.length);
    await takeBytes(host, payerOf(request, sender), file.length);
    const creation = { settings, file, sender };
    return { id: newId(), creation, expires: expiryOf(host.clock.now()) };
  };

  app.post(path, rarely, async (request, reply) =>
    pass(request, reply, await orLater(reply, () => admitCreation(request, reply))),
  );

  app.route({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${path}/:id`,
    ...options,
    handler: async (request, reply) => {
      const sender = await senderOf(request, reply, { tokenNeeded: true });
      requireTus(request, reply);
      const row = await getOwn(host, request, sender);
      if (request.headers['upload-length'] !== undefined && request.method === 'PATCH') {
        throw refusal(400, 'upload_length', (words) => words.length);
      }
      if (row.claimedAt && request.method === 'DELETE') {
        throw refusal(403, 'upload_claimed', (words) => words.claimed);
      }
      const expires = row.finishedAt ? undefined : expiryOf(row.createdAt);
      await pass(request, reply, { id: row.id, expires });
    },
  });

  app.get(`${path}/:id`, { ...options, exposeHeadRoute: false }, async (request, reply) => {
    const sender = await senderOf(request, reply, { tokenNeeded: false });
    const row = await getOwn(host, request, sender);
    reply.header('cache-control', 'private, no-store').header('vary', 'Authorization, Cookie');
    return reply.send(presentUpload(await orLater(reply, () => getWhole(host, row))));
  });
};

const addOptions = (host: Host, app: FastifyInstance): void => {
  app.options(apiPath.file, (_request, reply) =>
    reply
      .code(204)
      .headers({
        allow: allowOf(methodsAt(host.app, apiPath.file)),
        'tus-resumable': '1.0.0',
        'tus-version': '1.0.0',
        'tus-extension': 'creation,creation-with-upload,termination,expiration',
        'tus-max-size': String(limits.maxFileSize),
      })
      .send(),
  );
};

/** In a room of their own: here no body is read before tus does. */
const inRoom = (host: Host, add: (app: FastifyInstance) => void): void => {
  host.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));
    add(app);
  });
};

/** What visitors send for forms, and programs for the API. */
export const addTusRoutes = (host: Host): void =>
  inRoom(host, (app) => {
    addRoutes(host, app, {
      ...{ path: apiPath.file, ofStaff: false, onRequest: [] },
      senderOf: (request, reply, how) => readSender(host, request, reply, how),
      payerOf: clientOf,
    });
    addOptions(host, app);
  });

/**
 * What members of staff send in the office, at an address of its own; `memberOf` says who calls, and throws when
 * he may not. Each is counted by himself, whichever address he shares with others.
 */
export const addStaffUploads = (
  host: Host,
  door: Pick<Door, 'path' | 'onRequest'> & {
    memberOf: (request: FastifyRequest) => Promise<{ id: number }>;
  },
): void => {
  const { memberOf, ...rest } = door;
  const nameOf = (id: number | undefined): string => `staff ${id}`;
  inRoom(host, (app) =>
    addRoutes(host, app, {
      ...{ ...rest, ofStaff: true },
      senderOf: async (request) => {
        const { id } = await memberOf(request);
        return { staffId: id, client: senderClient(host, nameOf(id)), isAdmin: false };
      },
      // Who may not send is counted by his address, and refused after it.
      callerOf: (request) =>
        memberOf(request).then(
          ({ id }) => nameOf(id),
          () => undefined,
        ),
      payerOf: (_, { staffId }) => nameOf(staffId),
    }),
  );
};
