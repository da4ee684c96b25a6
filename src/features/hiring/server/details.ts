import { type ApplicationRow, listEvents, listNotes } from '#features/applications/api.server';
import { APPLICATION_FORM, AVAILABLE, applicationField } from '#features/applications/contract';
import { findFormByName, findSent } from '#features/forms/api.server';
import { memberNames } from '#features/staff/api.server';
import type { StaffMember } from '#features/staff/contract';
import { findUploads } from '#features/uploads/api.server';
import { readKeys } from '#fields/choices';
import { typeNamed } from '#fields/types';
import { applications as texts } from '#kernel/messages/nl-applications';
import { hiringTexts } from '#kernel/messages/nl-hiring';
import type { Host } from '#platform/host';
import type { ToldApplication, ToldAvailability, ToldNote, ToldStep, ToldStory } from '../contract';
import { tellCard } from './board';
import { reachesAll } from './reach';

type Sent = NonNullable<Awaited<ReturnType<typeof findSent>>>['values'];

const { availability: words } = texts;

/** Whether an applicant is erased by somebody who may also give out what is kept of people. */
export const mayErase = (member: StaffMember): boolean =>
  reachesAll(member) && member.rights.special.includes('personal-data');

const availabilityOf = (sent: Sent): ToldAvailability | null => {
  const days = sent.filter(({ name }) => name.startsWith(AVAILABLE));
  if (days.length === 0) return null;
  const labels = words.moments as Readonly<Record<string, string>>;
  return {
    legend: days.length > words.officeDays ? words.legend : words.office,
    moments: Object.values(labels),
    days: days.map(({ label, value }) => ({
      day: label,
      chosen: readKeys(value).flatMap((key) => labels[key] ?? []),
    })),
  };
};

/** What is told elsewhere on the screen, or says the same twice. */
const elsewhere: ReadonlySet<string> = new Set([
  applicationField.email,
  applicationField.emailAgain,
]);

/** The number at which somebody is called. */
const phoneOf = (sent: Sent): Sent[number] | undefined =>
  sent.find(({ type }) => typeNamed(type)?.holds === 'phone');

/** What was filled in, by the steps of the form as it stands now; what it asks no more comes last. */
const stepsOf = async (host: Host, sent: Sent, files: readonly string[]): Promise<ToldStep[]> => {
  const form = await findFormByName(host, APPLICATION_FORM);
  const lines = sent.filter(
    ({ name, value, shown }) =>
      shown.trim() !== '' &&
      !name.startsWith(AVAILABLE) &&
      !elsewhere.has(name) &&
      name !== phoneOf(sent)?.name &&
      !files.some((id) => value.includes(id)),
  );
  const steps = (form?.steps ?? []).map(({ legend, fields }) => {
    const names = new Set(fields.map(({ name }) => name));
    return { legend, own: lines.filter(({ name }) => names.has(name)) };
  });
  const placed = new Set(steps.flatMap(({ own }) => own));
  const rest = lines.filter((line) => !placed.has(line));
  return [...steps, { legend: hiringTexts.details.more, own: rest }]
    .filter(({ own }) => own.length > 0)
    .map(({ legend, own }) => ({
      legend,
      lines: own.map(({ label, shown }) => ({ label, text: shown })),
    }));
};

const tellNotes = async (host: Host, id: number, member: StaffMember): Promise<ToldNote[]> => {
  const notes = await listNotes(host.db, id);
  const names = await memberNames(
    host,
    notes.map(({ memberId }) => memberId),
  );
  return notes.map((note) => ({
    ...{ id: note.id, kind: note.kind, subject: note.subject, text: note.text },
    ...{ who: names.get(note.memberId) ?? hiringTexts.gone, at: note.at.toISOString() },
    isOwn: note.kind === 'note' && note.memberId === member.id,
  }));
};

/** What happened to an application, and who did it as far as that is known. */
export const tellStory = async (host: Host, id: number): Promise<ToldStory[]> => {
  const events = await listEvents(host.db, id);
  const names = await memberNames(
    host,
    events.flatMap(({ memberId }) => memberId ?? []),
  );
  return events.map(({ event, by, memberId, at }) => {
    const who = memberId === null ? undefined : (names.get(memberId) ?? hiringTexts.gone);
    return { event, by, at: at.toISOString(), ...(who !== undefined && { who }) };
  });
};

/** All of one application, for who may see it. */
export const tellApplication = async (
  host: Host,
  row: ApplicationRow,
  member: StaffMember,
): Promise<ToldApplication> => {
  const sent = await findSent(host.db, row.submissionId);
  const values = sent?.values ?? [];
  const files = sent?.files ?? [];
  const [card, uploads, steps, events, notes] = await Promise.all([
    tellCard(host, member, row),
    findUploads(host.db, files),
    stepsOf(host, values, files),
    tellStory(host, row.id),
    tellNotes(host, row.id, member),
  ]);
  return {
    ...card,
    name: `${row.firstName} ${row.lastName}`.trim(),
    ...{ email: row.email, keepYear: row.keepYear },
    phone: phoneOf(values)?.shown ?? '',
    ...{ steps, availability: availabilityOf(values), events, notes },
    files: uploads.map(({ id, filename, size }) => ({ id, name: filename, bytes: size })),
    mayErase: mayErase(member),
  };
};
