import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { readFields } from '#features/forms/api.server';
import { questionField } from '#features/forms/contract';
import { one, type Params, readLanguage, readParams } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { optionLabel, readKeys } from '#fields/choices';
import type { FieldDefinition } from '#fields/definition';
import { typeOf } from '#fields/types';
import { enPopups } from '#kernel/messages/en-popups';
import { inLanguage } from '#kernel/messages/language';
import { popupTexts } from '#kernel/messages/nl-popups';
import { tidyPart } from '#kernel/values/person/rules';
import { leftOut, withoutLinks } from '#kernel/values/without-links';
import { popupField } from '#kernel/wire-popups';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { usedKeyOf } from '#platform/sessions/once-key';
import { readRecord } from '../site/read-record';
import { NAME_FIELD, type Popup } from './popup';
import { refusal } from './refusal';

/** All that a popup's form was sent with, and what is wrong with it, by the names of its fields. */
export type FilledPopup = {
  params: Params;
  language: string;
  fields: readonly FieldDefinition[];
  values: Record<string, string>;
  errors: Record<string, string>;
};

/** What a popup's form was sent with, in which nothing is wrong. */
export type SentPopup = {
  email: string;
  name: string;
  /** The words beside the boxes that were ticked. */
  agreed: readonly string[];
  language: string;
  captcha: string;
  /** It comes from a page without script, where a question stands in for the captcha. */
  isPlain: boolean;
  question: { token: string; answer: string };
  /** Tells that the same was sent before. */
  onceKey: string;
  /** The network address of who sent it. */
  client: string;
};

export const readFilled = (host: Host, request: FastifyRequest, popup: Popup): FilledPopup => {
  const params = readParams(request.body);
  const language = readLanguage(params) ?? getSite(host).language;
  const fields = Object.values(popup.records).flatMap(
    (record) => readRecord(record, language) ?? [],
  );
  const { values, errors } = readFields(fields, params, language);
  const name = tidyPart('firstname', values[NAME_FIELD] ?? '');
  if (withoutLinks(name).includes(leftOut)) {
    errors[NAME_FIELD] ??= inLanguage(language, popupTexts, enPopups).noName;
  }
  return { params, language, fields, values, errors };
};

const agreedIn = ({ fields, values }: FilledPopup): string[] =>
  fields
    .filter((field) => typeOf(field).holds === 'choices')
    .flatMap((field) => readKeys(values[field.name] ?? '').map((key) => optionLabel(field, key)));

/** Throws a 422 that says by field what is wrong. */
export const readSent = (
  host: Host,
  request: FastifyRequest,
  popup: Popup,
  { filled, isPlain }: { filled: FilledPopup; isPlain: boolean },
): SentPopup => {
  const { params, language, fields, values, errors } = filled;
  const read = (name: string): string => one(params, name) ?? '';
  if (read(popupField.honeypot)) throw refusal(422, 'broken', (words) => words.broken);
  if (Object.keys(errors).length > 0) {
    throw refusal(422, 'invalid', (words) => words.invalid, errors);
  }
  const email = fields.find((field) => typeOf(field).holds === 'email');
  const client = clientOf(request);
  const who = [client, request.headers['user-agent'] ?? ''];
  // Without a name of its own each is another.
  const once = read(popupField.once) || randomUUID();
  return {
    email: values[email?.name ?? ''] ?? '',
    name: tidyPart('firstname', values[NAME_FIELD] ?? ''),
    agreed: agreedIn(filled),
    language,
    captcha: read(popupField.captcha),
    isPlain,
    question: { token: read(questionField.token), answer: read(questionField.answer) },
    onceKey: usedKeyOf(host.config.secret, `popup ${popup.id} ${once}`, [
      ...who,
      JSON.stringify(values),
    ]),
    client,
  };
};
