import { type StoredEntity, sourceOf } from '#features/entities/api.server';
import type { EntitySource } from '#features/overviews/api.server';
import { fillFactsIn, referencesChecked } from '#features/settings/api.server';
import { sliders } from '#kernel/limits-content';
import { FactCardView } from '../site/fact-card.view';
import { ReferenceCardView } from '../site/reference-card.view';
import { ServiceCardView } from '../site/service-card.view';
import { UspCardView } from '../site/usp-card.view';
import { factApi, referenceApi, serviceApi, uspApi } from './api-parts';
import { presentFact, presentItem, presentReference } from './content-items';
import { storedFacts, storedReferences, storedServices, storedUsps } from './stored';
import type { usps } from './tables';

type Shown<Card> = Pick<EntitySource<Card>, 'api' | 'columns' | 'slider' | 'card' | 'note'> & {
  /** Search finds those that lead somewhere; left out: none. */
  searched?: boolean;
};

type Item = typeof usps.$inferSelect;

const itemSource = <Row extends Item, Card>(
  stored: StoredEntity,
  present: (row: Row) => Card,
  { searched = false, ...shown }: Shown<Card>,
): EntitySource<Card> =>
  sourceOf<Row, Card>(stored, {
    ...shown,
    present,
    // What they promise is what the settings say.
    fill: async (host, row) => ({
      ...row,
      ...(await fillFactsIn(host, { title: row.title, text: row.text })),
    }),
    isSearched: ({ link }) => searched && link !== '',
    hit: ({ title, link }) => ({ title, href: link, note: stored.entity.label.many }),
  });

/** How facts, references, services and USPs reach the index, the cards and the suggestions. */
export const itemSources = [
  itemSource(storedFacts, presentFact, {
    api: factApi,
    columns: 4,
    card: FactCardView,
  }),
  itemSource(storedReferences, presentReference, {
    api: referenceApi,
    columns: 3,
    slider: sliders.reference,
    card: ReferenceCardView,
    note: referencesChecked,
  }),
  itemSource(storedServices, presentItem, {
    api: serviceApi,
    columns: 3,
    slider: sliders.service,
    card: ServiceCardView,
    searched: true,
  }),
  itemSource(storedUsps, presentItem, {
    api: uspApi,
    columns: 4,
    slider: sliders.usp,
    card: UspCardView,
  }),
];
