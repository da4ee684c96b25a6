import { createElement } from 'react';
import { normalizePickupCode } from '#features/orders/api.server';
import { one } from '#features/pages/api.server';
import type { WorkRequest } from '#features/workfloor/api.server';
import { counter as limits } from '#kernel/limits-counter';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import { counterPath, pageParam } from '../contract';
import { FoundScreen } from '../site/found-screen.view';
import { StartScreen } from '../site/start-screen.view';
import { StoresScreen } from '../site/stores-screen.view';
import type { AddRoutes } from './add-routes';
import { findCoded, findNamed, findNumbered } from './search';
import { type Counter, counterOf, storesOf } from './store';
import { listToSend } from './to-send';
import { listWaiting } from './waiting';

/** Where a store's day begins: what waits, and the search that a scanner types in. */
export const addStartRoutes = (host: Host, { get, post }: AddRoutes): void => {
  get(counterPath.start, async (work) => {
    const stores = await storesOf(host, work.member);
    const [only, ...others] = stores;
    if (only && others.length === 0) return work.goTo(counterPath.store(only.id));
    return work.show({
      title: texts.title,
      content: createElement(StoresScreen, {
        stores: stores.map(({ id, title, place }) => ({ id, title, place })),
      }),
    });
  });

  get(counterPath.store(':store'), async (work) => {
    const { store } = await counterOf(host, work);
    const asked = readWholeNumber(one(work.params, pageParam)) ?? 1;
    const [lists, toSend] = await Promise.all([
      listWaiting(host, store.id, asked),
      listToSend(host, store.id),
    ]);
    const isOne = (await storesOf(host, work.member)).length === 1;
    return work.show({
      title: texts.storeTitle(store.title),
      heading: store.title,
      ...(!isOne && { back: { href: counterPath.start, label: texts.otherStore } }),
      content: createElement(StartScreen, {
        ...{ storeId: store.id, token: work.token, lists, toSend },
        sends: store.sendsOrders,
      }),
    });
  });

  const typedIn = ({ params }: WorkRequest): string =>
    (one(params, 'q') ?? '').replaceAll('\0', '').trim().slice(0, limits.typed);

  const showFound = async ({ work, store }: Counter, typed: string) => {
    const asked = readWholeNumber(one(work.params, pageParam)) ?? 1;
    const found = await findNamed(host, store.id, typed, asked);
    return work.show({
      title: texts.foundBy(found.orders, found.reservations, typed),
      heading: texts.foundTitle(typed),
      back: { href: counterPath.store(store.id), label: store.title },
      content: createElement(FoundScreen, {
        ...{ storeId: store.id, token: work.token, typed, found },
      }),
    });
  };

  get(counterPath.search(':store'), async (work) => {
    const counter = await counterOf(host, work);
    const typed = typedIn(work);
    if (typed === '') return work.goTo(counterPath.store(counter.store.id));
    const href = await findNumbered(host, counter.store.id, typed);
    return href ? work.goTo(href) : showFound(counter, typed);
  });

  // A form that posts: who may fetch something shows a code, and an address stays in histories and logs.
  post(counterPath.search(':store'), async (work) => {
    const counter = await counterOf(host, work);
    const { store } = counter;
    const typed = typedIn(work);
    if (typed === '') return work.goTo(counterPath.store(store.id));
    const code = normalizePickupCode(typed);
    const at = { storeId: store.id, sessionId: work.session.id };
    const href =
      (code && (await findCoded(host, at, code))) || (await findNumbered(host, store.id, typed));
    if (href) return work.goTo(href);
    // What may be the code of another store goes in no address either.
    if (code) return showFound(counter, typed);
    return work.goTo(`${counterPath.search(store.id)}?${new URLSearchParams({ q: typed })}`);
  });
};
