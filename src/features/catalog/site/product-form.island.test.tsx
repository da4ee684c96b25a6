import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ONE_SIZE } from '#kernel/values/size-order';
import { field, path } from '#kernel/wire';
import { eventually } from '../../../../tests/harness/eventually';
import { hydrate } from '../../../../tests/harness/hydrate';
import { nearForm } from '../contract';
import ProductForm, { type ProductFormProps } from './product-form.island';

const variant = { priceCents: 5995, sku: 'T-1', pieces: 3 };

const propsOf = (
  chosen: ProductFormProps['product']['chosen'],
  stock: string,
): ProductFormProps => ({
  token: 'x',
  stock,
  near: '',
  product: {
    id: 1,
    href: '/artikel/trui',
    isMailed: false,
    priceCents: 5995,
    vanPriceCents: 7995,
    colors: [
      { id: 1, title: 'Ecru', hex: '#eee', soldOut: false },
      { id: 2, title: 'Zwart', hex: '#111', soldOut: true },
    ],
    sizes: [
      { id: 1, title: 'S' },
      { id: 2, title: 'M' },
    ],
    variants: [
      { ...variant, id: 1, colorId: 1, sizeId: 1, webStock: 3 },
      { ...variant, id: 2, colorId: 1, sizeId: 2, webStock: 0 },
    ],
    chosen,
  },
});

test.each([
  ['no size yet', { colorId: 1, sizeId: null }, ''],
  ['a size and its stock', { colorId: 1, sizeId: 1 }, '<p>Online: <b>3</b></p>'],
  ['a size that is sold out', { colorId: 1, sizeId: 2 }, '<p>Op</p>'],
])('S2.6/1 the form with %s wakes as the server wrote it', async (_, chosen, stock) => {
  const { element, server, leave } = await hydrate(ProductForm, propsOf(chosen, stock));
  expect(element.innerHTML).toBe(server);
  const ordering = element.querySelectorAll('[data-bottom-bar] button');
  expect(ordering).toHaveLength(chosen.sizeId === 2 ? 0 : 1);
  await leave();
});

test.each([
  ['a size in stores', { pieces: 3 }, 'M', 'Deze maat is online uitverkocht.', '#voorraad'],
  ['a size that is in none', { pieces: 0 }, 'M', 'Ook in de winkels is hij op.', undefined],
  [
    'a colour in one size',
    { pieces: 3 },
    ONE_SIZE,
    'Deze kleur is online uitverkocht.',
    '#voorraad',
  ],
])(
  'S2.6/1 S7.3/7 %s, sold out online: what can be done, and no button that does nothing',
  async (_, lying, title, text, stores) => {
    const props = propsOf({ colorId: 1, sizeId: 2 }, '<p>Op</p>');
    const { product } = props;
    const { element, leave } = await hydrate(ProductForm, {
      ...props,
      product: {
        ...product,
        sizes: [{ id: 2, title }],
        variants: product.variants.map((one) => ({ ...one, ...lying })),
      },
    });
    expect(element.textContent).toContain(text);
    expect(element.querySelector('[data-bottom-bar], button:disabled')).toBeNull();
    expect(element.querySelector('a[data-stock-alert]')?.getAttribute('href')).toContain(
      'sizeId=2',
    );
    const link = element.querySelector<HTMLAnchorElement>('a[href^="#"]');
    expect(link?.getAttribute('href')).toBe(stores);
    // It leads to the stores, and the postcode that sorts them.
    const asks = `${stores} input[name="${field.placeInput}"]`;
    if (stores) expect(element.querySelector(asks)).not.toBeNull();
    await leave();
  },
);

test.each([
  [[3, 0], 'op voorraad in maat S'],
  [[3, 2], 'op voorraad in alle maten'],
  [[0, 0], 'uitverkocht'],
])(
  'S2.6/1 before a size is chosen, with %j pieces the page says what can be sent: %s',
  async (pieces, told) => {
    const props = propsOf({ colorId: 1, sizeId: null }, '');
    const variants = props.product.variants.map((one, at) => ({
      ...one,
      webStock: pieces[at] ?? 0,
    }));
    const { element, leave } = await hydrate(ProductForm, {
      ...props,
      product: { ...props.product, variants },
    });
    expect(element.querySelector('[data-stock]')?.textContent).toBe(
      `Online: ${told}Kies je maat om de voorraad per winkel te zien.`,
    );
    await leave();
  },
);

test('what bringing it differs in from a parcel stands where one orders', async () => {
  const props = propsOf({ colorId: 1, sizeId: 1 }, '<p>3</p>');
  const deliveryNote = 'Twee bezorgers zetten hem neer.';
  const { element, leave } = await hydrate(ProductForm, {
    ...props,
    deliveryText: 'Uitleg',
    product: { ...props.product, deliveryNote },
  });
  const promises = [...element.querySelectorAll('ul > li')].map((one) => one.textContent);
  expect(promises[0]).toBe(deliveryNote);
  const place = (selector: string) => element.innerHTML.indexOf(selector);
  expect(place(deliveryNote)).toBeLessThan(place('data-stock'));
  expect(place('<p>3</p>')).toBeLessThan(place(`name="${field.placeInput}"`));
  await leave();
  const out = { ...props.product, deliveryNote, chosen: { colorId: 1, sizeId: 2 } };
  const soldOut = await hydrate(ProductForm, { ...props, deliveryText: 'Uitleg', product: out });
  expect(soldOut.element.textContent).not.toContain(deliveryNote);
  await soldOut.leave();
});

test('S6/6 S7.3/6 the stock of another size is asked anew when the page’s token has become too old', async () => {
  document.head.innerHTML = `<meta name="${field.token}" content="old">`;
  const posted: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: { body?: FormData }) => {
    if (!init?.body) return Response.json({ token: 'new' });
    expect(url).toBe(path.stockAvailability(1));
    const { [field.token]: token, [field.sizeId]: size } = Object.fromEntries(init.body);
    posted.push(`${token} ${size}`);
    if (token === 'old') return Response.json({ code: 'token' }, { status: 403 });
    return Response.json({ stock: '<p>Tiel: <b>2</b></p>' });
  });
  const { element, leave } = await hydrate(
    ProductForm,
    propsOf({ colorId: 1, sizeId: 1 }, '<p>Online: <b>3</b></p>'),
  );
  // What comes of a click comes here when the network answers, outside any act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  element.querySelector<HTMLInputElement>(`input[name="${field.sizeId}"][value="2"]`)?.click();
  await eventually(() => expect(element.textContent).toContain('Tiel: 2'));
  expect(posted).toEqual(['old 2', 'new 2']);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await leave();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

test.each([
  ['refused', () => Response.json({}, { status: 500 })],
  ['without a body', () => Response.json({})],
])('S8.3/1 stock that is %s is logged only: the size can be ordered', async (_, reply) => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  vi.stubGlobal('fetch', async () => reply());
  const { element, leave } = await hydrate(
    ProductForm,
    propsOf({ colorId: 1, sizeId: 2 }, '<p>Op</p>'),
  );
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  element.querySelector<HTMLInputElement>(`input[name="${field.sizeId}"][value="1"]`)?.click();
  await eventually(() => expect(info).toHaveBeenCalledWith(expect.any(Error)));
  await eventually(() => expect(element.textContent).toContain('Bestellen kan wel'));
  expect(alert).not.toHaveBeenCalled();
  expect(element.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(false);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await leave();
  vi.unstubAllGlobals();
});

test('S2.6/1 ordering without a size says so at the sizes, in our words, until one is chosen', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const { element, leave } = await hydrate(ProductForm, propsOf({ colorId: 1, sizeId: null }, ''));
  const size = element.querySelector<HTMLInputElement>(`input[name="${field.sizeId}"]`);
  const alert = element.querySelector('[role=alert]');
  expect(alert?.textContent).toBe('');
  const asked = new Event('invalid', { cancelable: true });
  await act(async () => size?.dispatchEvent(asked));
  expect(asked.defaultPrevented).toBe(true);
  expect(alert?.textContent).toBe('Kies eerst je maat.');
  expect(document.activeElement).toBe(size);
  expect(size?.getAttribute('aria-describedby')).toBe(alert?.id);
  expect(size?.getAttribute('aria-invalid')).toBe('true');
  await act(async () => size?.click());
  expect(alert?.textContent).toBe('');
  await leave();
});

test('on a phone the bar leads to the sizes until one is chosen, then orders it for its price', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const { element, leave } = await hydrate(ProductForm, propsOf({ colorId: 1, sizeId: null }, ''));
  const link = element.querySelector<HTMLAnchorElement>('[data-bottom-bar] a');
  expect(link?.textContent).toBe('Kies je maat');
  // Without script it goes there by itself.
  expect(element.querySelector(link?.getAttribute('href') ?? 'none')?.tagName).toBe('FIELDSET');
  await act(async () => link?.click());
  // They come to where the thumb is.
  await vi.waitFor(() => expect(document.activeElement?.closest('[data-bar-sizes]')).toBeTruthy());
  expect(link?.getAttribute('aria-expanded')).toBe('true');
  expect(element.querySelector('[role=alert]')?.textContent).toBe('');
  const rows = () => [...element.querySelectorAll<HTMLElement>('[data-bar-size]')];
  expect(rows().map((row) => row.textContent)).toEqual(['S Nog 3 stuks', 'M Alleen in winkels']);
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  await act(async () => document.activeElement?.dispatchEvent(pressed));
  await vi.waitFor(() => expect(document.activeElement).toBe(link));
  await act(async () => link?.click());
  const shut = element.querySelector<HTMLElement>('[data-bar-sizes] [aria-label=Sluiten]');
  await act(async () => shut?.click());
  expect(element.querySelector('[data-bar-sizes]')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(link));
  await act(async () => link?.click());
  await vi.waitFor(() => expect(document.activeElement).toBe(rows()[0]));
  // The page lies behind a veil: Tab goes around, and a tap on the veil closes them and nothing else.
  const tab = async (shiftKey = false) => {
    const event = new KeyboardEvent('keydown', {
      ...{ key: 'Tab', shiftKey, bubbles: true, cancelable: true },
    });
    await act(async () => document.activeElement?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(await tab()).toBe(false);
  act(() => element.querySelector<HTMLElement>('[data-bar-sizes] button')?.focus());
  expect(await tab(true)).toBe(true);
  expect(document.activeElement).toBe(rows().at(-1));
  expect(await tab()).toBe(true);
  expect(document.activeElement).toBe(element.querySelector('[data-bar-sizes] button'));
  await act(async () => element.querySelector<HTMLElement>('[data-sizes-veil]')?.click());
  expect(element.querySelector('[data-bar-sizes]')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(link));
  await act(async () => link?.click());
  const [first] = rows();
  await act(async () => first?.click());
  expect(element.querySelector('[data-bar-sizes]')).toBeNull();
  expect(element.querySelector<HTMLInputElement>('fieldset input:checked')).toBeTruthy();
  expect(element.querySelector('[data-bottom-bar] button')?.textContent).toMatch(
    /^In winkelmand.*59,95$/,
  );
  await leave();
});

test('what is off the price, and why a size can’t be ordered, stand there in words', async () => {
  const { element, leave } = await hydrate(ProductForm, propsOf({ colorId: 1, sizeId: null }, ''));
  expect(element.textContent).toContain('−25%');
  expect(element.textContent).toContain('Gestippeld: alleen in winkels.');
  expect(element.textContent).not.toContain('Doorgestreept');
  const size = element.querySelector<HTMLElement>(`input[name="${field.sizeId}"][value="2"]`);
  expect(size?.getAttribute('aria-label')).toBe('M, alleen in winkels');
  expect(size?.closest('label')?.title).toBe('alleen in winkels');
  await leave();
});

test('S2.6/1 no size is called wrong before one was asked for', async () => {
  const { element, leave } = await hydrate(ProductForm, propsOf({ colorId: 1, sizeId: null }, ''));
  for (const size of element.querySelectorAll(`input[name="${field.sizeId}"]`)) {
    expect(size.getAttribute('aria-invalid')).toBe('false');
  }
  await leave();
});

test('S2.6/1 a size that the chosen colour does not have counts as none: that is said', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  const props = propsOf({ colorId: 1, sizeId: 2 }, '<p>Op</p>');
  const { product } = props;
  const variants = [...product.variants, { ...variant, id: 3, colorId: 2, sizeId: 1, webStock: 3 }];
  const { element, leave } = await hydrate(ProductForm, {
    ...props,
    product: { ...product, variants },
  });
  const black = element.querySelector<HTMLInputElement>(
    `input[name="${field.colorId}"][value="2"]`,
  );
  await act(async () => black?.click());
  const size = element.querySelector<HTMLInputElement>(`input[name="${field.sizeId}"]`);
  expect(size?.checked).toBe(false);
  await act(async () => size?.dispatchEvent(new Event('invalid', { cancelable: true })));
  expect(element.querySelector('[role=alert]')?.textContent).toBe('Kies eerst je maat.');
  await leave();
});

test('a gift card is in no store: nothing of stock is asked or said', async () => {
  const props = propsOf({ colorId: 1, sizeId: 1 }, '');
  const mailed = { ...props, product: { ...props.product, isMailed: true } };
  const { element, server, leave } = await hydrate(ProductForm, mailed);
  expect(element.innerHTML).toBe(server);
  expect(element.querySelector('[data-stock]')?.textContent).toBe('');
  expect(element.textContent).not.toContain('postcode');
  await leave();
});

test('what a chosen size comes to is said in a line; the stock below it is not read out', async () => {
  const { element, leave } = await hydrate(
    ProductForm,
    propsOf({ colorId: 1, sizeId: 2 }, '<p>Op</p>'),
  );
  const said = () => element.querySelector('[role=status]')?.textContent;
  expect(said()).toBe('');
  expect(element.querySelector('[data-stock]')?.closest('[aria-live],[role=status]')).toBeNull();
  const delivery = 'Voor 22:00 besteld, dinsdag 3 maart in huis';
  vi.stubGlobal('fetch', async () =>
    Response.json({ stock: '<p>Utrecht: Op voorraad</p>', availability: { delivery } }),
  );
  const small = element.querySelector<HTMLInputElement>(`input[name="${field.sizeId}"][value="1"]`);
  await act(async () => small?.click());
  await eventually(() => expect(said()).toBe(`Maat S: nog 3 stuks. ${delivery}.`));
  vi.unstubAllGlobals();
  await leave();
});

/** All that is said, in order; what stays as it is is said once. */
const hear = (element: Element): string[] => {
  const region = element.querySelector('[role=status]');
  const heard: string[] = [];
  const note = () => {
    const text = region?.textContent ?? '';
    if (text !== '') heard.push(text);
  };
  new MutationObserver(note).observe(region as Element, {
    ...{ childList: true, characterData: true, subtree: true },
  });
  return heard;
};

test('going from one size to another is said once, with its own stock', async () => {
  const { element, leave } = await hydrate(
    ProductForm,
    propsOf({ colorId: 1, sizeId: 2 }, '<p>Op</p>'),
  );
  const delivery = 'Voor 22:00 besteld, dinsdag 3 maart in huis';
  vi.stubGlobal('fetch', async () =>
    Response.json({ stock: '<p>1</p>', availability: { delivery } }),
  );
  const heard = hear(element);
  const choose = (id: number) =>
    element
      .querySelector<HTMLInputElement>(`input[name="${field.sizeId}"][value="${id}"]`)
      ?.click();
  await act(async () => choose(1));
  await eventually(() => expect(heard).toEqual([`Maat S: nog 3 stuks. ${delivery}.`]));
  await act(async () => choose(2));
  await eventually(() => expect(heard).toHaveLength(2));
  expect(heard[1]).toBe(`Maat M: online uitverkocht. ${delivery}.`);
  vi.unstubAllGlobals();
  await leave();
});

test.each([
  ['99', 'wrong', '‘99’ is geen postcode. Vul 4 cijfers in, of 4 cijfers en 2 letters.', 'true'],
  ['3511 AW', 'found', 'De winkels bij 3511 AW, de dichtstbijzijnde eerst.', 'false'],
] as const)(
  'what comes of the postcode %s is said, and told of its box',
  async (text, kind, said, invalid) => {
    const { element, leave } = await hydrate(
      ProductForm,
      propsOf({ colorId: 1, sizeId: 1 }, '<p>Op</p>'),
    );
    vi.stubGlobal('fetch', async () =>
      Response.json({ stock: '<p>1</p>', availability: { near: { text, kind } } }),
    );
    const heard = hear(element);
    const box = element.querySelector<HTMLInputElement>(`input[name="${field.placeInput}"]`);
    expect(box?.getAttribute('aria-invalid')).toBe('false');
    if (box) box.value = text;
    await act(async () =>
      element.querySelector<HTMLFormElement>(`#${nearForm.id}`)?.requestSubmit(),
    );
    await eventually(() => expect(heard).toEqual([said]));
    expect(box?.getAttribute('aria-invalid')).toBe(invalid);
    vi.unstubAllGlobals();
    await leave();
  },
);

test('a postcode that the page came with and is none has its box called wrong from the start', async () => {
  const props = { ...propsOf({ colorId: 1, sizeId: 1 }, '<p>Op</p>'), near: '99' };
  const { element, server, leave } = await hydrate(ProductForm, {
    ...props,
    nearKind: 'wrong' as const,
  });
  expect(element.innerHTML).toBe(server);
  const box = element.querySelector(`input[name="${field.placeInput}"]`);
  expect(box?.getAttribute('aria-invalid')).toBe('true');
  await leave();
});

test('where one decides stand what bringing it costs, and how it falls', async () => {
  const shown = async (given: Partial<ProductFormProps>) => {
    const props = { ...propsOf({ colorId: 1, sizeId: null }, ''), ...given };
    const { element, leave } = await hydrate(ProductForm, props);
    const text = element.textContent ?? '';
    await leave();
    return text;
  };
  const told = { arrives: 'Nu besteld, woensdag 4 maart in huis', deliveryText: 'x', fit: 'ruim' };
  const cost = { priceCents: 495, freeFromCents: 7000 };
  const text = await shown({ ...told, cost });
  expect(text).toContain('Pasvorm: ruim');
  expect(text).toMatch(/woensdag 4 maart in huisBezorgen €\s4,95, gratis vanaf €\s70/);
  expect(await shown({ ...told, cost: { ...cost, freeFromCents: 5995 } })).toContain(
    'Gratis bezorgd',
  );
  expect(await shown(told)).not.toMatch(/Gratis bezorgd|Bezorgen €/);
});
