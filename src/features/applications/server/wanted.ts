import { one, type Params } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import type { Location } from '#features/stores/api.server';
import { withoutBrand } from '#features/stores/contract';
import {
  findNamedVacancy,
  findPlaceOfWork,
  isOpen,
  type VacancyRow,
} from '#features/vacancies/api.server';
import { applications as limits } from '#kernel/limits-applications';
import { applications as texts } from '#kernel/messages/nl-applications';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import { applicationQuery, type Wanted } from '../contract';

/** What is applied for: what the address says, and what of it there is. */
export type Application = {
  wanted: Wanted;
  location?: Location;
  vacancy?: VacancyRow['vacancy'];
  /** The vacancy is there, and one can't apply for it any more. */
  isOver: boolean;
};

/** Without what could break a line or turn the direction of a heading (Unicode annex 9). */
const tidy = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, limits.longestText);

/** S2.1/7 */
export const readWanted = (params: Params): Wanted => {
  const of = (name: keyof Wanted) => tidy(one(params, applicationQuery[name]) ?? '');
  return {
    vacancy: of('vacancy'),
    location: of('location'),
    category: of('category'),
    code: of('code'),
  };
};

/** Looks up what an address asks for. */
export const findApplication = async (host: Host, wanted: Wanted): Promise<Application> => {
  const location = await findPlaceOfWork(host, wanted.location);
  const row =
    location &&
    wanted.vacancy !== '' &&
    (await findNamedVacancy(host, {
      title: wanted.vacancy,
      locationId: location.id,
      code: wanted.code,
    }));
  const vacancy = row ? row.vacancy : undefined;
  const isOver = vacancy !== undefined && !isOpen(vacancy, dayOf(host.clock.now()));
  return { wanted, location, vacancy, isOver };
};

export type Heading = { first: string; second?: string };

/** S2.9/6, in the two lines that it is shown in; {brand} is the chain's own name. */
export const headingOf = (host: Host, { vacancy, location }: Wanted): Heading => {
  const brand = getSite(host).name;
  if (vacancy === '') return { first: texts.openTitle(brand) };
  const place = location === '' ? '' : texts.at(brand, withoutBrand(location, brand));
  return { first: texts.heading, second: vacancy + place };
};

export const headingText = ({ first, second }: Heading): string =>
  second === undefined ? first : `${first} ${second}`;
