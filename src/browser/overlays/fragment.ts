import { field } from '#kernel/wire';
import { parse } from '../dom';
import { leaveIslands } from '../islands/element';
import { prepare } from '../prepare';
import { ownLanguage } from '../texts';

/** An address as the bare fragment that it answers in a view, in the page's own language. */
export const fragmentAddress = (address: string, view: string): URL => {
  const url = new URL(address, location.href);
  url.searchParams.set(field.view, view);
  if (ownLanguage) url.searchParams.set(field.language, ownLanguage);
  return url;
};

/** A fragment that can be shown at once: what it needs has been fetched. */
export const readyContent = async (html: string): Promise<DocumentFragment> => {
  const content = parse(html);
  await prepare(content);
  return content;
};

/** Puts a fragment in place of what an element holds, islands and all. */
export const fill = (element: HTMLElement, content: Node): void => {
  leaveIslands(element);
  element.replaceChildren(content);
};
