import { defineEntity } from '#kernel/define/entity';
import { termFields } from './fields';

/** The words of the chain's own lists: what its stores do, what its vacancies and articles are about. */
export const termEntity = defineEntity({
  name: 'Term',
  access: 'term',
  label: { one: 'Woord', many: 'Woorden en lijsten' },
  noun: { one: 'woord', many: 'woorden' },
  href: () => '/',
  ...{ columns: [], orders: [] },
  fields: termFields,
});
