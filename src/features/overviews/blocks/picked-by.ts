import type { BlockGroup } from '#kernel/define/block';
import type { Entity } from '#kernel/define/entity';

/** The group of an entity's blocks; left out: things to read. */
const groups: Readonly<Record<string, BlockGroup>> = {
  ...{ Product: 'products', Productbundle: 'products' },
  ...{ Location: 'stores', Vacancy: 'jobs', Page: 'layout', OtherPage: 'layout' },
};

/** What blocks of each kind show; `all`: the entity as a whole, `one`: an item of it. */
const hints = {
  overview: (all: string) => `Alles van ‘${all}’, met zoeken, filters en bladeren.`,
  detail: (_: string, one: string) => `Eén ${one} naar keuze, als kaart.`,
  slider: (all: string) => `Kaarten van ‘${all}’ in een rij om doorheen te bladeren.`,
  view: (all: string) => `Kaarten van ‘${all}’ naar keuze, in een raster of een lijst.`,
};

const words = {
  overview: 'lijst alles filteren zoeken',
  detail: 'kaart enkel uitgelicht',
  slider: 'carrousel carousel schuif rij bladeren',
  view: 'raster uitgelicht selectie gekozen',
};

const kinds = { overview: 'overzicht', detail: 'één kaart', slider: 'bladerrij', view: 'kaarten' };

/** What an entity's blocks are called by; pages in another language are called as the others. */
const titleOf = ({ name, label }: Entity): string =>
  name === 'OtherPage' ? `${label.many} in de andere taal` : label.many;

/** By what editors find a block of an entity, and tell it from others. */
export const pickedBy = (entity: Entity, kind: keyof typeof hints) => ({
  label: `${titleOf(entity)}: ${kinds[kind]}`,
  group: groups[entity.name] ?? 'reading',
  hint: hints[kind](titleOf(entity), entity.label.one.toLowerCase()),
  words: [words[kind], entity.label.one.toLowerCase(), entity.name === 'Product' && 'producten']
    .filter(Boolean)
    .join(' '),
});
