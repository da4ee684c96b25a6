import type { ApiPart, EntitySource } from '#features/overviews/api.server';
import { referencesChecked } from '#features/settings/api.server';
import type { Entity, IndexRow, SearchHit } from '#kernel/define/entity';
import { type SliderLook, sliders } from '#kernel/limits-content';
import type { Host } from '#platform/host';
import type { FactCard, PieceCard, ReferenceCard } from '../contract';
import { factEntity, referenceEntity, serviceEntity, uspEntity } from '../piece-entities';
import { FactCardView } from '../site/fact-card.view';
import { ReferenceCardView } from '../site/reference-card.view';
import { ServiceCardView } from '../site/service-card.view';
import { UspCardView } from '../site/usp-card.view';
import { factApi, referenceApi, serviceApi, uspApi } from './api-parts';
import { listPieces, type PieceTable, presentFact, presentPiece, presentReference } from './pieces';
import { facts, referenceItems, services, usps } from './tables';

type Row<T extends PieceTable> = T['$inferSelect'];

type Piece<T extends PieceTable, Card> = {
  entity: Entity;
  table: T;
  api: ApiPart;
  columns: number;
  slider?: SliderLook;
  present: (row: Row<T>) => Card;
  card: EntitySource<Card>['card'];
  note?: EntitySource<Card>['note'];
  /** Search finds those that lead somewhere; left out: none. */
  searched?: boolean;
};

const indexRow = (row: Row<PieceTable>, searched: boolean): IndexRow => ({
  id: row.id,
  options: {},
  numbers: {},
  sort: { order: row.sort, name: row.title },
  texts:
    searched && row.link
      ? [
          { text: row.title, weight: 8 },
          { text: row.text, weight: 2 },
        ].filter(({ text }) => text !== '')
      : [],
});

const sourceOf = <T extends PieceTable, Card>(piece: Piece<T, Card>): EntitySource<Card> => {
  const list = (host: Host, ids?: readonly number[]) => listPieces<Row<T>>(host, piece.table, ids);
  return {
    entity: piece.entity,
    api: piece.api,
    columns: piece.columns,
    slider: piece.slider,
    options: async () => ({}),
    async *rows(host, ids) {
      yield (await list(host, ids)).map((row) => indexRow(row, piece.searched ?? false));
    },
    cards: async (host, ids) =>
      new Map((await list(host, ids)).map((row) => [row.id, piece.present(row)])),
    card: piece.card,
    note: piece.note,
    hits: async (host, ids) =>
      new Map(
        (await list(host, ids)).map(({ id, title, link }): [number, SearchHit] => [
          id,
          { id, title, href: link, note: piece.entity.label.many },
        ]),
      ),
  };
};

/** How facts, references, services and USPs reach the index, the cards and the suggestions. */
export const pieceSources = [
  sourceOf<typeof facts, FactCard>({
    entity: factEntity,
    table: facts,
    api: factApi,
    columns: 4,
    present: presentFact,
    card: FactCardView,
  }),
  sourceOf<typeof referenceItems, ReferenceCard>({
    entity: referenceEntity,
    table: referenceItems,
    api: referenceApi,
    columns: 3,
    slider: sliders.reference,
    present: presentReference,
    card: ReferenceCardView,
    note: referencesChecked,
  }),
  sourceOf<typeof services, PieceCard>({
    entity: serviceEntity,
    table: services,
    api: serviceApi,
    columns: 3,
    slider: sliders.service,
    present: presentPiece,
    card: ServiceCardView,
    searched: true,
  }),
  sourceOf<typeof usps, PieceCard>({
    entity: uspEntity,
    table: usps,
    api: uspApi,
    columns: 4,
    slider: sliders.usp,
    present: presentPiece,
    card: UspCardView,
  }),
];
