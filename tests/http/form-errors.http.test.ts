import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFulfilmentShop, type FulfilmentShop } from '../harness/fulfilment-shop';
import { type Element, find, findAll, get, parseHtml, textOf } from '../harness/html';

let shop: FulfilmentShop;
let order: Awaited<ReturnType<FulfilmentShop['paid']>>;
beforeAll(async () => {
  shop = await createFulfilmentShop();
  order = await shop.sent();
});
afterAll(() => shop.close());

/** Posts a form of a visitor's own page without script, and reads the page that comes back. */
const send = async (url: string, fields: Record<string, string | number>): Promise<Element> => {
  const { visitor } = order;
  const reply = await visitor.post(
    url,
    { etalage_token: await visitor.token(), ...fields },
    { accept: 'text/html' },
  );
  const isThere = reply.statusCode === 303;
  const page = isThere ? await visitor.get(String(reply.headers.location)) : reply;
  return parseHtml(page.body);
};

const member = {
  firstname: 'An',
  lastname: 'de Wit',
  email: 'an@elders.nl',
  password: 'een lang wachtwoord',
};

const variantId = () => order.product.variants[0]?.id ?? 0;

/** By form: how it comes back with something wrong, and how many controls are. */
const forms: Record<string, [wrong: number, send: () => Promise<Element>]> = {
  login: [
    2,
    () => send('/site/login', { etalage_username: 'niemand@klant.nl', etalage_password: 'onwaar' }),
  ],
  'a new account': [
    2,
    () => send('/login/registreren', { ...member, email: 'an@', password: 'x' }),
  ],
  'a withdrawal’s begin': [2, () => send('/herroepen', { order_number: 'x', order_email: 'an@' })],
  'a withdrawal': [
    3,
    () =>
      shop
        .post(order, 'withdraw', { [`pieces_${variantId()}`]: 0, name: '', email: 'an@' })
        .then(({ body }) => parseHtml(body)),
  ],
  'an order’s lookup': [
    2,
    () => send('/webcore/order/lookup', { order_number: 'x', order_email: 'an@' }),
  ],
  'a gift card’s balance': [
    1,
    () => send('/webcore/giftcard/balance', { giftcard_code: 'ABCD-EFGH-JKLM-NPQR' }),
  ],
  'a stock alert': [
    1,
    () =>
      send('/webcore/productstockalert/ajaxSubmitSubscribeForm', {
        productId: order.product.id,
        sizeId: order.product.variants[0]?.sizeId ?? '',
        email: 'an@',
      }),
  ],
  'an article that is not there': [0, () => send('/webcore/checkout/add', { item_id: 99_999 })],
};

test.each(Object.entries(forms))(
  'WCAG 3.3.1: %s comes back with its errors first, each tied to its control',
  async (_name, [wrong, ask]) => {
    const page = await ask();
    expect(textOf(get(page, 'title'))).toMatch(/^Fout: /);
    const [summary, ...others] = findAll(page, '[data-error-summary]');
    expect(others).toEqual([]);
    expect(summary?.attributes).toMatchObject({ tabindex: '-1', autofocus: '', role: 'alert' });
    expect(findAll(page, '[autofocus]')).toHaveLength(1);
    expect(textOf(summary as Element)).not.toBe('');
    const invalid = findAll(page, '[aria-invalid="true"]');
    expect(invalid).toHaveLength(wrong);
    for (const { attributes } of invalid) {
      const ids = attributes['aria-describedby']?.split(' ') ?? [];
      expect(ids.length).toBeGreaterThan(0);
      for (const id of ids) expect(textOf(get(page, `[id="${id}"]`))).not.toBe('');
    }
    const links = findAll(summary as Element, 'a');
    expect(links.length > 0).toBe(wrong > 0);
    for (const { attributes } of links) {
      const id = attributes.href?.slice(1);
      expect(find(page, `[id="${id}"]`)?.attributes['aria-invalid']).toBe('true');
    }
  },
);

test('a page without errors is called by its own name, and nothing of it is wrong', async () => {
  for (const path of ['/login', '/herroepen', '/webcore/giftcard/balance']) {
    const page = parseHtml((await shop.visitor().get(path)).body);
    expect(textOf(get(page, 'title'))).not.toContain('Fout');
    expect(findAll(page, '[aria-invalid="true"]')).toEqual([]);
  }
});

test('what was typed for a new account is kept, but for the password', async () => {
  const page = await send('/login/registreren', { ...member, password: 'kort' });
  const typed = (name: string) => get(page, `[name=${name}]`).attributes.value;
  expect([typed('firstname'), typed('lastname'), typed('email')]).toEqual([
    'An',
    'de Wit',
    'an@elders.nl',
  ]);
  expect(typed('password')).toBeUndefined();
});
