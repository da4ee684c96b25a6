import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { hydrate } from '../../../../tests/harness/hydrate';
import type { SiteFormProps } from '../contract';
import { aForm } from './form.test-support';
import { showAlert } from './show-alert';
import SiteForm from './site-form.island';

/** What is told in a dialog: the test mocks `./show-alert`. */
export const told = vi.mocked(showAlert);
export const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let leaveForm: () => Promise<void> = async () => {};

/** Ends the form that was opened, as a reload of the page does. */
export const leave = async (): Promise<void> => {
  await leaveForm();
  leaveForm = async () => {};
};

/** Gives each test a page of its own, with time and network in its hands. */
export const preparePage = () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
    vi.stubGlobal('fetch', fetched);
    told.mockClear();
    fetched.mockReset();
  });
  afterEach(async () => {
    await leave();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
};

/** Lets all that waits happen: timers, what was posted, and what React makes of it. */
export const settle = () =>
  act(async () => {
    await vi.runAllTimersAsync();
    await vi.dynamicImportSettled();
    await vi.runAllTimersAsync();
  });

/** A form on its page, and what a visitor does with it. */
export const open = async (props: SiteFormProps) => {
  const island = await hydrate(SiteForm, props);
  leaveForm = island.leave;
  await settle();
  const { element, server } = island;
  const get = <T extends HTMLElement = HTMLElement>(selector: string): T => {
    const found = element.querySelector<T>(selector);
    if (!found) throw new Error(`There is no ${selector} in ${element.innerHTML}`);
    return found;
  };
  const input = (id: string) => get<HTMLInputElement>(`#field_${id}`);
  const type = async (id: string, value: string) => {
    const box = input(id);
    const { prototype } =
      box instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
    await act(async () => {
      setter?.call(box, value);
      box.dispatchEvent(new Event('input', { bubbles: true }));
      box.dispatchEvent(new KeyboardEvent('keyup', { key: 'a', bubbles: true }));
    });
  };
  const blur = async (id: string) => {
    await act(async () => input(id).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    await settle();
  };
  const stateOf = (id: string) => input(id).closest<HTMLElement>('[data-state]')?.dataset.state;
  const button = (text: string) => {
    const all = [...element.querySelectorAll('button')];
    const found = all.find((one) => one.textContent === text && !one.closest('[hidden]'));
    if (!found) throw new Error(`There is no button ${text}`);
    return found;
  };
  const press = async (text: string) => {
    await act(async () => button(text).click());
    await settle();
  };
  const shown = () =>
    [...element.querySelectorAll('fieldset')].filter((one) => !one.closest('[hidden]'));
  return { element, server, get, input, type, blur, stateOf, button, press, shown };
};

/** What the server answers from now on. */
export const answer = (body: unknown, init: ResponseInit = {}) =>
  fetched.mockImplementation(async () => Response.json(body, init));

/** What was posted the so manyth time. */
export const posted = (at = 0): FormData => fetched.mock.calls[at]?.[1].body as FormData;

/** A form with its name and address filled in. */
export const filled = async (props = aForm()) => {
  const form = await open(props);
  await form.type('naam', 'An');
  await form.type('email', 'an@klant.nl');
  return form;
};
