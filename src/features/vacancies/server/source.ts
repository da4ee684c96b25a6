import type { EntitySource } from '#features/overviews/api.server';
import { listLocations, locationOptions } from '#features/stores/api.server';
import type { FilterOption, IndexRow, SearchHit } from '#kernel/define/entity';
import { choiceIds, choiceLabel, inListOrder } from '#kernel/values/choices';
import type { Host } from '#platform/host';
import { bandsOf, categories, contracts, hourBands, type VacancyCard } from '../contract';
import { vacancyEntity } from '../entity';
import { VacancyCardView } from '../site/vacancy-card.view';
import { vacancyApi } from './api-part';
import { lookNear } from './look-near';
import { presentCard } from './present';
import { listForCards, listVacancies, type VacancyRow } from './read';

const options = async (host: Host): Promise<Record<string, FilterOption[]>> => ({
  category: inListOrder(categories),
  contract: inListOrder(contracts),
  hours: inListOrder(hourBands),
  importedlocation: locationOptions(await listLocations(host), host),
});

/** The weight of what a function is called. */
const FUNCTION = 12;

const indexRow = ({ vacancy, location }: VacancyRow): IndexRow => ({
  id: vacancy.id,
  options: {
    category: choiceIds(categories, [vacancy.category]),
    contract: choiceIds(contracts, [vacancy.contract]),
    hours: bandsOf(vacancy.hoursMin, vacancy.hoursMax),
    importedlocation: [location.id],
  },
  numbers: {},
  sort: { new: -Date.parse(vacancy.postedOn), name: vacancy.title },
  texts: [
    // 'Inpakker': what the work is called. The rest of a title is what it is about.
    { text: vacancy.title.split(' ', 1).join(), weight: FUNCTION },
    { text: vacancy.title, weight: 10 },
    { text: location.place, weight: 6 },
    { text: location.title, weight: 5 },
    { text: choiceLabel(categories, vacancy.category), weight: 4 },
    { text: location.province, weight: 2 },
    { text: vacancy.intro, weight: 1 },
    { text: vacancy.description.join(' '), weight: 1 },
  ],
});

async function* rows(host: Host, ids?: readonly number[]): AsyncGenerator<IndexRow[]> {
  yield (await listVacancies(host, ids)).map(indexRow);
}

const cards = async (host: Host, ids: readonly number[]): Promise<Map<number, VacancyCard>> => {
  const found = await listForCards(host, ids);
  return new Map(found.map((row) => [row.vacancy.id, presentCard(row)]));
};

const hits = async (host: Host, ids: readonly number[]): Promise<Map<number, SearchHit>> => {
  const found = await cards(host, ids);
  return new Map(
    [...found].map(([id, { title, href, place }]) => [
      id,
      { id, title, href, note: `Vacature, ${place}` },
    ]),
  );
};

/** How vacancies reach the index, the cards and the suggestions. */
export const vacancySource: EntitySource<VacancyCard> = {
  entity: vacancyEntity,
  columns: 3,
  options,
  rows,
  cards,
  card: VacancyCardView,
  near: lookNear,
  hits,
  search: {
    seldomMistyped: true,
    called: ['vacature', 'baan', 'bijbaan', 'werk', 'job'],
    askedBy: FUNCTION,
  },
  api: vacancyApi,
};
