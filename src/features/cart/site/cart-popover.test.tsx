import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withLanguage } from '#ui/language';
import { find, findAll, get, parseHtml, textOf } from '../../../../tests/harness/html';
import type { CartLine, CartView } from '../contract';
import { totalsOf } from '../totals';
import { AddProblem, type AddProblemProps } from './add-problem.view';
import { CartPopover } from './cart-popover.view';
import { CartTotalsView } from './cart-totals.view';

const aLine = (given: Partial<CartLine> = {}): CartLine => {
  const line = { quantity: 2, unitCents: 1250, ...given };
  return {
    id: 5,
    variantId: 7,
    productId: 3,
    href: '/artikel/trui?size_id=2',
    title: 'Trui',
    brand: 'Brink',
    choice: 'Marine, maat M',
    totalCents: line.quantity * line.unitCents,
    vatRate: 21,
    kind: 'goods',
    available: 10,
    sold: true,
    ...line,
  };
};

const links = [{ title: 'Dames', href: '/dames' }];

const show = (lines: CartLine[], more: Partial<CartView> = {}, given = links) => {
  const totals = totalsOf(lines, { priceCents: 495, freeFromCents: 5000 });
  const cart = { lines, totals, notices: [], ...more };
  return parseHtml(renderToStaticMarkup(<CartPopover cart={cart} token="s.t" links={given} />));
};

const showLine = (given: Partial<CartLine>) => get(show([aLine(given)]), '[data-cart-line]');
const steps = (given: Partial<CartLine>) =>
  findAll(showLine(given), 'button[name=step]').map(({ attributes }) => [
    attributes.value,
    'disabled' in attributes,
    attributes['aria-label'],
  ]);

test('S2.7/4 the heading counts what is in it, and reads the sum aloud', () => {
  const heading = get(show([aLine()]), 'h2');
  expect(textOf(heading)).toBe('Winkelmand 2 artikelen');
  expect(heading.attributes['data-spoken']).toBe('2 artikelen, Totaal €\u00a029,95');
  const links = findAll(show([aLine()]), 'a').map((link) => textOf(link));
  expect(links).toContain('Verder naar bestellen');
  expect(textOf(show([aLine()]))).not.toContain('Je winkelmand is leeg');
});

test('seats are counted apart from what goes in a parcel, and of seats alone the sum says so', () => {
  const seat = aLine({ kind: 'seat', id: 6, variantId: 8 });
  const counted = (lines: CartLine[]) => textOf(get(show(lines), 'h2'));
  expect(counted([seat])).toBe('Winkelmand 2 plaatsen');
  expect(counted([aLine(), { ...seat, quantity: 1 }])).toBe('Winkelmand 2 artikelen en 1 plaats');
  const sums = (lines: CartLine[]) => textOf(get(show(lines), 'dl dt'));
  expect(sums([seat])).toBe('Plaatsen');
  expect(sums([aLine(), seat])).toBe('Artikelen');
});

test('what it can be paid with is shown by pictures with their names', () => {
  const cart = { lines: [aLine()], totals: totalsOf([aLine()], { priceCents: 0 }), notices: [] };
  const payWays = [
    { id: 'ideal', title: 'iDEAL', logo: '/logo/ideal.png' },
    { id: 'paypal', title: 'PayPal' },
    { id: 'unheard', title: 'Unheard' },
  ];
  const page = parseHtml(
    renderToStaticMarkup(<CartPopover {...{ cart, payWays }} token="s.t" links={[]} />),
  );
  const list = get(page, '[aria-label="Zo kun je betalen"]');
  expect(find(list, 'img')?.attributes.alt).toBe('iDEAL');
  expect(textOf(list)).toBe('PayPal');
});

test('an empty cart has no heading with a sum and no way on, but doors into the shop', () => {
  const page = show([]);
  expect(findAll(page, 'h2').map((heading) => textOf(heading))).toEqual(['Je winkelmand is leeg']);
  expect(find(page, '[data-spoken]')).toBeUndefined();
  expect(find(page, 'ul')).toBeDefined();
  expect(findAll(page, 'a').map(({ attributes }) => attributes.href)).toEqual(['/dames']);
  expect(find(page, 'dl')).toBeUndefined();
  expect(find(show([], {}, []), 'nav')).toBeUndefined();
});

test('an empty cart shows what sells best under a heading of its own, of which the earlier price is not heard', () => {
  const cart = { lines: [], totals: totalsOf([], { priceCents: 0 }), notices: [] };
  const popular = [{ id: 3, title: 'Trui', href: '/artikel/trui', note: '€ 30', was: '€ 40' }];
  const page = parseHtml(
    renderToStaticMarkup(<CartPopover {...{ cart, popular }} token="s.t" links={links} />),
  );
  expect(textOf(get(page, 'h3'))).toBe('Nu populair');
  expect(findAll(page, 'a').map(({ attributes }) => attributes.href)).toEqual([
    '/dames',
    '/artikel/trui',
  ]);
  expect(get(page, 's').attributes['aria-hidden']).toBe('true');
});

test('a line leads to its product and can be changed by a form', () => {
  const line = showLine({});
  expect(line.attributes['data-cart-line']).toBe('5');
  expect(get(line, 'a').attributes.href).toBe('/artikel/trui?size_id=2');
  const fields = findAll(line, 'input').map(({ attributes }) => [
    attributes.name,
    attributes.value,
  ]);
  expect(fields).toEqual([
    ['etalage_token', 's.t'],
    ['line_id', '5'],
    ['quantity', '2'],
  ]);
  expect(get(line, 'form').attributes).toMatchObject({
    method: 'post',
    action: '/webcore/checkout/line',
  });
  expect(textOf(get(line, 'button[name=remove]'))).toBe('Verwijder Trui, Marine, maat M');
});

test('one fewer ends at one, one more at what there is and at what a line holds', () => {
  const name = 'Trui, Marine, maat M';
  const words = [`Eén minder van ${name}`, `Eén meer van ${name}`];
  expect(steps({})).toEqual([
    ['-1', false, words[0]],
    ['1', false, words[1]],
  ]);
  const states = (given: Partial<CartLine>) => steps(given).map(([, disabled]) => disabled);
  expect(states({ quantity: 1 })).toEqual([true, false]);
  expect(states({ quantity: 9, available: 10 })).toEqual([false, false]);
  expect(states({ quantity: 10, available: 10 })).toEqual([false, true]);
  expect(states({ quantity: 98, available: 500 })).toEqual([false, false]);
  expect(states({ quantity: 99, available: 500 })).toEqual([false, true]);
});

test('a price is told for a piece when there are several, with what it was', () => {
  expect(textOf(showLine({}))).toContain('€ 12,50 per stuk');
  expect(textOf(showLine({ quantity: 1 }))).not.toContain('per stuk');
  const reduced = textOf(showLine({ quantity: 3, unitCents: 1000, vanUnitCents: 1500 }));
  expect(reduced).toContain('30,00');
  expect(reduced).toContain('45,00');
  expect(textOf(showLine({}))).not.toContain('45,00');
});

test.each([
  [{ available: 0 }, 'Uitverkocht. Haal het uit je winkelmand om te kunnen bestellen.'],
  [{ available: 0, sold: false }, 'We verkopen dit niet meer. Haal het uit'],
  [{ available: 1 }, 'Hiervan is er nog 1. Maak er 1 van'],
  [{ available: 2 }, 'Dit zijn de laatste 2.'],
  [{ available: 1, quantity: 1 }, 'Dit is de laatste.'],
  [{ bundles: ['Ontbijt'] }, 'Hoort bij Ontbijt: samen voordeliger.'],
  [{ priceWas: 1000 }, 'De prijs is veranderd: het was € 10,00, nu € 12,50.'],
])('what changed of a line is told: %j', (given, text) => {
  expect(textOf(showLine(given))).toContain(text);
  expect(textOf(showLine({}))).not.toContain(text);
});

test('of a line with more to be had than it holds, nothing is told', () => {
  expect(textOf(showLine({ quantity: 2, available: 10 }))).not.toMatch(/laatste|nog|uitverkocht/i);
});

test('a line shows its picture in two widths, and is named by its words alone', () => {
  const picture = { key: 'a/b.jpg', width: 800, height: 1000, alt: 'Een trui' };
  const line = showLine({ picture });
  expect(get(line, 'img').attributes.alt).toBe('');
  expect(get(line, 'source').attributes.srcSet?.match(/\d+w/g)).toEqual(['160w', '320w']);
  expect(find(showLine({}), 'img')).toBeUndefined();
});

test('what is short can be brought down to what there is', () => {
  const forms = findAll(showLine({ quantity: 5, available: 3 }), 'form');
  expect(forms).toHaveLength(2);
  const take = forms[1] as (typeof forms)[number];
  expect(get(take, 'button[name=quantity]').attributes.value).toBe('3');
  expect(get(take, 'input[name=line_id]').attributes.value).toBe('5');
  expect(findAll(showLine({ available: 0 }), 'form')).toHaveLength(1);
  expect(findAll(showLine({ available: 2 }), 'form')).toHaveLength(1);
});

test('S2.5/5 what was removed can be put back, notices are told, and all can be taken out', () => {
  const removed = { variantId: 8, quantity: 3, title: 'Jas', choice: 'Maat L' };
  const page = show([aLine()], {
    removed,
    notices: ['Er zijn er nog 4.'],
    emptyHref: '/webcore/confirm?x',
  });
  expect(textOf(page)).toContain('Jas is uit je winkelmand.');
  expect(get(page, 'input[name=variant_id]').attributes.value).toBe('8');
  expect(textOf(get(page, 'button[name=undo]'))).toBe('Zet terug');
  expect(textOf(page)).toContain('Er zijn er nog 4.');
  expect(get(page, 'a[data-confirm]').attributes.href).toBe('/webcore/confirm?x');
  expect(findAll(page, 'p').map((text) => textOf(text))).toContain('Er zijn er nog 4.');
  const plain = show([aLine()]);
  expect(find(plain, '[role=status]')).toBeUndefined();
  expect(find(plain, 'button[name=undo]')).toBeUndefined();
  expect(find(plain, 'a[data-confirm]')).toBeUndefined();
});

test('how far it is to free delivery is told until it is reached, and not where it is fetched', () => {
  const totals = (unitCents: number, freeFromCents?: number) =>
    totalsOf([{ quantity: 1, unitCents, vatRate: 21 }], { priceCents: 495, freeFromCents });
  const words = (unitCents: number, freeFromCents?: number, method?: 'home' | 'pickup') => {
    const given = { totals: totals(unitCents, freeFromCents), method };
    return parseHtml(renderToStaticMarkup(<CartTotalsView {...given} />));
  };
  const some = words(2000, 5000);
  expect(textOf(some)).toContain('Nog € 30,00 en bezorgen is gratis.');
  expect(get(some, 'progress').attributes).toMatchObject({ max: '5000', value: '2000' });
  expect(textOf(some)).toContain('Bezorgen');
  const enough = words(5000, 5000);
  expect(textOf(enough)).toContain('Je bestelling wordt gratis bezorgd.');
  expect(find(enough, 'progress')).toBeUndefined();
  for (const none of [words(2000), words(2000, 5000, 'pickup')]) {
    expect(textOf(none)).not.toMatch(/gratis bezorgd|en bezorgen is gratis/);
    expect(find(none, 'progress')).toBeUndefined();
  }
  expect(textOf(words(2000, 5000, 'pickup'))).toContain('Ophalen');
});

const problem = (given: Partial<AddProblemProps>) =>
  parseHtml(
    renderToStaticMarkup(
      <AddProblem
        message="Kies een maat."
        asked={{ productId: 3, colorId: null, sizeId: 2, quantity: 4 }}
        choices={{
          title: 'Trui',
          href: '/artikel/trui',
          colors: [],
          sizes: [
            { id: 1, title: 'S' },
            { id: 2, title: 'M' },
          ],
        }}
        token="s.t"
        {...given}
      />,
    ),
  );

test('S5.4/4 what could not be added comes back with what was chosen', () => {
  const page = problem({});
  expect(textOf(page)).toContain('Kies een maat.');
  expect(findAll(page, 'select').map(({ attributes }) => attributes.name)).toEqual(['size_id']);
  const chosen = findAll(page, 'option').filter(({ attributes }) => 'selected' in attributes);
  expect(chosen.map((option) => textOf(option))).toEqual(['M']);
  expect(get(page, 'input[name=quantity]').attributes.value).toBe('4');
  expect(get(page, 'input[name=item_id]').attributes.value).toBe('3');
  expect(textOf(page)).toContain('Terug naar Trui');
  const label = get(page, 'label');
  expect(label.attributes.for ?? label.attributes.htmlFor).toBe(get(page, 'select').attributes.id);
});

test('S5.4/4 without a product that is for sale there is only the way to the cart', () => {
  const page = problem({ choices: undefined });
  expect(find(page, 'form')).toBeUndefined();
  expect(findAll(page, 'a').map((link) => textOf(link))).toEqual(['Bekijk je winkelmand']);
  const none = problem({ asked: { productId: 3, colorId: null, sizeId: null } });
  expect(get(none, 'input[name=quantity]').attributes.value).toBe('1');
  const first = findAll(none, 'option').filter(({ attributes }) => 'selected' in attributes);
  expect(first.map(({ attributes }) => attributes.value)).toEqual(['']);
});

test('S1/2 a cart opened on an English page is English, with its articles marked as Dutch', () => {
  const totals = totalsOf([aLine()], { priceCents: 0, freeFromCents: 2000 });
  const cart = { lines: [aLine()], totals, notices: [] };
  const view = <CartPopover cart={cart} token="s.t" links={links} />;
  const page = parseHtml(renderToStaticMarkup(withLanguage('en_GB', view)));
  expect(findAll(page, 'dt').map(textOf)).toEqual(['Items', 'Delivery', 'Total']);
  expect(textOf(get(page, 'dl'))).toContain('Free');
  expect(get(page, 'h2').attributes['data-spoken']).toBe('2 items, Total €\u00a025,00');
  const [article, onwards] = findAll(page, 'a').filter(
    (link) => textOf(link) !== 'Empty your cart',
  );
  expect(article?.attributes).toMatchObject({ lang: 'nl', hrefLang: 'nl' });
  expect(onwards?.attributes).toMatchObject({ href: '/webcore/checkout/view', hrefLang: 'nl' });
  expect(renderToStaticMarkup(view)).not.toMatch(/lang="/i);
});
