import { listChangeTexts as texts } from '../messages/nl-list-changes';
import { type ListChange, listChanges, UNNAMED } from './list-changes';

/** Of longer lists the rest is counted. */
const MOST = 8;

const tell = ({ kind, name, was = '', inside }: ListChange): string => {
  const what = kind === 'renamed' ? texts.renamed(was, name) : texts[kind](name);
  return inside === '' || inside === UNNAMED ? what : `${what} ${texts.inside(inside)}`;
};

/** In what two lists differ, each in words; none when nothing of it can be named. */
export const listChangeLines = (...lists: Parameters<typeof listChanges>): readonly string[] => {
  const all = listChanges(...lists);
  if (all.some(({ name }) => name === UNNAMED)) return [];
  const more = all.length - MOST;
  return [...all.slice(0, MOST).map(tell), ...(more > 0 ? [texts.more(more)] : [])];
};

/** The same in one line. */
export const tellListChanges = (...lists: Parameters<typeof listChanges>): string | undefined =>
  listChangeLines(...lists).join('; ') || undefined;
