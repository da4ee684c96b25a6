import { listChangeTexts as texts } from '../messages/nl-list-changes';
import { type ListChange, listChanges, UNNAMED } from './list-changes';

/** Of longer lists the rest is counted. */
const MOST = 8;

const tell = ({ kind, name, was = '', inside }: ListChange): string => {
  const what = kind === 'renamed' ? texts.renamed(was, name) : texts[kind](name);
  return inside === '' ? what : `${what} ${texts.inside(inside)}`;
};

/** In what two lists differ, in words; undefined when nothing of it can be named. */
export const tellListChanges = (...lists: Parameters<typeof listChanges>): string | undefined => {
  const all = listChanges(...lists);
  if (all.length === 0 || all.some(({ name }) => name === UNNAMED)) return undefined;
  const more = all.length - MOST;
  return [...all.slice(0, MOST).map(tell), ...(more > 0 ? [texts.more(more)] : [])].join('; ');
};
