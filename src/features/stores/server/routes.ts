import { createElement } from 'react';
import {
  aboutItem,
  addDetailPages,
  type DetailPage,
  type RenderContext,
} from '#features/pages/api.server';
import { contentTexts } from '#kernel/messages/nl-content';
import { storeTexts } from '#kernel/messages/nl-stores';
import { dayOf } from '#kernel/values/dutch-dates';
import { field, path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { Island } from '#ui/island';
import { storeEntity } from '../entity';
import StoreMap from '../site/map/store-map.island';
import OwnStore, { type OwnStoreProps } from '../site/own-store.island';
import { StorePage } from '../site/store-page.view';
import { storeJsonLd } from '../structured-data';
import { answerDay } from './asked-day';
import { findDepartments, findNearby } from './detail';
import { openingOf } from './opening';
import { presentDetail } from './present';
import { findStore, type Location, listStores } from './read';
import { renderFilled, type Section } from './sections';
import { renderStock } from './stock-section';

const texts = contentTexts.stores;
const OVERVIEW = { label: texts.overview, href: '/winkels' };

/** What goes on in this store: its events, its news, its vacancies. */
const renderOwn = (context: RenderContext, { id, place }: Location): Promise<Section[]> => {
  const shared = { limit: 3, columns: 3, paging: 'none' };
  const vacanciesHref = `/vacatures?${new URLSearchParams({ [field.filter('importedlocation')]: String(id) })}`;
  const more = { moreLabel: texts.allVacancies, moreLink: vacanciesHref };
  const own: [string, string, Record<string, unknown>][] = [
    ['agenda', 'CalendarOverview', { title: texts.events, filter: { location: [id] } }],
    ['nieuws', 'NewsOverview', { title: texts.news(place), filter: { location: [id] } }],
    [
      'vacatures',
      'VacancyOverview',
      { title: texts.vacancies, filter: { importedlocation: [id] }, ...more },
    ],
  ];
  return Promise.all(
    own.map(([name, type, settings]) =>
      renderFilled(context, {
        id: `winkel-${name}-${id}`,
        type,
        settings: { ...shared, ...settings },
      }),
    ),
  );
};

/** What the chain does for you. */
const renderServices = (context: RenderContext, { id }: Location): Promise<Section> =>
  renderFilled(context, {
    id: `winkel-service-${id}`,
    type: 'ServiceSlider',
    settings: { title: texts.forYou },
  });

/** The store and its neighbours on a map (S2.8/6); none for a store that is on no map. */
const mapOf = ({ config }: Host, { id, title, latitude, longitude }: Location) =>
  latitude === null || longitude === null
    ? undefined
    : createElement(Island<Parameters<typeof StoreMap>[0]>, {
        of: StoreMap,
        name: 'kaart',
        when: 'visible',
        props: {
          title: storeTexts.map.ofStore(title),
          url: `${path.storeMap}?${new URLSearchParams({ id: String(id) })}`,
          own: id,
          tiles: config.mapTiles,
        },
      });

/** What makes a store the visitor's own, or tells that it is. */
const ownOf = ({ token, store: mine }: RenderContext, { id, title }: Location) =>
  createElement(Island<OwnStoreProps>, {
    of: OwnStore,
    name: 'mijn-winkel',
    when: 'own-store',
    props: { id, title, token, mine },
  });

const findPage = async (
  context: RenderContext,
  access: string,
): Promise<DetailPage | undefined> => {
  const { host, now } = context;
  const row = await findStore(host, access);
  if (!row) return undefined;
  const store = presentDetail(host, row);
  const own = aboutItem(context, storeEntity, row.id);
  const [nearby, departments, stock, around, services] = await Promise.all([
    findNearby(host, row),
    findDepartments(host, row),
    renderStock(own, row),
    renderOwn(own, row),
    renderServices(own, row),
  ]);
  const { opening, state, until } = openingOf(row, now);
  return {
    id: row.id,
    href: store.href,
    way: [OVERVIEW],
    title: store.title,
    description: texts.description(store.title, `${store.street}, ${store.place}`),
    openGraph: { type: 'website', picture: store.picture },
    jsonLd: (site) => storeJsonLd(store, { ...site, today: dayOf(now) }),
    main: (breadcrumbs) =>
      createElement(StorePage, {
        store,
        breadcrumbs,
        opening,
        day: answerDay(row, context.params, now),
        state,
        departments,
        nearby,
        own: ownOf(context, row),
        map: mapOf(host, row),
        sections: {
          stock: stock.html,
          own: around.map(({ html }) => html),
          services: services.html,
        },
      }),
    tags: ['pages'],
    sections: [stock, ...around, services],
    until,
  };
};

/** The store's page (S2.1/6), and the stores' part of the sitemap. */
export const addStoreRoutes = (host: Host): void =>
  addDetailPages(host, {
    entity: storeEntity,
    sitemap: 'winkels',
    list: listStores,
    find: findPage,
  });
