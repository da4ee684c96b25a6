import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { findUploads } from '#features/uploads/api.server';
import { field } from '#kernel/wire';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { clientOf } from '#platform/http/client-of';
import { usedKeyOf } from '#platform/sessions/once-key';
import { formField, questionField } from '../contract';
import { fileFields, uploadIds } from './files';
import type { Filled, Submission } from './handlers';
import { firstOf } from './posted';
import type { Sent } from './sent';
import { stampAge } from './stamp';
import { formSubmissions } from './tables';

/** What differs when the same form is sent again. */
const passing: ReadonlySet<string> = new Set([
  field.token,
  formField.ajax,
  formField.captcha,
  formField.noSpam,
  formField.stamp,
  questionField.token,
  questionField.answer,
]);

/** Files by what is in them: sent again without script they are other uploads. */
const contentOfFiles = async (host: Host, { prepared, values, files }: Sent): Promise<string[]> => {
  const named = fileFields(prepared.form).map(({ name }) => [name, uploadIds(values[name] ?? '')]);
  const all = named as [string, string[]][];
  const found = await findUploads(
    host.db,
    all.flatMap(([, ids]) => ids),
  );
  const byId = new Map(found.map(({ id, sha256, filename }) => [id, `${sha256} ${filename}`]));
  const came = files.contents;
  return all.flatMap(([name, ids]) => [
    name,
    ...ids.map((id) => came.get(id) ?? byId.get(id) ?? id),
  ]);
};

const contentOf = async (host: Host, sent: Sent): Promise<string[]> => {
  const files = new Set(fileFields(sent.prepared.form).map(({ name }) => name));
  const texts = Object.entries(sent.params)
    .filter(([name]) => !passing.has(name) && !files.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map((text) => JSON.stringify(text));
  return [...texts, ...(await contentOfFiles(host, sent))];
};

/**
 * What tells that a form comes a second time: the stamp that the server signed when it made the form,
 * who sends it, and all that was filled in. A kept page has one stamp for all its visitors, so without a
 * session it is the client and its browser that tell them apart. Undefined: it is no form of ours.
 */
export const onceKeyOf = async (
  host: Host,
  request: FastifyRequest,
  sent: Sent,
): Promise<string | undefined> => {
  const { secret } = host.config;
  const { id } = sent.prepared.form;
  const stamp = firstOf(sent.params, formField.stamp);
  if (stampAge(secret, id, stamp, host.clock.now()) === undefined) return undefined;
  const browser = `${clientOf(request)} ${request.headers['user-agent'] ?? ''}`;
  const who = host.sessions.idOf(request) ?? browser;
  return usedKeyOf(secret, `form ${id} ${stamp}`, [who, ...(await contentOf(host, sent))]);
};

/** What a form became that came before with this key. */
export const findRepeated = async (
  db: Db,
  filled: Filled,
  onceKey: string,
): Promise<Submission | undefined> => {
  const [row] = await db
    .select({ id: formSubmissions.id, createdAt: formSubmissions.createdAt })
    .from(formSubmissions)
    .where(eq(formSubmissions.onceKey, onceKey));
  return row && { ...filled, ...row };
};

/** What comes with the same key, in whichever process, comes one after the other. */
export const takeTurn = async (tx: Tx, onceKey: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`form ${onceKey}`}, 0))`);
};
