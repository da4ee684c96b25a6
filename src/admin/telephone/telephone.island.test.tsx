import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { OfficeStart } from '#features/office/contract';
import type { ToldDraft } from '#features/telephone/contract';
import { StartContext } from '../start';
import TelephonePage from './telephone-page';

// The document of these tests knows no <search>.
vi.mock('../search-box', () => ({
  SearchBox: ({ onSearch }: { onSearch: (text: string) => void }) => (
    <input id="search" onClick={() => onSearch('trui')} readOnly />
  ),
}));

const draft = (more: Partial<ToldDraft> = {}): ToldDraft => ({
  ...{ key: 'telephone-1', quote: 'home=1000-1000:1x1@1000', isSent: true, isDelivered: true },
  seats: 'none',
  values: { delivery_method: 'home', payment_method: 'link', account_sameas: '1' },
  lines: [
    { variantId: 1, title: 'Trui', choice: 'Maat M', quantity: 1, available: 3 } as never,
  ].map((line: object) => ({ ...line, isForSale: true, unitCents: 1000 })) as never,
  ways: [{ id: 'home', kind: 'home', title: 'Thuis bezorgd', promise: '', priceCents: 0 }],
  ...{ stores: [], problems: {} },
  payments: [{ id: 'link', title: 'Betaallink per mail', note: '' }],
  sums: {
    ...{ goodsCents: 1000, discountCents: 0, codeCents: 0, deliveryCents: 0, totalCents: 1000 },
    ...{ giftCardCents: 0, dueCents: 1000, vat: [] },
  },
  ...more,
});

let asked: [path: string, body: { values?: Record<string, string> }][];
let answer: (path: string) => Response | Promise<Response>;
let leave: () => Promise<void>;
let path: string[];

const show = async () => {
  const location = memoryLocation({ path: '/bestellingen/nieuw', record: true });
  path = location.history;
  const start = { member: { id: 7, special: ['orders'] } } as unknown as OfficeStart;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <StartContext value={start}>
          <Router hook={location.hook}>
            <TelephonePage />
          </Router>
        </StartContext>
      </QueryClientProvider>,
    ),
  );
  await act(async () => vi.advanceTimersByTimeAsync(20));
  leave = () => act(async () => root.unmount());
};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  asked = [];
  answer = () => Response.json(draft());
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string }) => {
    const to = address.replace('/admin/api/', '');
    asked.push([to, JSON.parse(body ?? '{}')]);
    return answer(to);
  });
});
afterEach(async () => {
  await leave();
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = (name: string) => document.getElementById(`telephone-${name}`) as HTMLInputElement;

const type = (name: string, text: string) =>
  act(async () => {
    const input = field(name);
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

const place = async () => {
  await act(async () => {
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Plaats bestelling')
      ?.click();
  });
  await wait(100);
};

const kept = () => asked.filter(([to]) => to === 'telephone/values').map(([, body]) => body.values);

test('what is typed is kept once it rests; without a connection it waits on the device and goes after', async () => {
  await show();
  await type('firstname', 'A');
  await type('firstname', 'An');
  expect(kept()).toEqual([]);
  await wait(600);
  expect(kept()).toEqual([expect.objectContaining({ firstname: 'An' })]);
  expect(localStorage.getItem('telephone-7')).toBeNull();
  answer = () => Promise.reject(new TypeError('away'));
  await type('lastname', 'de Wit');
  await wait(600);
  expect(document.body.textContent).toContain('Nog niet bewaard');
  expect(localStorage.getItem('telephone-7')).toContain('de Wit');
  await leave();
  answer = () => Response.json(draft());
  document.body.innerHTML = '';
  await show();
  expect(field('lastname').value).toBe('de Wit');
  await wait(600);
  expect(kept().at(-1)).toMatchObject({ lastname: 'de Wit' });
  expect(localStorage.getItem('telephone-7')).toBeNull();
});

test('what is wrong gets the focus and is told until it is changed; what was placed is shown', async () => {
  await show();
  const fields = { lastname: 'Vul je achternaam in.', payment_method: 'Kies.' };
  answer = (to) =>
    to.endsWith('place')
      ? Response.json({ code: 'invalid', message: 'Kijk na', fields }, { status: 422 })
      : Response.json(draft());
  await place();
  expect(document.activeElement).toBe(field('lastname'));
  const way = document.getElementById('telephone-payment_method');
  const said = document.getElementById(way?.getAttribute('aria-describedby') ?? '');
  expect([said?.textContent, said?.getAttribute('role')]).toEqual(['Kies.', 'alert']);
  expect(document.body.textContent).toContain('Vul je achternaam in.');
  await type('lastname', 'de Wit');
  expect(document.body.textContent).not.toContain('Vul je achternaam in.');
  answer = (to) => Response.json(to.endsWith('place') ? { number: '2026-001001' } : draft());
  await place();
  expect(asked.filter(([to]) => to.endsWith('place')).at(-1)?.[1]).toEqual({
    ...{ key: 'telephone-1', quote: 'home=1000-1000:1x1@1000', totalCents: 1000 },
  });
  expect(path.at(-1)).toBe('/bestellingen/2026-001001');
});

test('what became dearer by what was typed last is told before anything is placed', async () => {
  await show();
  answer = () => Response.json(draft({ sums: { ...draft().sums, totalCents: 1500 } }));
  await type('address_zipcode', '3511');
  await place();
  expect(asked.some(([to]) => to.endsWith('place'))).toBe(false);
  expect(document.getElementById('telephone-problem')?.textContent).toContain('veranderd');
});

const added = { variantId: 2, title: 'Sjaal', choice: '', quantity: 1, available: 3 };
const fromElsewhere = () => {
  const lines = [...draft().lines, { ...added, isForSale: true, unitCents: 0 }];
  return draft({ lines, quote: 'home=1000-1000:1x1@1000,2x1@0' });
};
const placings = () => asked.filter(([to]) => to.endsWith('place'));

test('what another window put in is told, and isn’t ordered before it was seen', async () => {
  await show();
  // Kept with what is typed here, at the same price.
  answer = () => Response.json(fromElsewhere());
  await type('firstname', 'An');
  await place();
  expect(placings()).toEqual([]);
  expect(document.getElementById('telephone-problem')?.textContent).toContain('veranderd');
  await wait(600);
  await place();
  expect(document.getElementById('telephone-problem')?.textContent).toContain('Sjaal');
  expect(placings()).toEqual([]);
  await place();
  expect(placings()).toHaveLength(1);
});

test('a window that comes back to the front reads the order anew, unless something is being typed', async () => {
  await show();
  answer = () => Response.json(fromElsewhere());
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
  });
  await wait(50);
  expect(document.getElementById('telephone-lines')?.textContent).toContain('Sjaal');
  expect(document.body.textContent).toContain('In een ander venster is deze bestelling veranderd');
  const reads = () => asked.filter(([to]) => to === 'telephone').length;
  const before = reads();
  await type('firstname', 'An');
  await act(async () => {
    window.dispatchEvent(new Event('focus'));
  });
  expect(reads()).toBe(before);
});

test('that nothing stands in the order is no longer said once something does', async () => {
  const message = 'Er staat niets in de bestelling.';
  await show();
  answer = (to) =>
    to.endsWith('place')
      ? Response.json({ code: 'empty', message, fields: {} }, { status: 422 })
      : Response.json(draft());
  await place();
  expect(document.body.textContent).toContain(message);
  await act(async () => {
    document.querySelector<HTMLButtonElement>('[aria-label^="Eén meer"]')?.click();
  });
  await wait(50);
  expect(document.body.textContent).not.toContain(message);
});

test('what comes of a code is told where one hears it, good or bad, once it was looked at', async () => {
  await show();
  const status = () =>
    [...document.querySelectorAll('[aria-labelledby=telephone-extra] [role=status]')].map(
      ({ textContent }) => textContent,
    );
  const values = { ...draft().values, discount_code: 'ZOMER' };
  answer = () => Response.json(draft({ values, sums: { ...draft().sums, codeCents: 500 } }));
  await type('discount_code', 'ZOMER');
  expect(status()).toEqual(['']);
  await wait(600);
  expect(status()[0]).toMatch(/^De kortingscode telt mee: €.5,00 korting\.$/);
  const problems = { discount_code: 'Deze kortingscode kennen we niet.' };
  answer = () => Response.json(draft({ values, problems }));
  await type('discount_code', 'ZOMERS');
  await wait(600);
  expect(status()).toEqual([problems.discount_code]);
});

test('why an article can’t be put in is told at the articles, until something else is done', async () => {
  const message = 'Dit is niet meer te koop.';
  await show();
  answer = () => Response.json({ code: 'gone', message, fields: {} }, { status: 409 });
  const more = () => document.querySelector<HTMLButtonElement>('[aria-label^="Eén meer"]');
  await act(async () => more()?.click());
  await wait(50);
  const told = [...document.querySelectorAll('[role=alert]')].find(
    ({ textContent }) => textContent === message,
  );
  expect(told?.closest('section')?.getAttribute('aria-labelledby')).toBe('telephone-articles');
  answer = () => Response.json(draft());
  await act(async () => more()?.click());
  await wait(50);
  expect(document.body.textContent).not.toContain(message);
});

test('points are asked for near the customer’s postcode, and the one that is chosen stays at another', async () => {
  const ways = [
    { id: 'p', kind: 'point' as const, title: 'Afhaalpunt', promise: '', priceCents: 0 },
  ];
  const point = (id: string, title: string) => ({
    ...{ id, title, place: 'Utrecht', address: 'Twijnstraat 9', hours: '' },
  });
  const values = { ...draft().values, delivery_method: 'p', address_zipcode: '3511aw' };
  const drafted = (more: object = {}) =>
    Response.json(draft({ ways, values: { ...values, ...more } }));
  answer = (to) => {
    if (!to.includes('points')) return drafted(asked.at(-1)?.[1].values);
    return Response.json({
      points: [to.includes('6211') ? point('m', 'Maas') : point('b', 'Brug')],
    });
  };
  await show();
  await wait(500);
  const radios = () =>
    [...document.querySelectorAll<HTMLInputElement>('#telephone-pickup_point input')].map(
      ({ value, checked }) => `${value}${checked ? '!' : ''}`,
    );
  expect(radios()).toEqual(['b']);
  expect(document.body.textContent).toContain('1 afhaalpunt bij 3511 AW');
  await act(async () =>
    document.querySelector<HTMLInputElement>('#telephone-pickup_point input')?.click(),
  );
  await type('points_zipcode', '6211');
  await wait(100);
  await type('points_zipcode', '6211AA');
  await wait(600);
  expect(radios()).toEqual(['b!', 'm']);
  expect(asked.map(([to]) => to).filter((to) => to.includes('points'))).toEqual([
    'telephone/points?zipcode=3511%20AW',
    'telephone/points?zipcode=6211%20AA',
  ]);
});

test('what is sold out says so with its button, which does nothing', async () => {
  const variant = { variantId: 9, choice: 'Maat L', sku: 'T-9', pieces: 0, unitCents: 1000 };
  const articles = [{ productId: 1, title: 'Trui', variants: [{ ...variant, isMatch: false }] }];
  answer = (to) =>
    Response.json(to.startsWith('telephone/articles') ? { articles, hasMore: false } : draft());
  await show();
  await act(async () => document.getElementById('search')?.click());
  await act(async () => vi.advanceTimersByTimeAsync(20));
  const add = document.querySelector('li li button');
  expect(add?.getAttribute('aria-disabled')).toBe('true');
  const why = document.getElementById(add?.getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toContain('uitverkocht');
});

test('there is room for what is said of an address before it is said', async () => {
  await show();
  const told = field('email').closest('section')?.querySelector('[role=status]');
  expect([told?.textContent, /told/.test(told?.className ?? '')]).toEqual(['', true]);
});
