/** English for searching. */
import type { Fallback } from './language';
import type { search } from './nl-search';

export const enSearch: Fallback<typeof search> = {
  title: 'Search',
  resultsFor: (words) => `Results for ‘${words}’`,
  label: 'Search the whole site',
  nothing: (words) => `Nothing found for ‘${words}’`,
  all: (words, total) =>
    total === 1 ? `The result for ‘${words}’` : `All ${total} results for ‘${words}’`,
  tryThis: 'Did you mean',
  or: 'or',
  hints: [
    'Check for typing errors.',
    'Try a shorter or more general word.',
    'Looking for a store? Type the town.',
  ],
  start: 'Type what you are looking for: an item, a store, a vacancy or a question.',
  count: (total) => (total === 1 ? '1 result' : `${total} results`),
  corrected: (words) => `We searched for ‘${words}’.`,
  also: (words) => `We also searched for ${words.map((word) => `‘${word}’`).join(' and ')}.`,
  departments: 'Departments',
  often: 'Often searched for',
  recent: 'Recently viewed',
  clear: 'Clear what I viewed',
  popular: 'You may like these',
  jump: 'Go to',
};
