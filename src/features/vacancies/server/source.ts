import { sourceOf } from '#features/entities/api.server';
import { listLocations, locationOptions } from '#features/stores/api.server';
import { inListOrder } from '#kernel/values/choices';
import { bandsOf, hourBands, type VacancyCard, vacancyHref } from '../contract';
import { VacancyCardView } from '../site/vacancy-card.view';
import { vacancyApi } from './api-part';
import { lookNear } from './look-near';
import { presentCard } from './present';
import { listForCards, listVacancies, type VacancyRow } from './read';
import { storedVacancies } from './stored';

/** A vacancy by its own columns, with its place of work. */
type Row = VacancyRow['vacancy'] & Pick<VacancyRow, 'location'>;

/** The weight of what a function is called, and of where it is: by either somebody may look for work. */
const ASKED = 12;

/** How vacancies reach the index, the cards and the suggestions. */
export const vacancySource = sourceOf<Row, VacancyCard>(storedVacancies, {
  api: vacancyApi,
  columns: 3,
  list: async (host, ids) =>
    (await listVacancies(host, ids)).map(({ vacancy, location }) => ({ ...vacancy, location })),
  beside: {
    options: async (host) => ({
      hours: inListOrder(hourBands),
      importedlocation: locationOptions(await listLocations(host), host),
    }),
    index: ({ title, hoursMin, hoursMax, location }) => ({
      options: { hours: bandsOf(hoursMin, hoursMax), importedlocation: [location.id] },
      texts: [
        // 'Inpakker': what the work is called. The rest of a title is what it is about.
        { text: title.split(' ', 1).join(), weight: ASKED },
        { text: location.place, weight: ASKED },
        { text: location.title, weight: 5 },
        { text: location.province, weight: 2 },
      ],
    }),
  },
  present: ({ location, ...vacancy }, host) => presentCard(host, { vacancy, location }),
  cards: async (host, ids) =>
    new Map((await listForCards(host, ids)).map((row) => [row.vacancy.id, presentCard(host, row)])),
  card: VacancyCardView,
  near: lookNear,
  hit: ({ title, access, location }) => ({
    title,
    href: vacancyHref(access),
    note: `Vacature, ${location.place}`,
  }),
  search: {
    seldomMistyped: true,
    called: ['vacature', 'baan', 'bijbaan', 'werk', 'job'],
    askedBy: ASKED,
  },
});
