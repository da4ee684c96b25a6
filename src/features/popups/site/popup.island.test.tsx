import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PopupData } from '#kernel/values/popup';
import { POPUP_SENT } from '#kernel/wire-popups';
import { hydrate } from '../../../../tests/harness/hydrate';
import type { PopupProps } from '../contract';
import Popup from './popup.island';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let leave = async () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  vi.stubGlobal('fetch', fetched);
  localStorage.setItem('id_token', 'bewijs');
  fetched.mockReset();
});
afterEach(async () => {
  await leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const settle = () =>
  act(async () => {
    await vi.runAllTimersAsync();
    await vi.dynamicImportSettled();
    await vi.runAllTimersAsync();
  });

const data: PopupData = {
  ...{ popupaction_id: 3, popupposition_id: 5, close_button: 'Y', icon: '', times_shown: 'once' },
  ...{ close_backgroundclick: 'Y', open_period: 0, close_period: 0, after_equal: 'N' },
  ...{ title_content: 'Tien procent', subtitle: 'Voor jou', intro: 'Lees', content: '<p>Meer</p>' },
  ...{ link_text: 'Een', link2_text: 'Twee', link3_text: 'Drie', link4_text: 'Vier' },
  ...{ after_title: 'Welkom', after_subtitle: 'Fijn', after_introduction: 'Dag', title_submit: '' },
  ...{ after_content: '<p>Tot ziens</p>', consent_text: '<p>Je krijgt post.</p>' },
  images: [{ key: 'voor', width: 1200, height: 800, alt: 'Voor' }],
  images_after: [{ key: 'na', width: 1200, height: 800, alt: 'Na' }],
  before: { link: { href: '/1' }, link2: { href: '/2', confirm: 'Zeker?' } },
  after: { link: { href: '/3' }, link2: { href: '/4', target: '_blank' } },
};
const fields: PopupProps['fields'] = {
  email: {
    id: 'e',
    data: { id: 'e', guid: 'email', type: 'EmailField', label: 'E-mail', validate: 'Y' },
  },
};

const open = async (more: Partial<PopupData> = {}, plain?: PopupProps['plain']) => {
  const props = { popup: { id: 7, data: { ...data, ...more } }, fields, ...(plain && { plain }) };
  const island = await hydrate(Popup, props);
  leave = island.leave;
  await settle();
  const { element } = island;
  const button = (text: string) =>
    [...element.querySelectorAll('button')].find((one) => one.textContent === text);
  const press = async (text: string) => {
    await act(async () => button(text)?.click());
    await settle();
  };
  const box = () => element.querySelector<HTMLInputElement>('#field_e');
  const type = async (value: string) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    await act(async () => {
      const input = box();
      setter?.call(input, value);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  const links = () =>
    [...element.querySelectorAll('a')].map(
      (one) => `${one.textContent} ${one.getAttribute('href')}`,
    );
  return { element, button, press, box, type, links, text: () => element.textContent ?? '' };
};

const answer = (body: unknown, init?: ResponseInit) =>
  fetched.mockImplementation(async () => Response.json(body, init));
const code = { data: { discount_code: 'ABCDE-FGHJK', message: 'x' } };

test('S2.10/1 S2.10/2 S2.10/3 S2.10/5 S2.10/6 one description’s layout, the other’s discount step', async () => {
  answer(code);
  const popup = await open();
  expect(popup.element.querySelector('h2')?.textContent).toBe('Tien procent');
  for (const one of ['Voor jou', 'Lees', 'Meer', 'Je krijgt post.']) {
    expect(popup.text()).toContain(one);
  }
  expect(popup.element.querySelector('img')?.getAttribute('src')).toContain('voor');
  expect(popup.links()).toEqual(['Een /1', 'Twee /2']);
  expect(popup.element.querySelector('[data-confirm="Zeker?"]')?.textContent).toBe('Twee');
  const sent = vi.fn();
  popup.element.addEventListener(POPUP_SENT, sent);
  await popup.type('an@klant.nl');
  await popup.press('Versturen');
  expect(sent).toHaveBeenCalledOnce();
  expect(popup.element.querySelector('h2')?.textContent).toBe('Welkom');
  for (const one of ['Fijn', 'Dag', 'Tot ziens', 'Uw kortingscode', 'ABCDE-FGHJK']) {
    expect(popup.text()).toContain(one);
  }
  expect(popup.text()).toContain('Uw verzoek is verzonden.');
  expect(popup.text()).not.toContain('Lees');
  expect(popup.element.querySelector('img')?.getAttribute('src')).toContain('na');
  expect(popup.links()).toEqual(['Drie /3', 'Vier /4']);
  expect(document.activeElement?.textContent).toBe('Welkom');
});

test('S2.10/4 S2.10/7 the button to close may be left out; the form’s says its own text', async () => {
  const popup = await open({ close_button: 'N', title_submit: ' Doe mee ' });
  expect(popup.element.querySelector('[data-dialog-close]')).toBeNull();
  expect(popup.button('Doe mee')).toBeDefined();
  expect(popup.button('Versturen')).toBeUndefined();
});

test('S2.10/6 with after_equal what was said before stays; without a title the success is one', async () => {
  answer({ data: { discount_code: null, message: 'x' } });
  const popup = await open({ after_equal: 'Y' });
  await popup.type('an@klant.nl');
  await popup.press('Versturen');
  expect(popup.element.querySelector('h2')?.textContent).toBe('Tien procent');
  expect(popup.text()).not.toContain('Uw kortingscode');
  await leave();
  const other = await open({ after_title: '' });
  await other.type('an@klant.nl');
  await other.press('Versturen');
  expect(other.element.querySelector('h2')?.textContent).toBe('Uw verzoek is verzonden.');
});

test('S7.6/3 S6/6 it is sent once, as multipart with the page’s token, and a retry has the same key', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  const popup = await open();
  await popup.type('an@klant.nl');
  await popup.press('Versturen');
  expect(popup.text()).toContain('Versturen lukte niet.');
  expect(popup.box()?.value).toBe('an@klant.nl');
  answer(code);
  await popup.press('Versturen');
  const [first, second] = fetched.mock.calls;
  expect(second?.[0]).toBe('/api/v1.0/popup/7/submit');
  expect(second?.[1].headers).toMatchObject({
    authorization: 'Bearer bewijs',
    authenticationmethod: 'JWT',
  });
  const keys = [first, second].map((call) =>
    (call?.[1].body as FormData | undefined)?.get('popup_once'),
  );
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('what the server refuses is told beside its field, and nothing typed is lost', async () => {
  const popup = await open();
  await popup.press('Versturen');
  expect(popup.text()).toContain('E-mail is vereist.');
  expect(fetched).not.toHaveBeenCalled();
  const fault = { code: 'invalid', message: 'Kijk na.', fields: { email: 'Kan niet.' } };
  answer(fault, { status: 422 });
  await popup.type('an@klant.nl');
  await popup.press('Versturen');
  expect(popup.text()).toContain('Kan niet.');
  expect(popup.box()?.getAttribute('aria-invalid')).toBe('true');
  expect(popup.box()?.value).toBe('an@klant.nl');
  answer({ code: 'too_many', message: 'Te vaak.', fields: {} }, { status: 429 });
  await popup.type('bo@klant.nl');
  await popup.press('Versturen');
  expect(popup.element.querySelector('[role=alert]')?.textContent).toBe('Te vaak.');
});

test('the code is copied, or said to be copied by hand', async () => {
  answer(code);
  const popup = await open();
  await popup.type('an@klant.nl');
  await popup.press('Versturen');
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await popup.press('Kopieer de code');
  expect(writeText).toHaveBeenCalledWith('ABCDE-FGHJK');
  expect(popup.text()).toContain('De code is gekopieerd.');
  writeText.mockRejectedValue(new Error('not allowed'));
  await popup.press('Kopieer de code');
  expect(popup.text()).toContain('Kopiëren lukte niet.');
});

test('the form of its own page is taken over by the script as it came back, with what is wrong with it', async () => {
  const token = { token: 'bewijs', once: 'een' };
  const problems = { e: [{ message: 'Kan niet.' }] };
  const popup = await open({}, { ...token, values: { e: 'an@' }, problems });
  const hidden = [...popup.element.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
  expect(hidden.map(({ name, value }) => `${name}=${value}`)).toEqual([
    ...['etalage_token=bewijs', 'popup_once=een', 'language=nl_NL'],
  ]);
  expect(popup.box()?.value).toBe('an@');
  expect(popup.text()).toContain('Kan niet.');
  answer(code);
  await popup.type('an@klant.nl');
  await popup.press('Versturen');
  const body = fetched.mock.calls[0]?.[1].body as FormData | undefined;
  expect(body?.get('email')).toBe('an@klant.nl');
  expect(body?.get('popup_once')).not.toBe('een');
  expect(popup.text()).toContain('ABCDE-FGHJK');
});

test('a newsletter that no code comes with any more says so', async () => {
  answer({ data: { discount_code: null, message: 'x' } });
  const popup = await open();
  await popup.type('an@klant.nl');
  await popup.press('Versturen');
  expect(popup.text()).toContain('Een kortingscode hoort er niet meer bij');
  expect(popup.text()).not.toContain('Uw kortingscode');
});
