import { defineEntity } from '#kernel/define/entity';

/** Pages of the page tree, by the path that each has. */
export const pageEntity = defineEntity({
  name: 'Page',
  access: 'page',
  label: { one: 'Pagina', many: 'Pagina’s', english: 'Pages' },
  noun: { one: 'pagina', many: 'pagina’s' },
  href: (path) => path,
  columns: [],
  orders: [{ name: 'name', label: 'Naam', english: 'Name' }],
});
