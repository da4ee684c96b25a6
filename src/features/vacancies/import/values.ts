import { isDeepStrictEqual } from 'node:util';
import type { Location } from '#features/stores/api.server';
import type { vacancies } from '../server/tables';
import type { VacancyDraft } from './read-draft';
import { SITE } from './report';

export type Stored = typeof vacancies.$inferSelect;
export type Values = typeof vacancies.$inferInsert;
export type Draft = VacancyDraft & { location?: Location };

const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

/** A new vacancy. Throws an error that says what it lacks, in Dutch. */
export const newValues = (draft: Draft, today: string): Values => {
  const { location, ...rest } = draft;
  const labels = { title: 'de titel', category: 'het soort werk', hoursMin: 'de uren' } as const;
  const missing = Object.entries(labels)
    .filter(([name]) => rest[name as keyof typeof labels] === undefined)
    .map(([, label]) => label);
  if (missing.length > 0)
    throw new Error(`voor een nieuwe vacature ontbreekt ${missing.join(', ')}`);
  if (!location) throw new Error('de plek ontbreekt');
  return {
    contract: 'vast',
    code: 0,
    postedOn: today,
    hoursMax: rest.hoursMin,
    ...rest,
    siteId: SITE,
    locationId: location.id,
    access: `${slug(rest.title ?? '')}-${slug(location.place)}-${slug(rest.reference)}`,
  } as Values;
};

/** A vacancy that is in the feed again is open again, unless the feed says else. */
export const changesOf = (row: Stored, { location, ...draft }: Draft): Partial<Stored> => {
  const next: Partial<Stored> = {
    state: 'Online',
    ...draft,
    ...(location && { locationId: location.id }),
  };
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => !isDeepStrictEqual(row[name as keyof Stored], value),
    ),
  );
};
