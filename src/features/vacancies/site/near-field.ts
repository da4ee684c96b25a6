import { field } from '#kernel/wire';

/** What an address asks of distance: names of parameters that a kept page is told apart by. */
export const nearField = {
  place: field.placeInput,
  km: field.filter('distance'),
  page: 'pagina',
} as const;
