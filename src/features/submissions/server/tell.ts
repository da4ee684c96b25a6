import {
  addressIn,
  holdsFiles,
  readMailedTo,
  type SubmissionRow,
  wordsOf,
} from '#features/forms/api.server';
import { memberNames } from '#features/staff/api.server';
import type { StaffMember } from '#features/staff/contract';
import { findUploads } from '#features/uploads/api.server';
import { submissions as limits } from '#kernel/limits-submissions';
import { submissionTexts as texts } from '#kernel/messages/nl-submissions';
import type { Host } from '#platform/host';
import type { ToldSubmission, ToldSubmissionLine } from '../contract';

/** Whether a member may give away and erase what is kept of people. */
export const mayGive = ({ rights }: StaffMember): boolean =>
  rights.special.includes('personal-data');

/** By code points: a pair isn't cut in two. */
const cut = (text: string): string => {
  const points = [...text];
  return points.length > limits.excerpt ? `${points.slice(0, limits.excerpt).join('')}…` : text;
};

const excerptOf = (row: SubmissionRow): string => {
  const email = addressIn(row.values);
  const parts = row.values
    .filter((value) => !holdsFiles(value) && value.value !== email)
    .map((value) => wordsOf(value).replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  return cut(parts.join(' · '));
};

export const tellLine = (row: SubmissionRow): ToldSubmissionLine => ({
  id: row.id,
  form: { id: row.formId, title: row.form },
  createdAt: row.createdAt.toISOString(),
  isHandled: row.handledAt !== null,
  email: addressIn(row.values) ?? '',
  excerpt: excerptOf(row),
  files: row.files.length,
});

/** All of one submission. What is sealed is told of by its labels. */
export const tellSubmission = async (
  host: Host,
  row: SubmissionRow,
  member: StaffMember,
): Promise<ToldSubmission> => {
  const { excerpt: _, files: __, ...line } = tellLine(row);
  const [uploads, names] = await Promise.all([
    findUploads(host.db, row.files),
    memberNames(host, row.handledBy === null ? [] : [row.handledBy]),
  ]);
  const mailed = readMailedTo(row.mailedTo);
  const who = row.handledBy === null ? undefined : (names.get(row.handledBy) ?? texts.gone);
  return {
    ...line,
    lines: row.values
      .filter((value) => !holdsFiles(value))
      .map((value) => ({ label: value.label, text: wordsOf(value) })),
    sealed: row.sealed.map(({ label }) => label),
    files: uploads.map(({ id, filename, size }) => ({ id, name: filename, bytes: size })),
    ...{ mailedTo: mailed.recipients, isConfirmed: mailed.isConfirmed },
    ...(row.handledAt && {
      handled: { at: row.handledAt.toISOString(), ...(who !== undefined && { who }) },
    }),
    purgeAt: row.purgeAt.toISOString(),
    mayGive: mayGive(member),
  };
};
