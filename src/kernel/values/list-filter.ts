export type ListCondition = 'every' | 'some';

const upper = (text: string): string => text.toUpperCase();

/** The words of a typed text: upper case, trimmed, split on spaces (S5.5/2). */
export const filterWords = (typed: string): string[] =>
  upper(typed)
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');

/**
 * Whether a list's item shows: its title contains every typed word, or some of them. Without words
 * everything shows.
 */
export const matchesList = (
  title: string,
  typed: string,
  condition: ListCondition = 'every',
): boolean => {
  const words = filterWords(typed);
  const text = upper(title);
  const has = (word: string) => text.includes(word);
  if (words.length === 0) return true;
  return condition === 'some' ? words.some(has) : words.every(has);
};
