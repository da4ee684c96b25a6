/** Dutch text search in memory: singular finds plural, typing errors are forgiven. */
export { normalizeDutch } from './normalize';
export { SearchIndex } from './search-index';
export { stem } from './stem';
export type {
  SearchEntry,
  SearchField,
  SearchIndexOptions,
  SearchOptions,
  SearchResult,
} from './types';
