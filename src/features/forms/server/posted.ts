import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Params } from '#features/pages/api.server';
import { AppError, badRequest } from '#kernel/errors';
import { formLimits } from '#kernel/limits-forms';
import { forms as texts } from '#kernel/messages/nl-forms';

/** All values that a form was sent with, by the names exactly as they were sent. */
export const allOf = (params: Params, name: string): readonly string[] => params[name] ?? [];

/** The first value of a name; '' when it was not sent. */
export const firstOf = (params: Params, name: string): string => params[name]?.[0] ?? '';

const tooLarge = () => new AppError(413, 'too_large', texts.tooLarge);

const newParams = (): Params => Object.create(null);

/** Adds values; what is no text, or is sent too much of, is refused. */
const collector = (params: Params) => {
  let size = 0;
  return (name: string, value: unknown): void => {
    if (typeof value !== 'string') throw badRequest(texts.broken);
    size += name.length + value.length;
    if (value.length > formLimits.value || size > formLimits.allValues) throw tooLarge();
    const values = params[name] ?? [];
    values.push(value);
    params[name] = values;
  };
};

const readPlain = (body: unknown): Params => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw badRequest(texts.broken);
  }
  const params = newParams();
  const add = collector(params);
  const sent = Object.entries(body);
  if (sent.length > formLimits.fields) throw tooLarge();
  for (const [name, value] of sent) {
    for (const one of Array.isArray(value) ? value : [value]) add(name, one);
  }
  return params;
};

/** A file's part, and the fields that were sent before it. It must be read to its end. */
export type OnFile = (part: MultipartFile, params: Params) => Promise<void>;

const readParts = async (request: FastifyRequest, onFile: OnFile): Promise<Params> => {
  const params = newParams();
  const add = collector(params);
  // The sizes of files are the business of what receives them.
  const limits = {
    fieldSize: formLimits.value,
    fields: formLimits.fields,
    files: formLimits.fields,
    parts: 2 * formLimits.fields,
    fileSize: Number.MAX_SAFE_INTEGER,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      await onFile(part, params);
      part.file.resume();
    } else {
      if (part.valueTruncated || part.fieldnameTruncated) throw tooLarge();
      add(part.fieldname, part.value);
    }
  }
  return params;
};

/** A part of the body that the parser can't make out is the sender's mistake, whatever it throws. */
const asRefusal = (error: unknown): Error => {
  const { statusCode = 400 } = error as { statusCode?: number };
  if (error instanceof AppError || statusCode !== 400) return error as Error;
  return badRequest(texts.broken);
};

/**
 * Reads what a form was sent with, files as they come. Throws a 400 for what is no form, a 413 for
 * more than a form can hold.
 */
export const readPosted = async (request: FastifyRequest, onFile: OnFile): Promise<Params> => {
  if (!request.isMultipart()) return readPlain(request.body);
  let failed: Error | undefined;
  const guarded: OnFile = (part, params) =>
    onFile(part, params).catch((error) => {
      failed = error;
      throw error;
    });
  const params = await readParts(request, guarded).catch((error) => {
    throw failed ?? asRefusal(error);
  });
  request.body = params;
  return params;
};
