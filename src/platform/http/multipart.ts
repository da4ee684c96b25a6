import type { IncomingHttpHeaders } from 'node:http';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { AppError, badRequest } from '#kernel/errors';
import { httpLimits as limits } from '#kernel/limits-http';
import { errorTexts } from '#kernel/messages/nl-errors';

type Fields = Record<string, string | string[]>;

const TYPE = 'multipart/form-data';

const broken = () => badRequest(errorTexts.byStatus[400] ?? '');
const tooLarge = () => new AppError(413, 'too_large', errorTexts.byStatus[413] ?? '');

/**
 * The fields of a whole multipart body; of a name that came more than once a list. Throws a 400 for what
 * is none, a 413 for files and for more than a form holds.
 */
const readFields = (headers: IncomingHttpHeaders, body: Buffer): Promise<Fields> =>
  new Promise((resolve, reject) => {
    const fields: Fields = {};
    if (body.length === 0) return resolve(fields);
    const parser = new Busboy({
      headers: headers as BusboyHeaders,
      limits: { fieldSize: limits.field, fields: limits.fields, files: 0 },
    });
    parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (name === undefined || name in Object.prototype) return reject(broken());
      if (nameTruncated || valueTruncated) return reject(tooLarge());
      const known = fields[name];
      fields[name] = known === undefined ? value : [...[known].flat(), value];
    });
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
      parser.on(event, () => reject(tooLarge()));
    }
    parser.on('error', () => reject(broken()));
    parser.on('finish', () => resolve(fields));
    parser.end(body);
  });

/** Reads multipart bodies as all others are read: whole, and no larger than any other. */
export const addMultipart = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    TYPE,
    { parseAs: 'buffer', bodyLimit: limits.body },
    async ({ headers }: { headers: IncomingHttpHeaders }, body: Buffer) =>
      readFields(headers, body).catch((error) => {
        throw error instanceof AppError ? error : broken();
      }),
  );
};

/**
 * A room for routes that take files within a form: their multipart bodies are left to them, to be read
 * with `request.parts`. Each says in its `config` how large a body may be (`fileBody`).
 */
export const addFileRoutes = (app: FastifyInstance, add: (room: FastifyInstance) => void): void => {
  app.register(async (room) => {
    room.removeContentTypeParser(TYPE);
    await room.register(multipart);
    add(room);
  });
};
