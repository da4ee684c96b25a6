import type { FastifyReply, FastifyRequest } from 'fastify';
import { findOwn, one, readParams, registerMyStore } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { storedTexts } from '#kernel/messages/nl-cookies';
import { isLocalAddress } from '#kernel/values/local-address';
import { holdsFor, type MyStore, readStoreId } from '#kernel/values/my-store';
import { openState } from '#kernel/values/opening-hours';
import { cookie, field } from '#kernel/wire';
import { myStoreField, myStorePath } from '#kernel/wire-my-store';
import { declareStored } from '#platform/declared/stored';
import type { Host } from '#platform/host';
import { cameFrom } from '#platform/http/came-from';
import { requireOwnPage } from '#platform/sessions/csrf';
import { storeHref, withoutBrand } from '../contract';
import { getDirectory } from './directory';
import type { Location } from './read';

const YEAR = 365 * 86_400;

const findById = async (host: Host, text: string | undefined): Promise<Location | undefined> => {
  const id = readStoreId(text);
  if (id === undefined) return undefined;
  return (await getDirectory(host)).stores.find((store) => store.id === id);
};

const present = (host: Host, store: Location): MyStore => {
  const now = host.clock.now();
  const state = openState({ week: store.hours, special: store.specialHours }, now);
  return {
    id: store.id,
    name: withoutBrand(store.title, getSite(host).name),
    href: storeHref(store.access),
    state,
    holds: holdsFor(state, now),
  };
};

/** The store that a visitor made his; one that is gone, and what is no store, is none. */
const find = async (
  host: Host,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
): Promise<MyStore | undefined> => {
  const store = await findById(host, cookies[cookie.store]);
  return store && present(host, store);
};

/** Keeps a store in the browser, or with undefined none. Read by pages, so not HttpOnly. */
const keep = ({ config }: Host, reply: FastifyReply, id: number | undefined): void => {
  const shared = {
    path: '/',
    sameSite: 'lax',
    secure: config.siteUrl.startsWith('https:'),
  } as const;
  if (id === undefined) reply.clearCookie(cookie.store, shared);
  else reply.setCookie(cookie.store, String(id), { ...shared, maxAge: YEAR });
};

const isCall = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('application/json');

const choose = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  requireOwnPage(host, request);
  const asked = one(readParams(request.body), myStoreField.store);
  const store = await findById(host, asked);
  // What is asked for and isn't there changes nothing.
  if (store || asked === '') keep(host, reply, store?.id);
  reply.header('cache-control', 'private, no-store');
  if (isCall(request)) return reply.send({ store: store && present(host, store) });
  return reply.redirect(cameFrom(request.headers.referer, request.host), 303);
};

/** A listing's address with only what lies in a store; without that where it asked for it already. */
const withStore = (to: string, column: string, id: number): string => {
  const [path = '/', query = ''] = (to.split('#')[0] ?? '').split('?');
  const params = new URLSearchParams(query);
  const name = field.filter(column);
  const isChosen = params.getAll(name).includes(String(id));
  for (const one of [name, `${name}[]`]) params.delete(one);
  for (const key of [...params.keys()].filter((one) => one.startsWith('page_'))) params.delete(key);
  if (!isChosen) params.set(name, String(id));
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
};

const leadToStock = (host: Host) => async (request: FastifyRequest, reply: FastifyReply) => {
  const params = readParams(request.query);
  const to = one(params, myStoreField.to) ?? '';
  const column = one(params, myStoreField.column) ?? '';
  const store = (await findOwn(host, request, undefined)).store;
  const isGood = store && isLocalAddress(to) && /^[\w-]{1,60}$/.test(column);
  reply.header('cache-control', 'private, no-store');
  return reply.redirect(isGood ? withStore(to, column, store.id) : myStorePath.find, 303);
};

/** The store that a visitor makes his: kept in his browser alone. */
export const addMyStore = (host: Host): void => {
  declareStored(host, 'my-store', () => [
    { name: cookie.store, where: 'cookie', type: 'functional', ...storedTexts.myStore },
  ]);
  registerMyStore(host, find);
  host.app.post(myStorePath.choose, choose(host));
  host.app.get(myStorePath.choose, (_request, reply) => reply.redirect(myStorePath.find, 303));
  host.app.get(myStorePath.stock, leadToStock(host));
};
