/** Dutch text search in memory: singular finds plural, typing errors are forgiven. */

export { type PricedQuery, readPrice } from './price-words';
export { stemsOf, withoutWords } from './query-words';
export { type SavedSearch, SearchIndex } from './search-index';
export { typedParts } from './typed-parts';
export type { SearchOptions, SearchResult } from './types';
