import { termsOf } from '#features/entities/api.server';
import { hasPage } from '#features/stores/api.server';
import { storeHref, streetLine } from '#features/stores/contract';
import { choiceLabel } from '#kernel/values/choices';
import type { Host } from '#platform/host';
import {
  contracts,
  type Salary,
  type VacancyCard,
  type VacancyDetail,
  vacancyHref,
} from '../contract';
import type { CardRow, VacancyRow } from './read';

const salaryOf = ({ vacancy }: CardRow): Salary | undefined => {
  const { salaryMin, salaryMax, salaryUnit } = vacancy;
  const min = salaryMin ?? salaryMax;
  if (min === null || salaryUnit === null) return undefined;
  return { min, max: salaryMax ?? min, unit: salaryUnit };
};

export const presentCard = (host: Host, row: CardRow): VacancyCard => {
  const { vacancy, location } = row;
  return {
    id: vacancy.id,
    href: vacancyHref(vacancy.access),
    title: vacancy.title,
    intro: vacancy.intro,
    location: location.title,
    place: location.place,
    hours: { min: vacancy.hoursMin, max: vacancy.hoursMax },
    category: choiceLabel(termsOf(host, 'vacancy-categories'), vacancy.category),
    contract: choiceLabel(contracts, vacancy.contract),
    salary: salaryOf(row),
    picture: vacancy.picture ?? undefined,
  };
};

/** `officeEmail` is where reactions go when the place of work has no address of its own. */
export const presentDetail = (host: Host, row: VacancyRow, officeEmail: string): VacancyDetail => {
  const { vacancy, location } = row;
  return {
    ...presentCard(host, row),
    code: vacancy.code,
    kind: { category: vacancy.category, contract: vacancy.contract },
    postedOn: vacancy.postedOn,
    until: vacancy.validThrough ?? undefined,
    description: vacancy.description,
    tasks: vacancy.tasks,
    asks: vacancy.asks,
    offers: vacancy.offers,
    locationHref:
      hasPage(location) && location.state === 'Online' ? storeHref(location.access) : undefined,
    email: location.email || officeEmail,
    phone: location.phone,
    address: {
      street: streetLine(location),
      zipcode: location.zipcode,
      place: location.place,
      province: location.province,
      country: location.country,
    },
  };
};
