import { act, createElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { fieldLimits } from '#kernel/limits-fields';
import { hydrate } from '../../tests/harness/hydrate';
import { aField } from './build.test-support';
import { FieldForm, type FieldFormProps } from './form';

/** What the fields ask of the server. */
export const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let leave: () => Promise<void> = async () => {};

/** Each test begins with nothing asked, and its form is left after it. */
export const freshFields = (): void => {
  beforeEach(() => {
    fetched.mockReset();
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(async () => {
    await leave();
    leave = async () => {};
  });
};

export const pause = (ms: number) => act(async () => new Promise((done) => setTimeout(done, ms)));

/** Waits for what the page makes of a script or a reply that comes later. */
export const until = async (check: () => void) => {
  for (let left = 400; left > 0; left -= 1) {
    await pause(15);
    try {
      return check();
    } catch (error) {
      if (left === 1) throw error;
    }
  }
};

/** A form of fields on its page, what it was sent with, and what a visitor does in it. */
export const open = async (raw: Record<string, unknown>[], more: Partial<FieldFormProps> = {}) => {
  const onSend = vi.fn<NonNullable<FieldFormProps['onSend']>>();
  const onFieldChange = vi.fn();
  const fields = raw.map((one) => aField({ id: '7', ...one }));
  const island = await hydrate(FieldForm, {
    action: '/x',
    fieldsets: [{ id: 'een', fields }],
    onSend,
    onFieldChange,
    children: createElement('button', { type: 'submit', id: 'verstuur' }, 'Verstuur'),
    ...more,
  });
  leave = island.leave;
  const { element } = island;
  const find = <T extends HTMLElement = HTMLInputElement>(selector: string) =>
    element.querySelector<T>(selector);
  const get = <T extends HTMLElement = HTMLInputElement>(selector: string): T => {
    const found = find<T>(selector);
    if (!found) throw new Error(`There is no ${selector} in ${element.innerHTML}`);
    return found;
  };
  const key = (selector: string, type: 'keydown' | 'keyup', init: KeyboardEventInit) =>
    act(async () => {
      get(selector).dispatchEvent(new KeyboardEvent(type, { bubbles: true, ...init }));
    });
  const type = async (selector: string, text: string) => {
    const box = get(selector);
    const { prototype } =
      box instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
    await act(async () => {
      setter?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  const blur = async (selector: string, to: HTMLElement | null = null) => {
    await act(async () => {
      get(selector).dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: to }));
    });
    await pause(5);
  };
  const click = (selector: string) => act(async () => get<HTMLElement>(selector).click());
  const send = async () => {
    await act(async () => get<HTMLButtonElement>('#verstuur').click());
    await pause(fieldLimits.submitDelay + 60);
    return onSend.mock.calls.at(-1)?.[1];
  };
  const error = (id = '7') => find<HTMLElement>(`[id="field_${id}-error"]`)?.textContent;
  return {
    ...island,
    onSend,
    onFieldChange,
    find,
    get,
    key,
    type,
    blur,
    click,
    send,
    error,
  };
};
