import { createElement } from 'react';
import { one } from '#features/pages/api.server';
import { noteAction } from '#features/staff/api.server';
import { notFound } from '#kernel/errors';
import { counter as limits } from '#kernel/limits-counter';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { workTexts } from '#kernel/messages/nl-work';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import {
  type Correcting,
  type CorrectingErrors,
  type CountReason,
  counterPath,
  countReasons,
  doneParam,
  pageParam,
} from '../contract';
import { MovementsScreen, StockScreen } from '../site/stock-screens.view';
import { VariantScreen } from '../site/variant-screen.view';
import type { AddRoutes } from './add-routes';
import { correctCount } from './correct';
import { doneNote, titleOf } from './notes';
import { findStock, readAllMovements, readMovements, readStock } from './stock-read';
import { type Counter, counterOf } from './store';

const LARGEST_ID = 2 ** 31 - 1;

type Shown = { typed?: Correcting; errors?: CorrectingErrors; problem?: string; status?: number };

const isReason = (said: string): said is CountReason =>
  (countReasons as readonly string[]).includes(said);

/** What a store has: found, counted and corrected, with who did so. */
export const addStockRoutes = (host: Host, { get, post }: AddRoutes): void => {
  get(counterPath.stock(':store'), async (work) => {
    const { store, warehouseId } = await counterOf(host, work);
    const typed = (one(work.params, 'q') ?? '').replaceAll('\0', '').trim().slice(0, limits.typed);
    const at = { storeId: store.id, warehouseId };
    const page = Math.max(1, readWholeNumber(one(work.params, pageParam)) ?? 1);
    const none = { items: [], count: 0, page: 1, pages: 0 };
    const found = typed === '' ? none : await findStock(host.db, at, { typed, page });
    const [only, ...others] = page > 1 ? [] : found.items;
    if (only && others.length === 0) return work.goTo(only.href);
    return work.show({
      title: typed
        ? `${texts.stockFound(found.count, typed)}: ${texts.stockTitle(store.title)}`
        : texts.stockTitle(store.title),
      heading: texts.stock,
      back: { href: counterPath.store(store.id), label: store.title },
      content: createElement(StockScreen, { storeId: store.id, typed, found }),
    });
  });

  get(counterPath.movements(':store'), async (work) => {
    const { store, warehouseId } = await counterOf(host, work);
    const at = warehouseId === undefined ? undefined : { storeId: store.id, warehouseId };
    return work.show({
      title: texts.movements,
      back: { href: counterPath.stock(store.id), label: texts.stock },
      content: createElement(MovementsScreen, {
        movements: at ? await readAllMovements(host.db, at) : [],
      }),
    });
  });

  const find = async (work: Counter['work']) => {
    const counter = await counterOf(host, work);
    const { store, warehouseId } = counter;
    const { variant } = work.request.params as { variant: string };
    const id = readWholeNumber(variant) ?? 0;
    if (warehouseId === undefined) throw notFound(texts.noStock);
    const place = { storeId: store.id, warehouseId };
    const item = id <= LARGEST_ID ? await readStock(host.db, place, id) : undefined;
    if (!item) throw notFound(texts.unknownArticle);
    return { counter, item, place: { warehouseId, variantId: id } };
  };

  type Found = Awaited<ReturnType<typeof find>>;

  const show = async ({ counter, item, place }: Found, shown: Shown = {}) => {
    const { work, store } = counter;
    const name = item.choice ? `${item.title}, ${item.choice}` : item.title;
    const note = shown.problem
      ? ({ tone: 'error', title: texts.notDone, text: shown.problem } as const)
      : doneNote(one(work.params, doneParam), ['geteld']);
    return work.show({
      title: titleOf(name, shown.errors),
      heading: name,
      back: { href: counterPath.stock(store.id), label: texts.stock },
      content: createElement(VariantScreen, {
        ...{ item, storeId: store.id, token: work.token },
        typed: shown.typed ?? { counted: '', reason: '', note: '' },
        errors: shown.errors ?? {},
        movements: await readMovements(host.db, place),
      }),
      ...(note && { note }),
      ...(shown.status && { status: shown.status }),
    });
  };

  get(counterPath.variant(':store', ':variant'), async (work) => show(await find(work)));

  post(counterPath.variant(':store', ':variant'), async (work) => {
    const found = await find(work);
    const { params, member, request } = work;
    const said = (name: string) => (one(params, name) ?? '').replaceAll('\0', '').trim();
    const typed = { counted: said('geteld'), reason: said('waarom'), note: said('uitleg') };
    const counted = readWholeNumber(typed.counted);
    const expected = readWholeNumber(said('stond'));
    const { reason } = typed;
    const errors: CorrectingErrors = {
      ...((counted === undefined || counted > limits.pieces) && {
        counted: texts.countWrong(limits.pieces),
      }),
      ...(!isReason(reason) && { reason: texts.reasonChoose }),
      ...(typed.note.length > limits.reason && { note: texts.reasonLong(limits.reason) }),
    };
    if (counted === undefined || !isReason(reason) || errors.counted || errors.note) {
      return show(found, { typed, errors, status: 422 });
    }
    const { verdict, promised } = await correctCount(host, member, {
      ...{ ...found.place, productId: found.item.productId, counted, reason },
      ...{ expected: expected ?? -1, note: typed.note },
    });
    if (verdict.kind === 'changed') {
      const now = await find(work);
      const problem = texts.countChanged(verdict.now);
      return show(now, { typed, problem, status: 409 });
    }
    if (verdict.kind === 'promised') {
      const whose = [
        ...promised.orders.map(({ number }) => number),
        ...promised.reservations.map(({ name }) => texts.reservationOf(name)),
      ];
      const problem = texts.countPromised(promised.pieces, whose.join(', '));
      return show(found, { typed, errors: { counted: problem }, status: 422 });
    }
    await noteAction(host, request, {
      ...{ action: 'counter.stock', outcome: 'success', memberId: member.id },
      subject: found.item.sku ?? found.item.title,
      before: { [texts.there]: expected },
      after: { [texts.there]: counted, [texts.reason]: workTexts.reasons[reason] },
    });
    const href = counterPath.variant(found.counter.store.id, found.place.variantId);
    return work.goTo(`${href}?${doneParam}=geteld`);
  });
};
