import type { BlockGroup } from '#kernel/define/block';
import type { Entity } from '#kernel/define/entity';

/** The group of an entity's blocks; left out: things to read. */
const groups: Readonly<Record<string, BlockGroup>> = {
  ...{ Product: 'products', Productbundle: 'products' },
  ...{ Location: 'stores', Vacancy: 'jobs', Page: 'layout', OtherPage: 'layout' },
};

/** What blocks of each kind show; `what`: the entity's items, as they are called. */
const hints = {
  overview: (what: string) => `Alle ${what}, met zoeken, filters en bladeren.`,
  detail: (what: string) => `Eén van de ${what}, als kaart.`,
  slider: (what: string) => `Een rij ${what} om doorheen te bladeren.`,
  view: (what: string) =>
    `${what[0]?.toUpperCase()}${what.slice(1)} naar keuze, op een rij of in een raster.`,
};

const words = {
  overview: 'lijst alles filteren zoeken',
  detail: 'kaart enkel uitgelicht',
  slider: 'carrousel carousel rij bladeren',
  view: 'kaarten raster uitgelicht selectie',
};

const kinds = { overview: 'overzicht', detail: 'één', slider: 'schuif', view: 'gekozen' };

/** What an entity's blocks are called by; pages in another language are called as the others. */
const titleOf = ({ name, label }: Entity): string =>
  name === 'OtherPage' ? `${label.many} in de andere taal` : label.many;

/** By what editors find a block of an entity, and tell it from others. */
export const pickedBy = (entity: Entity, kind: keyof typeof hints) => ({
  label: `${titleOf(entity)}: ${kinds[kind]}`,
  group: groups[entity.name] ?? 'reading',
  hint: hints[kind](titleOf(entity).toLowerCase()),
  words: [words[kind], entity.label.one.toLowerCase(), entity.name === 'Product' && 'producten']
    .filter(Boolean)
    .join(' '),
});
