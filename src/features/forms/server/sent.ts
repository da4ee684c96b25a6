import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type Params, readLanguage } from '#features/pages/api.server';
import { findUnasked } from '#fields/condition';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { formField } from '../contract';
import { withoutUnasked } from '../site/problems';
import { hasScript, proofOf } from './bot-check';
import { CameAlong } from './came-along';
import { fileValues } from './files';
import { type Form, speakIn, wordsOf } from './form';
import { isOwnPost } from './guard';
import { type Filled, type Prepared, prepareForm } from './handlers';
import { allOf, firstOf, readPosted } from './posted';
import { maySubmitYet } from './submission-limit';
import { type Errors, readValues, type Values } from './values';

/** What a form was sent with, read. */
export type Sent = {
  /** False: its page had expired, and its files were not taken. */
  isOwn: boolean;
  params: Params;
  prepared: Prepared;
  /** Without fields that are not asked after what was filled in: only this is checked and kept. */
  asked: Filled;
  /** By field name, of all fields; file fields hold the ids of uploads. */
  values: Values;
  /** What can't be in them. */
  errors: Errors;
  /** What came in the body itself; their ids are among the values already. */
  files: CameAlong;
};

/** The form as it speaks on the page that it was sent from. */
const spokenOn = (form: Form, params: Params): Form => {
  const language = readLanguage(params);
  return language === undefined ? form : speakIn(form, language);
};

/**
 * Whether a form can be seen to be refused by what came before its files. Our own page sends its
 * token and what its script worked out first.
 */
const createGate = (host: Host, request: FastifyRequest, form: Form) => {
  const known = new Map<string, Promise<boolean>>();
  const check = async (params: Params): Promise<boolean> => {
    const script = hasScript(params);
    if (!(await maySubmitYet(host, { ip: clientOf(request), script }))) return true;
    return script && (await proofOf(host, form, params)).kind === 'captcha';
  };
  return (params: Params): Promise<boolean> => {
    const seen = [formField.noSpam, formField.captcha]
      .map((name) => firstOf(params, name))
      .join(' ');
    const result = known.get(seen) ?? check(params);
    known.set(seen, result);
    return result;
  };
};

/** Takes files only once the page's token was seen: nothing is kept for another site's page. */
const fileTaker = (host: Host, request: FastifyRequest, form: Form) => {
  const files = new CameAlong(host, clientOf(request));
  const isHopeless = createGate(host, request, form);
  const take = async (part: MultipartFile, params: Params) => {
    if (!isOwnPost(host, request, params)) return;
    await files.take(spokenOn(form, params), part, await isHopeless(params));
  };
  return { files, take };
};

/** What counts of what was filled in: nothing of fields that are not asked then. */
const askedOf = (
  { form, extras }: Prepared,
  values: Values,
  unasked: ReadonlySet<string>,
): Filled => {
  if (unasked.size === 0) return { form, extras, values };
  const steps = form.steps.map((step) => ({
    ...step,
    fields: step.fields.filter(({ name }) => !unasked.has(name)),
  }));
  const kept = Object.entries(values).filter(([name]) => !unasked.has(name));
  return { form: { ...form, steps }, extras, values: Object.fromEntries(kept) };
};

/**
 * Reads a post to a form; files that came along lie aside until it is validated. Throws a 4xx for what is no
 * form, is too large, or comes from another site.
 */
export const readSent = async (host: Host, request: FastifyRequest, form: Form): Promise<Sent> => {
  const { files, take } = fileTaker(host, request, form);
  try {
    const params = await readPosted(request, take);
    const isOwn = isOwnPost(host, request, params);
    const prepared = await prepareForm(host, spokenOn(form, params), params);
    const read = readValues(prepared.form.steps, params, wordsOf(prepared.form));
    const uploads = fileValues(
      prepared.form,
      (name) => files.idsOf(name),
      (name) => allOf(params, name),
    );
    const values = { ...read.values, ...uploads.values };
    const errors = { ...read.errors, ...uploads.errors, ...files.errors };
    const fields = prepared.form.steps.flatMap((step) => step.fields);
    const unasked = findUnasked(fields, ({ name }) => values[name] ?? '');
    return {
      ...{ isOwn, params, prepared, files, values },
      asked: askedOf(prepared, values, unasked),
      errors: withoutUnasked(errors, unasked),
    };
  } catch (error) {
    await files.discard();
    throw error;
  }
};
