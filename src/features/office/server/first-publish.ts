import type { Values } from '../contract';

/** Of pages that begin in the office: nobody sees one before it is published. */
export const newPage: Values = { state: 'Offline', content: null, draft: null };

/** What else changes when a page is published: the first time it goes online by that. */
export const goesOnline = ({ content, state }: Values): Values =>
  content === null && state === 'Offline' ? { state: 'Online' } : {};
