import { claimUploads } from '#features/uploads/api.server';
import type { UploadRecord } from '#features/uploads/contract';
import { announceWebhook } from '#features/webhooks/api.server';
import { nameOf } from '#fields/rules';
import { typeOf } from '#fields/types';
import type { Solved } from '#platform/bot-check/question';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { FormField } from '../contract';
import { takesFiles, valueFields } from '../site/fields-of';
import { fileFields, settingsOf, targetOf, tellFile, uploadIds } from './files';
import { type Filled, handlerOf, type SentSubmission, type Submission } from './handlers';
import { enqueueMails } from './jobs';
import { findRepeated, takeTurn } from './once';
import { fieldKeys, seal } from './seal';
import { formChallenges, formSubmissions, type SealedValue, type StoredValue } from './tables';

const DAY = 86_400_000;

/** A challenge was answered before: it counts once. */
export class ChallengeUsed extends Error {}

/** What a sealed value is a value of. */
export const sealedAbout = (formId: number, name: string): string => `form ${formId} ${name}`;

const isSecret = (field: FormField): boolean => field.dataType === 'bsn' || typeOf(field).secret;

/** By id. */
type Files = ReadonlyMap<string, UploadRecord>;

const shownOf = (field: FormField, value: string, files: Files): string =>
  takesFiles(field)
    ? uploadIds(value)
        .flatMap((id) => files.get(id) ?? [])
        .map((file) => tellFile(field, file))
        .join(', ')
    : typeOf(field).show(value, field);

const storedOf = (host: Host, filled: Filled, files: Files): StoredValue[] => {
  const { form, values } = filled;
  const kept = handlerOf(host, form).kept?.(host, filled);
  const instead = kept?.instead.map((one) => ({ ...one, type: 'InputField', shown: one.value }));
  const stored = valueFields(form.steps)
    .filter((field) => !isSecret(field) && !kept?.without.has(field.name))
    .map((field) => {
      const value = values[field.name] ?? '';
      const shown = shownOf(field, value, files);
      return { name: field.name, label: nameOf(field), type: field.type, value, shown };
    });
  return [...stored, ...(instead ?? [])];
};

const sealedOf = (host: Host, { form, values }: Filled): SealedValue[] => {
  const keys = fieldKeys(host.config);
  return valueFields(form.steps).flatMap((field) => {
    const value = values[field.name] ?? '';
    if (!isSecret(field) || value === '') return [];
    const sealed = seal(keys, value, sealedAbout(form.id, field.name));
    return [{ name: field.name, label: nameOf(field), sealed }];
  });
};

const spend = async (tx: Tx, solved: Solved): Promise<void> => {
  const used = await tx
    .insert(formChallenges)
    .values(solved)
    .onConflictDoNothing()
    .returning({ id: formChallenges.id });
  if (used.length === 0) throw new ChallengeUsed();
};

/** Makes the files that a form names its own; each counts for the field that it was sent for. */
const claimFiles = async (tx: Tx, { form, values }: Filled, sessionId: string | undefined) => {
  const claimed: UploadRecord[] = [];
  for (const field of fileFields(form)) {
    const ids = uploadIds(values[field.name] ?? '');
    if (ids.length === 0) continue;
    const settings = settingsOf(form, field);
    const target = targetOf(form, settings.columnUploadfolderId);
    claimed.push(...(await claimUploads(tx, { ids, target, sessionId, settings })));
  }
  return claimed;
};

export type NewSubmission = Filled &
  Pick<SentSubmission, 'cause'> & { solved?: Solved; sessionId?: string; onceKey?: string };

/**
 * Stores what a form was sent with: all of it, with its files and its mails, or nothing; once a key.
 * Throws ChallengeUsed, or a 4xx of uploads that are not there or another's.
 */
export const storeSubmission = (host: Host, filled: NewSubmission): Promise<Submission> =>
  transact(host.db, async (tx) => {
    const { form, extras, onceKey, cause } = filled;
    if (onceKey) {
      await takeTurn(tx, onceKey);
      const known = await findRepeated(tx, { form, extras, values: filled.values }, onceKey);
      if (known) return known;
    }
    if (filled.solved) await spend(tx, filled.solved);
    const claimed = await claimFiles(tx, filled, filled.sessionId);
    const files = new Map(claimed.map((file) => [file.id, file]));
    const createdAt = host.clock.now();
    const [row] = await tx
      .insert(formSubmissions)
      .values({
        formId: form.id,
        onceKey,
        values: storedOf(host, filled, files),
        sealed: sealedOf(host, filled),
        extras: { ...extras },
        files: [...files.keys()],
        createdAt,
        purgeAt: new Date(createdAt.getTime() + form.retentionDays * DAY),
      })
      .returning({ id: formSubmissions.id });
    if (!row) throw new Error('a submission was not stored');
    const submission = { form, values: filled.values, extras, id: row.id, createdAt, cause };
    await handlerOf(host, form).stored?.(host, tx, submission);
    await enqueueMails(host, tx, submission);
    const told = { formId: form.id, form: form.name, submissionId: row.id };
    await announceWebhook(host, tx, 'form.submitted', told);
    return submission;
  });
