import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Params, readLanguage } from '#features/pages/api.server';
import type { Host } from '#platform/host';
import { fileValues, type Received, takeFile } from './files';
import { type Form, speakIn, wordsOf } from './form';
import { isOwnPost } from './guard';
import { type Prepared, prepareForm } from './handlers';
import { allOf, readPosted } from './posted';
import { type Errors, readValues, type Values } from './values';

/** What a form was sent with, read. */
export type Sent = {
  /** False: its page had expired, and its files were not taken. */
  isOwn: boolean;
  params: Params;
  prepared: Prepared;
  /** By field name; file fields hold the ids of uploads. */
  values: Values;
  /** What can't be in them. */
  errors: Errors;
};

/** The form as it speaks on the page that it was sent from. */
const spokenOn = (form: Form, params: Params): Form => {
  const language = readLanguage(params);
  return language === undefined ? form : speakIn(form, language);
};

/** Takes files only once the page's token was seen: nothing is kept for another site's page. */
const fileTaker = (host: Host, request: FastifyRequest, reply: FastifyReply, form: Form) => {
  const received: Received = { files: {}, errors: {} };
  const sessionId = async () => (await host.sessions.ensure(request, reply)).id;
  const take = async (part: MultipartFile, params: Params) => {
    if (!isOwnPost(host, request, params)) return;
    await takeFile(host, spokenOn(form, params), received, { part, sessionId });
  };
  return { received, take };
};

/**
 * Reads a post to a form. Throws a 4xx for what is no form, is too large, or comes from another
 * site.
 */
export const readSent = async (
  host: Host,
  request: FastifyRequest,
  reply: FastifyReply,
  form: Form,
): Promise<Sent> => {
  const { received, take } = fileTaker(host, request, reply, form);
  const params = await readPosted(request, take);
  const isOwn = isOwnPost(host, request, params);
  const prepared = await prepareForm(host, spokenOn(form, params), params);
  const read = readValues(prepared.form.steps, params, wordsOf(prepared.form));
  const files = fileValues(prepared.form, received, (name) => allOf(params, name));
  return {
    isOwn,
    params,
    prepared,
    values: { ...read.values, ...files.values },
    errors: { ...read.errors, ...files.errors },
  };
};
