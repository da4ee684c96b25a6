import { findSubmissionRow, listSubmissions } from '#features/forms/api.server';
import type { FoundThing } from '#features/office/contract';
import type { StaffMember } from '#features/staff/contract';
import { submissions as limits } from '#kernel/limits-submissions';
import { submissionTexts as texts } from '#kernel/messages/nl-submissions';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { submissionHref } from '../contract';
import { tellLine } from './tell';

/** A submission by its number, and those of somebody by his address: other words are looked for on the screen itself. */
export const findSubmissions = async (
  host: Host,
  member: StaffMember,
  search: string,
): Promise<FoundThing[]> => {
  if (!member.rights.special.includes('submissions')) return [];
  const id = readWholeNumber(search.trim());
  const numbered = id === undefined ? undefined : await findSubmissionRow(host, id);
  const addressed = search.includes('@')
    ? await listSubmissions(host, { search }, { start: 0, limit: limits.found })
    : [];
  return [...(numbered ? [numbered] : []), ...addressed].map((row) => ({
    ...{ kind: texts.one, title: `${row.form} · ${tellLine(row).email || texts.numbered(row.id)}` },
    ...{ note: texts.numbered(row.id), to: submissionHref(row.id) },
  }));
};
