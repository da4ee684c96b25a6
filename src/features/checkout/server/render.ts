import { randomBytes } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { findAccount } from '#features/accounts/api.server';
import {
  CartEmpty,
  CartLines,
  CartTotalsView,
  findCart,
  findTyped,
  totalsOf,
  visitorToken,
} from '#features/cart/api.server';
import type { RemovedLine } from '#features/cart/contract';
import { seenOf } from '#features/orders/api.server';
import { getSite } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import type { Session } from '#platform/sessions/sessions';
import type { CheckoutErrors, CheckoutValues } from '../contract';
import { Checkout, EmptyCheckout } from '../site/checkout.view';
import { listPickupStores } from './stores';
import { firstValues } from './values';

export type CheckoutState = {
  session: Session | undefined;
  /** What the visitor sent just now; absent: what was kept of him. */
  values?: CheckoutValues;
  errors?: CheckoutErrors;
  /** The key of the form that he sent; absent: a new one. */
  orderKey?: string;
  removed?: Pick<RemovedLine, 'variantId' | 'quantity'>;
};

export type RenderedCheckout = {
  /** What stands within `[data-checkout]`. */
  html: string;
  pieces: number;
};

/** What an account holder need not type, and what was typed before. */
const knownValues = async (host: Host, session: Session): Promise<CheckoutValues> => {
  const [typed, account] = await Promise.all([
    findTyped(host.db, session.id) as Promise<CheckoutValues>,
    session.accountId ? findAccount(host, session.accountId) : undefined,
  ]);
  const own = account && {
    email: account.email,
    email_check: account.email,
    firstname: account.firstName,
    lastname: account.lastName,
    phone: account.phone,
  };
  return { ...firstValues, ...own, ...typed };
};

/** The checkout as it stands now: prices, stock and stores are read anew each time. */
export const renderCheckout = async (
  host: Host,
  { session, values, errors = {}, orderKey, removed }: CheckoutState,
): Promise<RenderedCheckout> => {
  const [cart, stores, known] = await Promise.all([
    findCart(host, session?.id, { removed }),
    listPickupStores(host),
    values ?? (session ? knownValues(host, session) : firstValues),
  ]);
  const token = visitorToken(host, session?.id);
  const lines = createElement(CartLines, { cart, token });
  if (cart.lines.length === 0) {
    const links = getSite(host).navigation.map(({ title, href }) => ({ title, href }));
    const empty = createElement(CartEmpty, { level: 1, links });
    const page = createElement(EmptyCheckout, null, lines, empty);
    return { html: renderToStaticMarkup(page), pieces: 0 };
  }
  const totals = { home: totalsOf(cart.lines), pickup: totalsOf(cart.lines, 'pickup') };
  const seen = seenOf(cart.lines, {
    home: totals.home.totalCents,
    pickup: totals.pickup.totalCents,
  });
  const sum = (method: 'home' | 'pickup') =>
    createElement(CartTotalsView, { totals: totals[method], method, vat: true });
  const props = {
    values: known,
    errors,
    token,
    orderKey: orderKey ?? randomBytes(18).toString('base64url'),
    seen,
    pieces: totals.home.pieces,
    totals,
    stores,
    lines,
    sums: { home: sum('home'), pickup: sum('pickup') },
  };
  return {
    html: renderToStaticMarkup(createElement(Checkout, props)),
    pieces: totals.home.pieces,
  };
};
