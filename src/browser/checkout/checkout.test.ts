// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../../tests/harness/eventually';

type Sent = { action: string; data: FormData };
const sent: Sent[] = [];
let isKept = true;
vi.mock('../cart/cart', () => ({
  sendCartForm: async (one: Sent) => {
    sent.push(one);
    return isKept;
  },
}));

const page = `
<div data-checkout>
  <form data-checkout-login action="/site/login" method="post" id="checkout-login"></form>
  <form data-update-url="/webcore/checkout/update" action="/webcore/checkout/order">
    <div data-account data-check-email="/site/webcore/contact/checkEmail">
      <input type="email" name="email" />
      <p data-account-message hidden></p>
      <details data-login-block>
        <input type="password" name="etalage_password" form="checkout-login" />
      </details>
      <input type="email" name="email_check" />
    </div>
    <div data-create-block>
      <input type="checkbox" name="account[create_account]" value="1" />
      <div data-create-passwords><input type="password" name="create_account_password" />
        <input type="password" name="create_account_password_check" /></div>
    </div>
    <fieldset data-address>
      <select name="address_country"><option>NL</option><option>BE</option></select>
      <input name="address_zipcode" /><input name="address_housenumber" />
      <input name="address_housenumber_suffix" />
      <p data-address-line></p>
      <input name="address_street" /><input name="address_place" />
      <input type="hidden" name="address_province" />
    </fieldset>
    <select id="address_delivery_country" name="address_delivery_country" data-updates>
      <option>NL</option><option>BE</option>
    </select>
    <div data-giftservice-field><input type="checkbox" name="giftservice" value="1" /></div>
    <input type="radio" name="pickup_point" value="p-1" data-pickup-option
      data-pickup_point_id="p-1" data-pickup_point_title="Boekhandel" checked />
    <input type="radio" name="pickup_point" value="p-2" data-pickup-option
      data-pickup_point_id="p-2" data-pickup_point_title="Bloemist" />
    <input type="hidden" name="pickup_point_id" /><input type="hidden" name="pickup_point_title" />
    <p data-not-updated hidden>Je laatste wijziging is niet verwerkt.</p>
    <button name="update" value="1" formaction="/webcore/checkout/update">Bijwerken</button>
  </form>
</div>`;

const get = <T extends Element = HTMLInputElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const named = (name: string) => get(`[name="${name}"]`);

const fire = (element: Element, type: string): Event => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
};
const type = (name: string, text: string) => {
  named(name).value = text;
  fire(named(name), 'input');
};
const tick = (name: string, checked: boolean) => {
  named(name).checked = checked;
  fire(named(name), 'change');
};

let answer: () => Response = () => new Response('');
/** What stands where a house number was typed before the script was there. */
let early: string[] = [];
const asked: string[] = [];
const askedWith: Headers[] = [];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = page;
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit = {}) => {
    asked.push(String(url));
    askedWith.push(new Headers(init.headers));
    return answer();
  });
  const { startCheckout } = await import('./start');
  named('address_housenumber').value = '12a';
  startCheckout();
  early = [named('address_housenumber').value, named('address_housenumber_suffix').value];
  for (const name of ['address_housenumber', 'address_housenumber_suffix']) named(name).value = '';
});

beforeEach(() => {
  sent.length = 0;
  asked.length = 0;
  askedWith.length = 0;
});
afterEach(() => vi.unstubAllEnvs());

test('S4.3/10 a point that is chosen when the page starts fills its inputs and is sent', async () => {
  expect(named('pickup_point_id').value).toBe('p-1');
  await vi.advanceTimersByTimeAsync(499);
  expect(sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  expect(sent).toHaveLength(1);
});

test('S2.7/15 S3.5/5 a chosen point fills the inputs of the same names, and is sent after 500 ms', async () => {
  const option = get('[value="p-2"]');
  option.checked = true;
  fire(option, 'change');
  expect(named('pickup_point_id').value).toBe('p-2');
  expect(named('pickup_point_title').value).toBe('Bloemist');
  await vi.advanceTimersByTimeAsync(500);
  await vi.dynamicImportSettled();
  expect(sent.map(({ action }) => action)).toEqual(['/webcore/checkout/update']);
  expect(sent[0]?.data.get('pickup_point_title')).toBe('Bloemist');
});

test('S2.7/12 S4.3/11 another country is sent in the background', async () => {
  get<HTMLSelectElement>('#address_delivery_country').value = 'BE';
  fire(get('#address_delivery_country'), 'change');
  await vi.dynamicImportSettled();
  expect(sent[0]?.data.get('address_delivery_country')).toBe('BE');
});

test('S7.3/5 what could not be kept is told beside the total, until it was', async () => {
  const notice = get<HTMLElement>('[data-not-updated]');
  const change = async () => {
    fire(get('#address_delivery_country'), 'change');
    await vi.dynamicImportSettled();
    await eventually(() => expect(notice.hidden).toBe(isKept));
  };
  isKept = false;
  await change();
  isKept = true;
  await change();
});

test('S4.3/7 what was typed is not lost to a login: unless it is kept, nobody logs in', async () => {
  const told = vi.fn();
  window.alert = told;
  isKept = false;
  fire(get('#checkout-login'), 'submit');
  await vi.dynamicImportSettled();
  await eventually(() => expect(told).toHaveBeenCalledExactlyOnceWith('Inloggen niet gelukt'));
  isKept = true;
  expect(asked).toEqual([]);
});

test('S4.3/8 both passwords are required while an account is wanted', () => {
  const required = () =>
    ['create_account_password', 'create_account_password_check'].map((one) => named(one).required);
  expect(required()).toEqual([false, false]);
  tick('account[create_account]', true);
  expect(required()).toEqual([true, true]);
  tick('account[create_account]', false);
  expect(required()).toEqual([false, false]);
});

test('S2.7/14 the gift service opens its field and closes it', () => {
  const field = get('[data-giftservice-field]');
  tick('giftservice', true);
  expect(field.classList.contains('open')).toBe(true);
  tick('giftservice', false);
  expect(field.classList.contains('open')).toBe(false);
});

test.each(['paste', 'copy', 'cut'])(
  'S5.4/1 S8.2/7 %s is blocked on the second address alone',
  (kind) => {
    const told = vi.fn();
    window.alert = told;
    expect(fire(named('email'), kind).defaultPrevented).toBe(false);
    expect(told).not.toHaveBeenCalled();
    expect(fire(named('email_check'), kind).defaultPrevented).toBe(true);
    expect(told).toHaveBeenCalledWith('Plakken/kopiëren is niet toegestaan in dit veld.');
  },
);

test('S5.4/1 where there is but one e-mail address, it may be pasted', () => {
  const told = vi.fn();
  window.alert = told;
  const second = named('email_check');
  const place = second.parentElement;
  second.remove();
  expect(fire(named('email'), 'paste').defaultPrevented).toBe(false);
  expect(told).not.toHaveBeenCalled();
  place?.append(second);
});

test('S5.4/2 a house number drops what is no digit; its addition does not', () => {
  type('address_housenumber', 'nr. 12');
  expect(named('address_housenumber').value).toBe('12');
  type('address_housenumber_suffix', '3 hoog');
  expect(named('address_housenumber_suffix').value).toBe('3 hoog');
  type('address_housenumber', '');
});

test('S5.4/2 what was typed before the script was there is parted too', () => {
  expect(early).toEqual(['12', 'a']);
});

/** Types a text as a keyboard does. */
const typeKeys = (name: string, text: string) => {
  const input = named(name);
  input.focus();
  for (const key of text) type(name, input.value + key);
  fire(input, 'focusout');
};

test.each([
  ['183a', '183', 'a'],
  ['183 bis', '183', 'bis'],
  ['12-3', '12', '3'],
  ['10 2hoog', '10', '2hoog'],
  ['7 III', '7', 'III'],
  ['nr. 7/2', '7', '2'],
  ['1a2', '12', 'a'],
  ['44', '44', ''],
])(
  'S5.4/2 of %s the digits stay, and what follows goes to the addition',
  (typed, number, suffix) => {
    const [first, second] = ['address_housenumber', 'address_housenumber_suffix'] as const;
    for (const fill of [typeKeys, type]) {
      type(first, '');
      type(second, '');
      fill(first, typed);
      expect([named(first).value, named(second).value]).toEqual([number, suffix]);
    }
    type(first, '');
    type(second, '');
  },
);

test('S5.4/3 S7.4/1 S6/6 street and place are found by postcode and house number, in the Netherlands', async () => {
  localStorage.setItem('id_token', 'a1');
  onTestFinished(() => localStorage.removeItem('id_token'));
  answer = () =>
    Response.json({
      data: { street: 'Oudegracht', place: 'Utrecht', state: 'Utrecht' },
      errors: [],
    });
  type('address_zipcode', '3511 AW');
  type('address_housenumber_suffix', '3 hoog');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([]);
  type('address_housenumber', '12');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['/api/v1.0/lookup/zipcode?country=NL&zipcode=3511+AW&housenumber=12']);
  expect(askedWith[0]?.get('authorization')).toBe('Bearer a1');
  expect(askedWith[0]?.get('authenticationmethod')).toBe('JWT');
  expect(named('address_street').value).toBe('Oudegracht');
  expect(named('address_place').value).toBe('Utrecht');
  expect(named('address_province').value).toBe('Utrecht');
  expect(get('[data-address-line]').textContent).toBe('Oudegracht 12 3 hoog, Utrecht');
  // Left before it was asked: the browser says the same once more.
  type('address_housenumber', '14');
  await vi.advanceTimersByTimeAsync(100);
  fire(named('address_housenumber'), 'change');
  await vi.advanceTimersByTimeAsync(150);
  expect(asked.at(-1)).toContain('housenumber=14');
  asked.pop();
  get<HTMLSelectElement>('[name=address_country]').value = 'BE';
  fire(get('[name=address_country]'), 'change');
  type('address_housenumber', '13');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(1);
});

test('a street that was found for another postcode goes; one that was typed stays', async () => {
  get<HTMLSelectElement>('[name=address_country]').value = 'NL';
  const found = { street: 'Kanaalweg', place: 'Utrecht', state: 'Utrecht' };
  answer = () => Response.json({ data: found, errors: [] });
  type('address_zipcode', '3526 KL');
  type('address_housenumber', '31');
  await vi.advanceTimersByTimeAsync(1000);
  expect(named('address_street').value).toBe('Kanaalweg');
  answer = () => Response.json({ data: {}, errors: ['onbekend'] });
  type('address_housenumber', '32');
  await vi.advanceTimersByTimeAsync(1000);
  expect(named('address_street').value).toBe('Kanaalweg');
  type('address_zipcode', '9999 ZZ');
  expect(named('address_street').value).toBe('');
  expect(named('address_place').value).toBe('');
  await vi.advanceTimersByTimeAsync(1000);
  expect(get('[data-address-line]').textContent).toBe(
    'De straat hierbij vinden we niet. Vul straat en plaats zelf in.',
  );
  type('address_street', 'Nieuwe Weg');
  type('address_place', 'Dorp');
  type('address_zipcode', '9998 ZZ');
  await vi.advanceTimersByTimeAsync(1000);
  expect(named('address_street').value).toBe('Nieuwe Weg');
  type('address_street', '');
  type('address_place', '');
});

test('S5.4/3 a street that is typed while it is looked up stays', async () => {
  localStorage.setItem('id_token', 'a1');
  onTestFinished(() => localStorage.removeItem('id_token'));
  let reply = (_: Response) => {};
  answer = () => new Promise<Response>((done) => (reply = done)) as never;
  type('address_zipcode', '3526 KM');
  type('address_housenumber', '31');
  await vi.advanceTimersByTimeAsync(1000);
  type('address_street', 'Eigen Weg');
  reply(Response.json({ data: { street: 'Kanaalweg', place: 'Utrecht' }, errors: [] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(named('address_street').value).toBe('Eigen Weg');
  type('address_street', '');
});

test('S5.4/3 so does one that is typed before it is looked up', async () => {
  localStorage.setItem('id_token', 'a1');
  onTestFinished(() => localStorage.removeItem('id_token'));
  answer = () => Response.json({ data: { street: 'Kanaalweg', place: 'Utrecht' }, errors: [] });
  type('address_zipcode', '3526 KN');
  type('address_housenumber', '31');
  type('address_street', 'Eigen Weg');
  await vi.advanceTimersByTimeAsync(1000);
  expect(named('address_street').value).toBe('Eigen Weg');
  type('address_street', '');
});

test.each([
  ['country', '21'],
  ['street', '22'],
  ['place', '23'],
])('S5.4/3 an address without its %s is not looked up', async (part, housenumber) => {
  const block = get('[data-address]');
  const control = named(`address_${part}`);
  const after = control.nextSibling;
  control.remove();
  onTestFinished(() => void block.insertBefore(control, after));
  if (part !== 'country') get<HTMLSelectElement>('[name=address_country]').value = 'NL';
  type('address_housenumber', housenumber);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([]);
});

test('S8.4/1 a failure leaves the line blank; a 401 turns the lookup off', async () => {
  get<HTMLSelectElement>('[name=address_country]').value = 'NL';
  answer = () => new Response('', { status: 500 });
  type('address_housenumber', '14');
  await vi.advanceTimersByTimeAsync(1000);
  const line = get<HTMLElement>('[data-address-line]');
  expect([line.textContent, line.dataset.state]).toEqual(['', 'failed']);
  answer = () => new Response('', { status: 401 });
  type('address_housenumber', '15');
  await vi.advanceTimersByTimeAsync(1000);
  asked.length = 0;
  type('address_housenumber', '16');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([]);
});

test('the list of what was wrong asks no more for a field that another choice folded or took away', () => {
  get('[data-address]').insertAdjacentHTML(
    'beforebegin',
    `<div role="alert" data-error-summary><ul><li><a href="#second">Straat</a></li>
      <li><a href="#gone">Postcode</a></li></ul></div>
    <input type="checkbox" name="account_sameas" />
    <div data-delivery-address><input id="second" aria-invalid="true" /></div>`,
  );
  const asked = () =>
    [...document.querySelectorAll('[role=alert] li > a')].map(({ textContent }) => textContent);
  const box = named('account_sameas');
  box.checked = true;
  fire(box, 'change');
  expect(asked()).toEqual([]);
  box.checked = false;
  fire(box, 'change');
  expect(asked()).toEqual(['Straat']);
  for (const selector of ['[role=alert]', '[name=account_sameas]', '[data-delivery-address]']) {
    get(selector).remove();
  }
});

test('what is wrong with a field is said until it changes', () => {
  const input = named('address_place');
  input.id = 'place';
  input.setAttribute('aria-invalid', 'true');
  input.setAttribute('aria-describedby', 'place-error place-hint');
  input.insertAdjacentHTML('afterend', '<p id="place-error">Vul een plaats in</p>');
  get('[data-checkout]').insertAdjacentHTML(
    'afterbegin',
    `<div role="alert" data-error-summary><p>Kijk dit na</p><ul><li><a href="#place">Plaats</a></li>
      <li><a href="#other">Iets anders</a></li></ul></div>`,
  );
  type('address_zipcode', '3511 AB');
  expect(document.getElementById('place-error')).not.toBeNull();
  expect(document.querySelectorAll('[role=alert] li > a')).toHaveLength(2);
  type('address_place', 'U');
  expect(document.getElementById('place-error')).toBeNull();
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.getAttribute('aria-describedby')).toBe('place-hint');
  expect(get('[role=alert] s').textContent).toBe('Plaats');
  expect(get('[role=alert] li > a').textContent).toBe('Iets anders');
  // Emptied again it is asked for as before.
  input.required = true;
  type('address_place', '');
  fire(input, 'focusout');
  expect(document.getElementById('place-error')?.textContent).toBe('Plaats');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(get('[role=alert] li > a[href="#place"]').textContent).toBe('Plaats');
  input.required = false;
  type('address_place', 'Utrecht');
});

test('what is wrong with a choice is said until another is chosen', () => {
  get('form[data-update-url]').insertAdjacentHTML(
    'beforeend',
    `<fieldset id="ways" aria-describedby="ways-hint other-error">
      <p id="other-error">Kies hoe je betaalt</p>
      <input type="radio" name="way" value="a" /><input type="radio" name="way" value="b" />
    </fieldset>`,
  );
  const [one, other] = document.querySelectorAll<HTMLInputElement>('[name=way]');
  fire(named('giftservice'), 'change');
  expect(document.getElementById('other-error')).not.toBeNull();
  for (const radio of [one, other]) {
    if (radio) fire(radio, 'change');
    expect(document.getElementById('other-error')).toBeNull();
    expect(get('#ways').getAttribute('aria-describedby')).toBe('ways-hint');
  }
  expect(document.querySelector('[role=alert] a')).toBeNull();
  get('#ways').remove();
});

test('S4.3/4 an address is marked valid, invalid, or not at all', () => {
  const marks = (text: string) => {
    type('email', text);
    return [...named('email').classList];
  };
  expect(marks('an@klant')).toEqual(['invalid']);
  expect(marks('an@klant.nl')).toEqual(['valid']);
  expect(marks('')).toEqual([]);
});

test('S4.3/5-6 S8.2/6 a text is shown and no account offered; nothing shows neither', async () => {
  const check = async (email: string, text: string) => {
    answer = () => new Response(text);
    type('email', email);
    await vi.advanceTimersByTimeAsync(1000);
    return {
      message: get('[data-account-message]').textContent,
      login: !get<HTMLElement>('[data-login-block]').hidden,
      create: !get<HTMLElement>('[data-create-block]').hidden,
    };
  };
  expect(await check('een@klant.nl', 'Er is een account')).toEqual({
    ...{ message: 'Er is een account', login: true, create: false },
  });
  expect(await check('twee@klant.nl', '')).toEqual({ message: '', login: false, create: true });
  expect(get<HTMLElement>('[data-account-message]').hidden).toBe(true);
  expect((await check('drie@klant.nl', 'U bent succesvol ingelogd')).message).toBe(
    'Welkom terug! U bent succesvol ingelogd',
  );
});

test('what has the focus is not hidden under it: the next field has it then', async () => {
  answer = () => new Response('Er is een account');
  type('email', 'vier@klant.nl');
  await vi.advanceTimersByTimeAsync(1000);
  const login = get<HTMLElement>('[data-login-block]');
  get('[name=etalage_password]').focus();
  expect(login.contains(document.activeElement)).toBe(true);
  answer = () => new Response('');
  type('email', 'vijf@klant.nl');
  await vi.advanceTimersByTimeAsync(1000);
  expect(login.hidden).toBe(true);
  expect(document.activeElement).toBe(named('email_check'));
});

test('S2.11/3 S8.2/5 a login that failed is told by an alert', async () => {
  const told = vi.fn();
  window.alert = told;
  answer = () => Object.defineProperty(new Response(''), 'url', { value: '/login?failed_login=1' });
  fire(get('#checkout-login'), 'submit');
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toHaveBeenCalledExactlyOnceWith('Inloggen niet gelukt');
});
