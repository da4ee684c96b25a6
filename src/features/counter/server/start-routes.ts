import { createElement } from 'react';
import { one } from '#features/pages/api.server';
import { counter as limits } from '#kernel/limits-counter';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import type { Host } from '#platform/host';
import { counterPath } from '../contract';
import { FoundScreen } from '../site/found-screen.view';
import { StartScreen } from '../site/start-screen.view';
import { StoresScreen } from '../site/stores-screen.view';
import type { AddRoutes } from './add-routes';
import { searchCounter } from './search';
import { counterOf, storesOf } from './store';
import { listWaiting } from './waiting';

/** Where a store's day begins: what waits, and the search that a scanner types in. */
export const addStartRoutes = (host: Host, { get }: AddRoutes): void => {
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
    const lists = await listWaiting(host, store.id);
    const isOne = (await storesOf(host, work.member)).length === 1;
    return work.show({
      title: texts.storeTitle(store.title),
      heading: store.title,
      ...(!isOne && { back: { href: counterPath.start, label: texts.otherStore } }),
      content: createElement(StartScreen, { storeId: store.id, lists }),
    });
  });

  get(counterPath.search(':store'), async (work) => {
    const { store } = await counterOf(host, work);
    const typed = (one(work.params, 'q') ?? '').replaceAll('\0', '').trim().slice(0, limits.typed);
    if (typed === '') return work.goTo(counterPath.store(store.id));
    const { href, found } = await searchCounter(host, store.id, typed);
    if (href) return work.goTo(href);
    return work.show({
      title: texts.foundTitle(typed),
      back: { href: counterPath.store(store.id), label: store.title },
      content: createElement(FoundScreen, { storeId: store.id, typed, found }),
    });
  });
};
