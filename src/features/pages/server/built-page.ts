import type { Alternate } from './pair-pages';

/** A page's content and what its head says, before it is wrapped. */
export type BuiltPage = {
  status?: number;
  pageId?: number;
  /** The item that it is the page of; left out: none, or itself where it is one of the page tree. */
  about?: PageSubject;
  /** Left out: the site's. */
  language?: string;
  title: string;
  description?: string;
  /** Path (and query) of the address that search engines should keep. */
  canonical?: string;
  /** The address of the page that says the same in the other language. */
  counterpart?: string;
  /** Its addresses in its languages, for search engines. */
  alternates?: readonly Alternate[];
  noindex?: boolean;
  /** Shown in a frame without what leads elsewhere. */
  quiet?: boolean;
  /** Shown without the site's frame around it: as a picture of itself, or with its scripts. */
  bare?: true | 'alive';
  /** The words that it was searched for: they stand in the header's box. */
  searched?: string;
  openGraph?: { type: string; image?: string };
  jsonLd?: object[];
  /** HTML, perhaps with marks of the context's `fragments`. */
  main: string;
  tags: string[];
  /** When the page stops being true by itself, e.g. because it goes offline. */
  until?: Date;
  /** Headers of the page's sections, given on HEAD (S7.1/1). */
  headHeaders?: Record<string, string>;
  /** HTML behind the page, in its document. */
  end?: string;
  /** More attributes of `<html>`. */
  attributes?: Record<string, string>;
  /** The address of a script that runs before the page's own. */
  firstScript?: string | undefined;
};

/** What a page is of: an item of an entity by its name, or a page of the page tree (`Page`). */
export type PageSubject = { object: string; id: number };
