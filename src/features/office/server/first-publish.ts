import type { Values } from '../contract';
import { isBuilt } from './built';

/** Of pages that begin in the office: nobody sees one before it is published. */
export const newPage: Values = { state: 'Offline', content: null, draft: null };

/** What new rows of an entity hold in the office, where that isn't what is usual of them elsewhere. */
export const begunWith = (entity: string): Values => {
  if (isBuilt(entity)) return newPage;
  // A popup opens by itself: it is for who made it to say when it may.
  return entity === 'Popup' ? { state: 'Offline' } : {};
};

/** What else changes when a page is published: the first time it goes online by that. */
export const goesOnline = ({ content, state }: Values): Values =>
  content === null && state === 'Offline' ? { state: 'Online' } : {};
