import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import {
  find,
  findAll,
  get,
  type Element as HtmlElement,
  parseHtml,
  textOf,
} from '../../../../tests/harness/html';
import { totalsOf } from '../../cart/totals';
import type { CheckoutField, CheckoutProps, DeliveryChoice, PickupStore } from '../contract';
import { Checkout } from './checkout.view';
import { CheckoutPopover } from './checkout-popover.view';
import { fieldId } from './field-id';
import { UnpaidOrders } from './unpaid-orders.view';

const choice = (given: Partial<DeliveryChoice> = {}): DeliveryChoice => ({
  id: 'home',
  kind: 'home',
  title: 'Thuis bezorgd',
  isOffered: true,
  promise: 'Dinsdag 3 maart in huis',
  priceCents: 495,
  totals: totalsOf([{ quantity: 1, unitCents: 2000, vatRate: 21 }], { priceCents: 495 }),
  sums: <p>Sommen</p>,
  ...given,
});

const store = (id: number, isHere: boolean): PickupStore => ({
  ...{ id, title: `Winkel ${id}`, street: 'Markt 1', zipcode: '2801 AA', place: 'Gouda' },
  opening: 'Nu open tot 18:00',
  ready: { isHere, text: 'Vandaag klaar vanaf 14:30', dated: '' } as PickupStore['ready'],
});

const pickup = choice({
  ...{ id: 'pickup', kind: 'pickup', title: 'Ophalen in de winkel', promise: 'Woensdag klaar' },
  priceCents: 0,
});

const show = (given: Partial<CheckoutProps> = {}): HtmlElement =>
  parseHtml(
    renderToStaticMarkup(
      <Checkout
        values={{ delivery_method: 'home', account_sameas: '1', payment_method: 'ideal' }}
        errors={{}}
        steps={{ contact: 'open', delivery: 'ahead', payment: 'ahead' }}
        told={{ contact: [], delivery: [] }}
        token="s.t"
        visitor={{ site: 'proef' }}
        orderKey="k1"
        quote="gezien"
        readyDays="dagen"
        quantity={2}
        seatCount={0}
        choices={[choice()]}
        chosen="home"
        isSent
        reviewMailDays={7}
        seats="none"
        pages={{ terms: true, privacy: true, returns: true }}
        sentTo={['NL', 'BE', 'DE']}
        isDelivered
        methods={[
          { id: 'ideal', title: 'iDEAL', note: 'Meteen', needsProvider: true },
          { id: 'transfer', title: 'Overschrijving', needsProvider: false },
        ]}
        stores={[]}
        saved={[]}
        points={<ul id="punten" />}
        point={{}}
        lines={<p>Regels</p>}
        giftServiceCents={350}
        {...given}
      />,
    ),
  );

const inputs = (page: HtmlElement, name: string) =>
  findAll(page, `input[name=${name}]`).map(({ attributes }) => attributes);
const filled = (page: HtmlElement, name: string) => inputs(page, name)[0]?.value;
const control = (page: HtmlElement, id: string) => get(page, `[id=${id}]`).attributes;

test('S2.7/6 the form is sent to be ordered, and its first button only brings it up to date', () => {
  const page = show();
  const form = get(page, 'form[id=checkout]');
  expect(form.attributes).toMatchObject({
    method: 'post',
    action: '/webcore/checkout/order',
    'data-update-url': '/webcore/checkout/update',
  });
  expect(form.attributes).toHaveProperty('noValidate');
  const [enter, ...others] = findAll(form, 'button[type=submit]');
  expect(enter?.attributes).toMatchObject({
    name: 'update',
    formAction: '/webcore/checkout/update',
    tabindex: '-1',
    'aria-hidden': 'true',
  });
  expect(textOf(others.at(-1) as HtmlElement)).toBe('Bestellen en betalen');
  expect(others.at(-1)?.attributes.formAction).toBeUndefined();
  expect(
    ['etalage_token', 'order_key', 'quote', 'ready_days'].map((name) => filled(page, name)),
  ).toEqual(['s.t', 'k1', 'gezien', 'dagen']);
});

test('a visitor can log in from a form of its own; who has done so is greeted and asked for no account', () => {
  const page = show();
  const login = get(page, 'form[id=checkout-login]');
  expect(login.attributes.action).toBe('/proef/login');
  expect(find(get(page, 'form[id=checkout]'), 'form')).toBeUndefined();
  for (const name of ['username', 'password']) {
    const [field] = findAll(page, 'input').filter(
      ({ attributes }) => attributes.name === name || attributes.id === `checkout-${name}`,
    );
    expect(field?.attributes.form).toBe('checkout-login');
  }
  expect(get(page, '[data-account-message]').attributes).toHaveProperty('hidden');
  expect(find(page, '[data-create-block]')).toBeDefined();
  expect(findAll(page, 'input[type=password]').every(({ attributes }) => !attributes.value)).toBe(
    true,
  );
  const known = show({
    visitor: { site: 'proef', account: { email: 'an@klant.nl', isUsed: true } },
  });
  for (const part of ['form[id=checkout-login]', '[data-login-block]', '[data-create-block]']) {
    expect(find(known, part), part).toBeUndefined();
  }
  expect(textOf(get(known, '[data-account-message]'))).toContain('Welkom terug!');
  expect(get(known, '[data-account-message]').attributes).not.toHaveProperty('hidden');
});

test('what was typed stands in its fields, each with its label and its name for browsers', () => {
  const typed = { email: 'an@klant.nl', firstname: 'An', phone: '030', address_country: 'BE' };
  const page = show({
    values: { ...typed, address_zipcode: '9000', remark: 'Bel aan', address_province: 'Utrecht' },
  });
  expect(
    ['email', 'firstname', 'phone', 'address_zipcode', 'address_province'].map((name) =>
      filled(page, name),
    ),
  ).toEqual(['an@klant.nl', 'An', '030', '9000', 'Utrecht']);
  expect(textOf(get(page, 'textarea[name=remark]'))).toBe('Bel aan');
  const autofill = (name: string) => inputs(page, name)[0]?.autoComplete;
  expect(
    [
      'email',
      'firstname',
      'lastname',
      'phone',
      'address_zipcode',
      'address_street',
      'address_place',
    ].map(autofill),
  ).toEqual([
    'email',
    'given-name',
    'family-name',
    'tel',
    'postal-code',
    'address-line1',
    'address-level2',
  ]);
  expect(
    ['address_delivery_firstname', 'address_delivery_zipcode', 'address_delivery_place'].map(
      autofill,
    ),
  ).toEqual(['shipping given-name', 'shipping postal-code', 'shipping address-level2']);
  const country = get(page, 'select[name=address_country]');
  expect(country.attributes.autoComplete).toBe('country');
  const options = findAll(country, 'option');
  expect(options.map((option) => textOf(option))).toEqual(['Nederland', 'België', 'Duitsland']);
  expect(
    options.filter(({ attributes }) => 'selected' in attributes).map((one) => one.attributes.value),
  ).toEqual(['BE']);
  for (const input of findAll(page, 'input')) {
    const { type, id } = input.attributes;
    // A choice stands within its label.
    if (type === 'hidden' || type === 'radio') continue;
    expect(find(page, `label[for="${id}"]`), `${input.attributes.name}`).toBeDefined();
  }
  // S2.7/12: a change of country is known by this id.
  expect(control(page, 'address_delivery_country').name).toBe('address_delivery_country');
  const ids = findAll(page, '[id]').map(({ attributes }) => attributes.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what an order can’t do without is marked, and nothing else is', () => {
  const page = show();
  const required = findAll(page, 'input')
    .filter(({ attributes }) => 'required' in attributes)
    .map(({ attributes }) => attributes.name);
  expect([...new Set(required)].sort()).toEqual([
    'address_delivery_housenumber',
    'address_delivery_place',
    'address_delivery_street',
    'address_delivery_zipcode',
    'address_housenumber',
    'address_place',
    'address_street',
    'address_zipcode',
    'conditions_agree',
    'delivery_method',
    'email',
    'email_check',
    'firstname',
    'lastname',
    'payment_method',
  ]);
});

test('S5.1 each message stands at its field and in the list above it, which leads there', () => {
  const errors = {
    email: 'E-mail?',
    address_zipcode: 'Postcode?',
    address_country: 'Land?',
    delivery_method: 'Bezorging?',
    pickup_location: 'Winkel?',
    pickup_point: 'Punt?',
    payment_method: 'Betaling?',
    discount_code: 'Code?',
    giftcard: 'Kaart?',
    conditions_agree: 'Akkoord?',
  };
  const page = show({ errors: { ...errors, '': 'Kijk dit na' }, stores: [store(1, true)] });
  const list = findAll(page, 'a').filter(({ attributes }) => attributes.href?.startsWith('#'));
  const messages = list.map((link) => textOf(link));
  expect([...messages].sort()).toEqual(Object.values(errors).sort());
  expect(textOf(page)).toContain('Kijk dit na');
  for (const link of list) {
    const target = get(page, `[id=${link.attributes.href?.slice(1)}]`);
    const message = get(page, `[id=${target.attributes.id}-error]`);
    expect(textOf(message)).toBe(textOf(link));
  }
  for (const name of [
    'email',
    'address_zipcode',
    'discount_code',
    'giftcard',
    'conditions_agree',
  ]) {
    const [field] = inputs(page, name);
    expect(field?.['aria-invalid'], name).toBe('true');
    expect(field?.['aria-describedby'], name).toContain(`${field?.id}-error`);
  }
  const fine = show();
  expect(findAll(fine, '[aria-invalid=true]')).toEqual([]);
  expect(findAll(fine, 'a').filter(({ attributes }) => attributes.href?.startsWith('#'))).toEqual(
    [],
  );
  const own = show({ errors: { '': 'Alleen dit' } });
  expect(textOf(own)).toContain('Alleen dit');
});

test('the box of the conditions stands last, and takes the focus when it is all that is lacking', () => {
  const focused = (errors: CheckoutProps['errors']) =>
    findAll(show({ errors }), '[autofocus]').map(
      ({ attributes }) => attributes.name ?? attributes.role,
    );
  expect(focused({ conditions_agree: 'Akkoord?' })).toEqual(['conditions_agree']);
  expect(focused({ conditions_agree: 'Akkoord?', email: 'E-mail?' })).toEqual(['alert']);
  expect(focused({ conditions_agree: 'Akkoord?', '': 'Kijk dit na' })).toEqual(['alert']);
  expect(focused({})).toEqual([]);
  const names = findAll(show(), 'input').map(({ attributes }) => attributes.name);
  expect(names.slice(-2)).toEqual(['conditions_agree', 'form_end']);
  expect(names.indexOf('etalage_username')).toBeLessThan(names.indexOf('email'));
});

test('ways of delivery tell what they cost and promise; the chosen one is marked', () => {
  const page = show({ choices: [choice(), pickup], stores: [store(1, false)] });
  const group = get(page, '[data-part=delivery]');
  const radios = inputs(page, 'delivery_method');
  expect(
    radios.map((one) => [one.value, 'checked' in one, one['data-choice'], one['data-kind']]),
  ).toEqual([
    ['home', true, '0', 'home'],
    ['pickup', false, '1', 'pickup'],
  ]);
  expect(radios.every((one) => 'data-updates' in one)).toBe(true);
  expect(textOf(group)).toMatch(/Dinsdag 3 maart in huis/);
  expect(textOf(group)).toMatch(/€ 4,95/);
  expect(textOf(group)).toMatch(/Gratis/);
  expect(textOf(group)).toMatch(/Woensdag klaar\. Je krijgt een mail zodra alles klaarligt/);
  expect(findAll(page, '[data-problem]')).toEqual([]);
  expect(textOf(show({ isDelivered: false }))).toContain(
    'Naar dit adres bezorgen we deze bestelling niet.',
  );
});

test('S2.7/12 one may live where nothing is sent, which is told; nothing is sent there', () => {
  const values = { delivery_method: 'home', address_country: 'BE' };
  const page = show({ sentTo: ['NL'], values });
  const countries = (name: string) =>
    findAll(get(page, `select[name=${name}]`), 'option').map((option) => textOf(option));
  expect(countries('address_country')).toEqual([
    'Nederland',
    'België (daar bezorgen we niet)',
    'Duitsland (daar bezorgen we niet)',
  ]);
  expect(countries('address_delivery_country')).toEqual(['Nederland']);
});

test('S2.7/15 of fetching it is told in how many stores all of it lies', () => {
  const told = (...stores: PickupStore[]) =>
    textOf(get(show({ choices: [choice(), pickup], stores }), '[data-part=delivery]'));
  expect(told(store(1, true), store(2, false))).toContain('Alles ligt in 1 winkel.');
  expect(told(store(1, true), store(2, true))).toContain('Alles ligt in 2 winkels.');
  expect(told(store(1, true))).not.toContain('Woensdag klaar');
});

const storesIn = (part: HtmlElement) =>
  findAll(part, 'label').filter((label) => find(label, 'input[name=pickup_location]'));

test('S2.7/15 S9.7/1 a few stores stand there to choose from, all others open below them', () => {
  const stores = [
    { ...store(1, true), isShown: true },
    { ...store(2, false), isShown: true },
  ];
  const page = show({ stores: [...stores, { ...store(3, false), opening: undefined }] });
  expect(storesIn(page).map((label) => textOf(label))).toEqual([
    'Gouda, Markt 1 Vandaag klaar vanaf 14:30 Nu open tot 18:00',
    // Why one is ready later than another is told before one chooses.
    'Gouda, Markt 1 Vandaag klaar vanaf 14:30 Nu open tot 18:00. Niet alles ligt in deze winkel: we brengen het ernaartoe.',
    'Gouda, Markt 1 Vandaag klaar vanaf 14:30',
  ]);
  const folded = findAll(page, 'details').find((one) => storesIn(one).length > 0);
  expect(storesIn(folded as HtmlElement)).toHaveLength(1);
  expect(textOf(folded as HtmlElement)).toContain('Toon meer winkels');
  const none = show({ stores: stores.map((one) => ({ ...one, isShown: false })) });
  expect(textOf(none)).toContain('Kies uit alle 2 winkels');
  expect(find(show(), 'input[name=pickup_location]')).toBeUndefined();
});

test('S2.7/15 of the chosen store is told whether all lies there', () => {
  const stores = [store(1, true), store(2, false)];
  const chosen = (pickup_location?: string) =>
    textOf(show({ stores, values: { pickup_location } }));
  expect(chosen()).not.toContain('Alles ligt in deze winkel');
  expect(chosen('1')).toContain('Nu open tot 18:00. Alles ligt in deze winkel.');
  expect(chosen('2')).toContain('Niet alles ligt in deze winkel');
});

test('S2.7/15 of stores near a postcode is told how far they are; of a postcode that nobody knows that it isn’t known', () => {
  const near = { ...store(1, true), distance: '1,2 km', isNearest: true };
  const page = show({ stores: [near, store(2, true)], values: { pickup_location: '1' } });
  expect(textOf(storesIn(page)[0] as HtmlElement)).toMatch(/^Gouda, Markt 1 Vandaag.* 1,2 km$/);
  expect(textOf(page)).toContain('De dichtstbijzijnde winkel staat bovenaan: Gouda, Markt 1.');
  const mine = { ...store(2, true), place: 'Vught', distance: '45 km', isMine: true };
  expect(textOf(show({ stores: [mine, near] }))).toContain(
    'Je eigen winkel staat bovenaan, dan de dichtstbijzijnde: Gouda, Markt 1.',
  );
  const both = { ...mine, isNearest: true };
  expect(textOf(show({ stores: [both, store(1, true)] }))).toContain(
    'De dichtstbijzijnde winkel staat bovenaan: Vught, Markt 1.',
  );
  const unknown = show({ stores: [store(1, true)], values: { stores_zipcode: '9999 ZZ' } });
  expect(textOf(unknown)).toContain('Deze postcode kennen we niet.');
  expect(textOf(show({ stores: [store(1, true)] }))).not.toContain('kennen we niet');
});

test('S2.7/15 S3.5/5 the chosen service point is told, and kept in hidden inputs', () => {
  const point = {
    ...{ pickup_point_id: 'k1', pickup_point_carrier: 'PostNL', pickup_point_title: 'Kiosk' },
    ...{ pickup_point_street: 'Plein', pickup_point_housenumber: '2' },
    ...{ pickup_point_zipcode: '6711 AB', pickup_point_place: 'Ede' },
  };
  const page = show({ point });
  expect(textOf(page)).toMatch(/: Kiosk , Plein 2, Ede|Kiosk\s*, Plein 2, Ede/);
  for (const [name, value] of Object.entries(point)) {
    expect(inputs(page, name)).toMatchObject([{ type: 'hidden', value }]);
  }
  expect(find(page, '[id=punten]')).toBeDefined();
  expect(filled(show(), 'pickup_point_id')).toBe('');
  expect(textOf(show())).not.toContain('Kiosk');
});

test('an account’s addresses are choices, with another one to type', () => {
  const saved = [
    { id: '5', title: 'Oudegracht 12', note: 'An, Utrecht' },
    { id: '6', title: 'Dam 1', note: 'An, Amsterdam' },
  ];
  const page = show({ saved, values: { address_saved: '6', address_delivery_saved: 'new' } });
  const states = (name: string) => inputs(page, name).map((one) => [one.value, 'checked' in one]);
  expect(states('address_saved')).toEqual([
    ['5', false],
    ['6', true],
    ['new', false],
  ]);
  expect(states('address_delivery_saved')).toEqual([
    ['5', false],
    ['6', false],
    ['new', true],
  ]);
  expect(textOf(page)).toContain('Oudegracht 12 An, Utrecht');
  expect(findAll(page, 'legend').filter((one) => textOf(one) === 'Een ander adres')).toHaveLength(
    2,
  );
  expect(textOf(page)).toContain('Beheer je adressen');
  const none = show();
  expect(inputs(none, 'address_saved')).toEqual([]);
  expect(textOf(none)).not.toMatch(/Een ander adres|Beheer je adressen/);
});

test('S2.7/13 S2.7/14 wrapping and a card are ticked by nobody but the visitor; a code that is used can be taken away', () => {
  const page = show();
  for (const name of ['giftservice', 'giftcard', 'account[create_account]'] as const) {
    expect(control(page, fieldId(name)), name).not.toHaveProperty('checked');
  }
  expect(textOf(get(page, '[data-giftservice-field]'))).toContain('€ 3,50');
  expect(findAll(page, 'button[name=remove]')).toEqual([]);
  const used = show({
    values: { giftservice: '1', giftservice_text: 'Hoera', giftcard: '1', discount_code: 'HERFST' },
  });
  expect(inputs(used, 'giftservice')[0]).toHaveProperty('checked');
  expect(inputs(used, 'giftcard')[0]).toHaveProperty('checked');
  expect(textOf(get(used, 'textarea[name=giftservice_text]'))).toBe('Hoera');
  expect(filled(used, 'discount_code')).toBe('HERFST');
  expect(findAll(used, 'button[name=remove]').map(({ attributes }) => attributes)).toMatchObject([
    { value: 'discount_code', formAction: '/webcore/checkout/update' },
  ]);
});

test('a way to pay has the picture of who takes the money, or one that is drawn here', () => {
  const way = (id: string, logo?: string) => ({ id, title: id, logo, needsProvider: true });
  const page = show({ methods: [way('ideal', '/logo/ideal.png'), way('paypal'), way('unheard')] });
  const [first, second, third] = findAll(get(page, '[data-part=payment]'), 'label');
  expect(first && find(first, 'img')?.attributes.src).toBe('/logo/ideal.png');
  expect(first && find(first, 'svg')).toBeUndefined();
  expect(second && find(second, 'svg')?.attributes['aria-hidden']).toBe('true');
  expect(third && (find(third, 'svg') ?? find(third, 'img'))).toBeUndefined();
});

test('gift cards alone are mailed: nothing is asked of where they go, and nothing is wrapped', () => {
  const page = show({ seats: 'none', isSent: false });
  // No part of it is called delivery where nothing is delivered.
  expect(textOf(page)).toContain('Per mail');
  expect(textOf(page)).not.toContain('Bezorging');
  expect(textOf(page)).not.toContain('Verder naar bezorging');
  expect(textOf(page)).toContain('Je krijgt de cadeaukaart per mail zodra er betaald is.');
  expect(inputs(page, 'delivery_method')).toMatchObject([{ type: 'hidden', value: 'home' }]);
  expect(find(page, '[data-address]')).toBeUndefined();
  expect(find(page, '[data-giftservice-field]')).toBeUndefined();
  expect(find(page, '[data-giftcard-field]')).toBeDefined();
});

test('who orders seats beside articles reads of which of both there are 14 days to think', () => {
  const both = textOf(show({ seats: 'some' }));
  expect(both).toContain('volgens de wet geen bedenktijd');
  expect(both).toContain('Voor je andere artikelen heb je wel 14 dagen bedenktijd.');
  expect(both).not.toContain('Je hebt 14 dagen bedenktijd');
  expect(textOf(show({ seats: 'none' }))).toContain('Je hebt 14 dagen bedenktijd. Zo stuur');
  expect(textOf(show({ seats: 'all' }))).not.toContain('14 dagen bedenktijd');
});

test('that a review will be asked for is told, with a box to refuse it that nobody ticked before', () => {
  const [box] = inputs(show(), 'no_review_mail');
  expect(box).toMatchObject({ type: 'checkbox' });
  expect(box).not.toHaveProperty('checked');
  expect(textOf(show())).toContain('7 dagen nadat je bestelling er is, mailen we je één keer');
  expect(inputs(show({ reviewMailDays: 0 }), 'no_review_mail')).toEqual([]);
});

test('ways to pay are choices; where a card pays it all none is asked for', () => {
  const page = show();
  expect(inputs(page, 'payment_method').map((one) => [one.value, 'checked' in one])).toEqual([
    ['ideal', true],
    ['transfer', false],
  ]);
  expect(textOf(get(page, '[data-part=payment]'))).toContain('Meteen');
  const none = show({ methods: [] });
  expect(inputs(none, 'payment_method')).toMatchObject([{ type: 'hidden', value: 'ideal' }]);
  expect(textOf(get(none, '[data-part=payment]'))).toContain('Je cadeaukaart betaalt alles.');
  expect(filled(show({ methods: [], values: {} }), 'payment_method')).toBe('');
});

test('S5.1/11 the conditions are agreed to by hand, and can be read and kept', () => {
  const page = show();
  expect(inputs(page, 'conditions_agree')[0]).not.toHaveProperty('checked');
  expect(inputs(show({ values: { conditions_agree: '1' } }), 'conditions_agree')[0]).toHaveProperty(
    'checked',
  );
  const links = findAll(page, 'a').map(({ attributes }) => attributes.href);
  for (const href of [
    '/algemene-voorwaarden',
    '/webcore/checkout/terms',
    '/retourneren',
    '/privacy',
  ])
    expect(links).toContain(href);
  // What waits to be read is led to by nothing; withdrawing has a page that is always there.
  const unseen = show({ pages: { terms: false, privacy: false, returns: false } });
  const others = findAll(unseen, 'a').map(({ attributes }) => attributes.href);
  expect(others.filter((href) => href && links.includes(href))).toEqual(
    links.filter((href) => !/voorwaarden|terms|retourneren|privacy/.test(String(href))),
  );
  expect(others).toContain('/herroepen');
  expect(textOf(unseen)).toContain('Ik ga akkoord met de algemene voorwaarden *');
});

test('who goes through the page meets the form before what is ordered, as it is seen at a desk', () => {
  const parts = findAll(show({}), '[data-part]').map(({ attributes }) => attributes['data-part']);
  expect(parts.indexOf('total')).toBeLessThan(parts.indexOf('summary'));
});

test('each way of delivery has its own total, below the form and beside the lines', () => {
  const page = show({ choices: [choice(), pickup] });
  const sums = get(page, '[data-part=total]');
  expect(
    findAll(sums, '[data-sum]').map((one) => [one.attributes['data-sum'], textOf(one)]),
  ).toEqual([
    ['0', 'Totaal € 24,95'],
    ['1', 'Totaal € 24,95'],
  ]);
  const summary = get(page, '[data-part=summary]');
  expect(textOf(summary)).toContain('2 artikelen');
  expect(textOf(summary)).toContain('Regels');
  expect(findAll(summary, 'div[data-sum]').map((one) => textOf(one))).toEqual(['Sommen', 'Sommen']);
  const { totals } = choice();
  const some = choice({ totals: { ...totals, giftCardCents: 500, dueCents: 1995 } });
  expect(textOf(get(show({ choices: [some] }), '[data-part=total]'))).toBe(
    'Nog te betalen € 19,95',
  );
  expect(get(page, '[data-not-updated]').attributes).toHaveProperty('hidden');
});

test('the button that opens a part names the part, with nothing that is read apart from it', () => {
  const [first] = findAll(show(), 'button[name=open]');
  expect(first && textOf(first)).toMatch(/^Wijzig ?Bekijk ?[^\s:,]/);
});

test('in the dialog the checkout has a button that closes it', () => {
  const page = parseHtml(renderToStaticMarkup(<CheckoutPopover html="<p>Hier</p>" />));
  expect(get(page, 'form').attributes.method).toBe('dialog');
  expect(get(page, 'button').attributes['aria-label']).toBe('Sluiten');
  expect(textOf(get(page, '[data-checkout]'))).toBe('Hier');
});

test('orders that are not paid yet are told with what is due, until when, and the way there', () => {
  const order = {
    ...{ number: '2026-000123', token: 'abc', dueCents: 1995 },
    expiresAt: new Date('2026-03-02T10:20:00Z'),
  };
  const page = parseHtml(renderToStaticMarkup(<UnpaidOrders orders={[order]} />));
  expect(textOf(page)).toMatch(
    /Je bestelling 2026-000123 van € 19,95 is nog niet betaald\. We houden haar voor je vast tot 2 maart 2026 om 11:20/,
  );
  expect(get(page, 'a').attributes.href).toBe('/webcore/order/view/abc');
});

test('S2.7/8 S2.7/10 S2.7/12 each line to type in has its kind, its keyboard and its length; what the totals hang on is sent at once', () => {
  const page = show({ choices: [choice(), pickup], stores: [store(1, true)] });
  const line = (name: string) => {
    const { type, inputMode, maxLength } = inputs(page, name)[0] ?? {};
    return [type, inputMode, maxLength].filter(Boolean).join(' ');
  };
  const lines = {
    ...{ email: 'email 254', email_check: 'email 254', firstname: 'text 100' },
    ...{ lastname: 'text 100', phone: 'tel tel 30' },
    ...{ address_zipcode: 'text 10', address_housenumber: 'text numeric 8' },
    ...{ address_housenumber_suffix: 'text 30', address_street: 'text 100' },
    ...{ address_delivery_firstname: 'text 100', address_delivery_lastname: 'text 100' },
    ...{ address_delivery_zipcode: 'text 10', address_delivery_place: 'text 100' },
    ...{ create_account_password: 'password 200', create_account_password_check: 'password 200' },
    ...{
      points_zipcode: 'text 7',
      stores_zipcode: 'text 7',
      discount_code: 'text 200',
      giftcard_code: 'text 200',
    },
  };
  expect(Object.fromEntries(Object.keys(lines).map((name) => [name, line(name)]))).toEqual(lines);
  const sent = findAll(page, '[data-updates]').map(({ attributes }) => attributes);
  expect(sent.every((one) => one['data-updates'] === '')).toBe(true);
  expect([...new Set(sent.map(({ name }) => name))]).toEqual([
    ...['delivery_method', 'points_zipcode', 'stores_zipcode', 'pickup_location'],
    ...['address_country', 'address_zipcode', 'account_sameas'],
    ...['address_delivery_country', 'address_delivery_zipcode'],
    ...['giftcard', 'giftservice'],
  ]);
});

test('what is told with a field belongs to it for who can’t see the page', () => {
  const page = show();
  const told = (name: CheckoutField) => {
    const id = control(page, fieldId(name))['aria-describedby'];
    return id === undefined ? undefined : textOf(get(page, `[id=${id}]`));
  };
  expect(told('account[create_account]')).toBe(texts.accountText);
  expect(told('giftservice_text')).toBe(texts.hints.giftservice_text);
  expect(told('remark')).toBe(texts.hints.remark);
  expect(told('phone')).toBe(texts.hints.phone);
  expect(told('firstname')).toBeUndefined();
  expect(told('conditions_agree')).toBeUndefined();
  const wrong = show({ errors: { pickup_point: 'Punt?' } });
  const group = get(wrong, '[id=checkout-pickup_point]').attributes;
  expect(textOf(get(wrong, `[id=${group['aria-describedby']}]`))).toBe('Punt?');
  expect(group.tabindex).toBe('-1');
});

test('S2.7/15 the store that was chosen stands chosen in the list, or none does', () => {
  const stores = [store(1, true), store(2, false)];
  const chosen = (pickup_location?: string) =>
    inputs(show({ stores, values: { pickup_location } }), 'pickup_location')
      .filter((one) => 'checked' in one)
      .map(({ value }) => value);
  expect(chosen('2')).toEqual(['2']);
  expect(chosen()).toEqual([]);
});

test('S2.7/6 the form has three parts, of which a folded one tells what was filled in', () => {
  const page = show({
    steps: { contact: 'done', delivery: 'open', payment: 'ahead' },
    told: { contact: ['An de Wit', 'an@klant.nl'], delivery: [] },
  });
  const steps = findAll(page, '[data-step]');
  expect(steps.map((step) => [step.attributes['data-state'], textOf(get(step, 'h2'))])).toEqual([
    ['done', '1 Gegevens'],
    ['open', '2 Bezorging'],
    ['ahead', '3 Betalen'],
  ]);
  expect(textOf(steps[0] as HtmlElement)).toContain('An de Wit an@klant.nl');
  // Folded or not, all of it is sent along.
  for (const name of ['email', 'address_zipcode', 'payment_method']) {
    expect(inputs(page, name).length, name).toBeGreaterThan(0);
  }
});

test('the till is a way to pay of who fetches it; the others are for everybody', () => {
  const methods = ['ideal', 'store'].map((id) => ({ id, title: id, needsProvider: false }));
  const kinds = findAll(get(show({ methods }), '[data-part=payment]'), 'label').map(
    ({ attributes }) => (attributes.class ?? '').includes('pickup'),
  );
  expect(kinds).toEqual([false, true]);
});

test('S7.3/5 without script each button that brings the form up to date says so, or what it takes out', () => {
  const page = show({ values: { discount_code: 'HERFST', giftcard_code: 'KAART' } });
  const buttons = findAll(page, 'button[formAction]').map(({ attributes }) => attributes);
  expect(buttons.map(({ name, value }) => `${name} ${value}`)).toEqual([
    ...['update 1', 'open contact', 'step contact', 'open delivery'],
    ...['update 1', 'update 1', 'update 1', 'update 1', 'step delivery', 'open payment'],
    ...['update 1', 'remove discount_code', 'update 1', 'remove giftcard_code', 'update 1'],
  ]);
  for (const button of buttons.slice(1)) expect(button).toHaveProperty('formNoValidate');
});

test('a line of the other address is called as one’s own is, within its own heading', () => {
  const page = show();
  const labelOf = (name: CheckoutField) => textOf(get(page, `label[for=${fieldId(name)}]`));
  for (const part of ['zipcode', 'housenumber', 'street', 'place'] as const) {
    expect(labelOf(`address_delivery_${part}`)).toBe(labelOf(`address_${part}`));
  }
  expect(labelOf('address_zipcode')).toContain(texts.labels.address_zipcode);
  expect(labelOf('address_delivery_firstname')).toContain(texts.labels.firstname);
});

test('S2.7/15 what lies in stores says nothing of when it is brought home', () => {
  const notes = findAll(
    get(show({ choices: [choice(), pickup], stores: [store(1, true)] }), '[data-part=delivery]'),
    'label',
  ).map((label) => textOf(label));
  expect(notes.find((note) => note.includes('Thuis bezorgd'))).toContain('Dinsdag 3 maart in huis');
  expect(notes.find((note) => note.includes('Thuis bezorgd'))).not.toContain('winkel');
  expect(notes.find((note) => note.includes('Ophalen'))).toContain('Alles ligt in 1 winkel');
});
