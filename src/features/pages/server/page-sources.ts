import type { FastifyRequest } from 'fastify';
import type { MyStore } from '#kernel/values/my-store';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { Session } from '#platform/sessions/sessions';
import type { BuiltPage, PageSubject } from './built-page';
import type { RenderContext } from './context';
import { earliest } from './render-blocks';
import type { Personal } from './shell';

/** What is added to one page: HTML behind it, with its tags, and when it stops being true. */
export type PageExtras = { end?: string; tags?: readonly string[]; until?: Date };

type PersonalSource = (host: Host, session: Session) => Promise<Partial<Personal>>;
const personalSources = new Registry<PersonalSource>('personal source');

/** Adds a source of what the header counts: the cart, the wishlist. */
export const addPersonalSource = (host: Host, name: string, source: PersonalSource): void =>
  personalSources.add(host, name, source);

/** What the header shows of a session. */
export const findPersonal = async (host: Host, session: Session): Promise<Personal> => {
  const parts = await Promise.all(
    personalSources.list(host).map((source) => source(host, session)),
  );
  return Object.assign({ cartCount: 0, wishlistCount: 0 }, ...parts);
};

type StoreSource = (
  host: Host,
  request: Pick<FastifyRequest, 'cookies'>,
) => Promise<MyStore | undefined>;
const storeSources = new Registry<StoreSource>('source of the own store');

/** Whoever knows stores says which one a visitor made his. */
export const registerMyStore = (host: Host, find: StoreSource): void =>
  storeSources.add(host, 'own', find);

/** The store that a visitor made his; undefined: none, or it is gone. */
export const findMyStore: StoreSource = async (host, request) =>
  storeSources.find(host, 'own')?.(host, request);

/** What pages show of one visitor: what is in his session, and the store that he made his. */
export const findOwn = async (
  host: Host,
  request: FastifyRequest,
  session: Session | undefined,
): Promise<Personal> => {
  const [personal, store] = await Promise.all([
    session && findPersonal(host, session),
    findMyStore(host, request),
  ]);
  return { cartCount: 0, wishlistCount: 0, ...personal, store };
};

/** What stands in a page's document besides the page: attributes of `<html>`, HTML behind the body. */
type DocumentExtras = { attributes?: Record<string, string>; end?: string };
type DocumentSource = (context: RenderContext) => DocumentExtras;
const documentSources = new Registry<DocumentSource>('document source');

/** Adds to the document of every page; nothing personal, as pages are kept for everybody. */
export const addDocumentSource = (host: Host, name: string, source: DocumentSource): void =>
  documentSources.add(host, name, source);

type SubjectSource = (host: Host, subject: PageSubject, now: Date) => PageExtras;
const subjectSources = new Registry<SubjectSource>('source of a subject');

/** Adds to the page of an item, or of the page tree; nothing personal, as with the others. */
export const addSubjectSource = (host: Host, name: string, source: SubjectSource): void =>
  subjectSources.add(host, name, source);

const subjectOf = ({ about, pageId, status = 200 }: BuiltPage): PageSubject | undefined => {
  if (status !== 200) return undefined;
  return about ?? (pageId === undefined ? undefined : { object: 'Page', id: pageId });
};

/** A page with what others add to it for what it is of. */
export const withExtras = ({ host, now }: RenderContext, page: BuiltPage): BuiltPage => {
  const subject = subjectOf(page);
  if (!subject) return page;
  const extras = subjectSources.list(host).map((source) => source(host, subject, now));
  return {
    ...page,
    tags: [...page.tags, ...extras.flatMap(({ tags = [] }) => tags)],
    until: earliest([page.until, ...extras.map(({ until }) => until)]),
    end: extras.map(({ end = '' }) => end).join(''),
  };
};

export const documentExtras = (
  host: Host,
  context: RenderContext,
  page: BuiltPage,
): Required<DocumentExtras> => {
  const all = documentSources.list(host).map((source) => source(context));
  return {
    attributes: Object.assign({}, ...all.map(({ attributes }) => attributes), page.attributes),
    end: [...all, page].map(({ end = '' }) => end).join(''),
  };
};
