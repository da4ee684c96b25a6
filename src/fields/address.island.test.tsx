import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fieldLimits } from '#kernel/limits-fields';
import { fetched, freshFields, open, pause, until } from './open-fields.test-support';

freshFields();

const _box = '#field_7';
const street = { data: { street: 'Kade', place: 'Utrecht', state: 'Utrecht' } };
const address = { name: 'adres', type: 'AddressField', label: 'Adres' };
const part = (name: string) => `#field_7_${name}`;
const hidden = (name: string) => `input[type=hidden][name="adres[${name}]"]`;

test('S2.14/22 the street is looked up by postcode and house number, and shown as a line', async () => {
  fetched.mockImplementation(async () => Response.json(street));
  const form = await open([address]);
  expect(form.find(part('street'))).toBeNull();
  await form.type(part('zipcode'), '3512 JE');
  expect(fetched).not.toHaveBeenCalled();
  await form.type(part('housenumber'), '12');
  await until(() => {
    expect(form.get(hidden('street')).value).toBe('Kade');
  });
  expect(fetched).toHaveBeenCalledOnce();
  expect(String(fetched.mock.calls[0]?.[0])).toContain('zipcode=3512+JE&housenumber=12');
  expect(form.get<HTMLElement>('[role=status]').textContent).toBe('Kade 12, 3512 JE Utrecht');
  expect(form.get(hidden('place')).value).toBe('Utrecht');
  // Another number asks again; what is only spelled otherwise does not lose the street.
  await form.type(part('housenumber'), '14');
  await until(() => {
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

test('S2.14/22 who edits it types it himself, and nothing is looked up over that', async () => {
  fetched.mockImplementation(async () => Response.json(street));
  const form = await open([address]);
  await form.click('button');
  for (const name of ['street', 'place', 'province']) {
    expect(form.get(part(name)).type).toBe('text');
  }
  await form.type(part('street'), 'Gracht');
  await form.type(part('place'), 'Delft');
  await form.type(part('zipcode'), '3512 JE');
  await form.type(part('housenumber'), '12');
  await pause(fieldLimits.lookupDelay + 60);
  expect(fetched).not.toHaveBeenCalled();
  const values = await form.send();
  expect(JSON.parse(values?.['7'] ?? '{}')).toMatchObject({
    street: 'Gracht',
    place: 'Delft',
    zipcode: '3512 JE',
    housenumber: '12',
    country: 'NL',
  });
});

test('S2.14/22 an address that nobody knows is opened for typing, and said', async () => {
  fetched.mockImplementation(async () => Response.json({}, { status: 404 }));
  const form = await open([address]);
  await form.type(part('zipcode'), '3512 JE');
  await form.type(part('housenumber'), '999');
  await until(() => {
    expect(form.find(part('street'))).not.toBeNull();
  });
  expect(form.get<HTMLElement>('[role=status]').textContent).toMatch(/vinden we niet/);
});

test('S2.14/22 abroad nothing is looked up, and all lines are open', async () => {
  const values = { 7: JSON.stringify({ country: 'BE' }) };
  const form = await open([address], { values });
  expect(form.find(part('street'))).not.toBeNull();
  await form.type(part('zipcode'), '9000');
  await form.type(part('housenumber'), '1');
  await pause(fieldLimits.lookupDelay + 60);
  expect(fetched).not.toHaveBeenCalled();
});

test('S5.1/4 a required address says of each line what is wrong, beside it', async () => {
  const form = await open([{ ...address, required: 'Y' }]);
  expect(await form.send()).toBeUndefined();
  const zipcode = form.get(part('zipcode'));
  expect(zipcode.getAttribute('aria-invalid')).toBe('true');
  expect(zipcode.getAttribute('aria-describedby')).toBe('field_7_zipcode-error');
  expect(form.get<HTMLElement>('#field_7_zipcode-error').textContent).not.toBe('');
  expect(zipcode.required).toBe(true);
  expect(form.get(part('housenumber_suffix')).required).toBe(false);
  expect(form.find(`${part('housenumber_suffix')}-error`)).toBeNull();
  expect(document.activeElement?.id).toMatch(/^field_7/);
  // What is looked up by them is not asked for beside them, until nobody knows it.
  expect(form.find(part('street'))).toBeNull();
  expect(form.element.querySelectorAll('[id$="-error"]')).toHaveLength(2);
  fetched.mockImplementation(async () => Response.json({}, { status: 404 }));
  await form.type(part('zipcode'), '3512 JE');
  expect(form.find(part('street'))).toBeNull();
  await form.type(part('housenumber'), '999');
  await until(() => {
    expect(form.get(part('street')).getAttribute('aria-invalid')).toBe('true');
  });
});

test('S5.2/8 S2.14/22 no line of an address is called wrong before somebody was in it; the note stands above them', async () => {
  fetched.mockImplementation(async () => Response.json({}, { status: 404 }));
  const form = await open([{ ...address, required: 'Y' }]);
  await form.type(part('zipcode'), '3512 JE');
  await form.type(part('housenumber'), '999');
  await until(() => {
    expect(form.find(part('street'))).not.toBeNull();
  });
  const note = form.get<HTMLElement>('[role=status]');
  expect(note.compareDocumentPosition(form.get(part('housenumber_suffix')))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  expect(note.compareDocumentPosition(form.get(part('street')))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  // A popup that opens by itself takes the focus out of the address.
  await form.blur(part('housenumber_suffix'));
  expect(form.find('[aria-invalid=true]')).toBeNull();
  await act(async () => form.get(part('street')).focus());
  await act(async () => form.get(part('place')).focus());
  await form.blur(part('place'));
  expect(form.get(part('street')).getAttribute('aria-invalid')).toBe('true');
  expect(form.get(part('place')).getAttribute('aria-invalid')).toBe('true');
});

test('S2.14/22 a lookup that takes long opens the lines, and still fills them while nobody typed in them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let answer = () => {};
  fetched.mockImplementation(
    () => new Promise((done) => (answer = () => done(Response.json(street)))),
  );
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const ask = async () => {
    const form = await open([address]);
    await form.type(part('zipcode'), '3512 JE');
    await form.type(part('housenumber'), '12');
    await wait(fieldLimits.lookupDelay + fieldLimits.lookupPatience - 100);
    expect(form.find(part('street'))).toBeNull();
    await wait(200);
    expect(form.get(part('street')).value).toBe('');
    return form;
  };
  const left = await ask();
  answer();
  await wait(0);
  expect(left.get(hidden('street')).value).toBe('Kade');
  await left.leave();
  const typed = await ask();
  await typed.type(part('street'), 'Gracht');
  answer();
  await wait(0);
  expect(typed.get(part('street')).value).toBe('Gracht');
});

test('S2.14/22 what cannot be looked up now is typed, as who may not look up does', async () => {
  for (const status of [500, 401]) {
    fetched.mockImplementation(async () => Response.json({}, { status }));
    const form = await open([address]);
    await form.type(part('zipcode'), '3512 JE');
    await form.type(part('housenumber'), '12');
    await until(() => {
      expect(form.find(part('street'))).not.toBeNull();
    });
    expect(form.find('[role=status]')).toBeNull();
    await form.type(part('street'), 'Gracht');
    expect(form.get(part('street')).value).toBe('Gracht');
    expect(form.get(part('zipcode')).value).toBe('3512 JE');
    await form.leave();
  }
  // Nobody on this page may look up: nothing more is asked.
  const asked = fetched.mock.calls.length;
  const form = await open([address]);
  await form.type(part('zipcode'), '3512 JE');
  await form.type(part('housenumber'), '14');
  await until(() => {
    expect(form.find(part('street'))).not.toBeNull();
  });
  expect(fetched.mock.calls.length).toBe(asked);
});

test('S2.14/22 another country, chosen first, opens all lines and is kept', async () => {
  const form = await open([address]);
  expect(form.find(part('street'))).toBeNull();
  const country = form.get<HTMLSelectElement>(part('country'));
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value') ?? {};
    set?.call(country, 'BE');
    country.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(form.find(part('street'))).not.toBeNull();
  expect(form.get<HTMLSelectElement>(part('country')).value).toBe('BE');
  expect((await form.send())?.['7']).toBe('');
  await form.type(part('zipcode'), '9000');
  expect(form.get<HTMLSelectElement>(part('country')).value).toBe('BE');
  expect(JSON.parse((await form.send())?.['7'] ?? '{}')).toMatchObject({
    country: 'BE',
    zipcode: '9000',
  });
});
