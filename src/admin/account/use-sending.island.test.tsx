import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TextField } from '#ui/text-field.view';
import { CallError } from '../calls';
import { useSending } from './use-sending';

let send: () => Promise<boolean>;
let answer: () => Promise<unknown>;
let leave: () => Promise<void>;

const refuse = async () => {
  const fields = { cents: 'Vul een bedrag in.', reason: 'Vul een reden in.' };
  throw new CallError(400, { code: 'invalid', message: 'Dat klopt niet.', fields });
};

function Form() {
  const [cents, setCents] = useState('');
  const [reason, setReason] = useState('');
  const sending = useSending({ cents, reason });
  send = () => sending.send(answer);
  return (
    <>
      {[
        { name: 'cents', value: cents, set: setCents },
        { name: 'reason', value: reason, set: setReason },
      ].map(({ name, value, set }) => (
        <TextField
          key={name}
          id={`account-${name}`}
          label={name}
          value={value}
          error={sending.errors[name]}
          onChange={({ target }) => set(target.value)}
        />
      ))}
    </>
  );
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  answer = refuse;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Form />));
  leave = () => act(async () => root.unmount());
});
afterEach(async () => {
  await leave();
  document.body.innerHTML = '';
});

const wrong = () =>
  [...document.querySelectorAll('[aria-invalid]')].map(({ id }) => id.replace('account-', ''));

const type = (name: string, text: string) =>
  act(async () => {
    const input = document.getElementById(`account-${name}`) as HTMLInputElement;
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    write?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

test('what is wrong with a field is told until it is corrected, and what is wrong with others stays', async () => {
  await act(() => send());
  expect(wrong()).toEqual(['cents', 'reason']);
  await type('cents', '12,50');
  expect(wrong()).toEqual(['reason']);
  await type('reason', 'Kapot');
  expect(wrong()).toEqual([]);
  await act(() => send());
  expect(wrong()).toEqual(['cents', 'reason']);
});

test('what is typed while it is sent is what the answer stands at, and the first wrong field has the focus', async () => {
  let fail: () => void = () => {};
  answer = () => new Promise<void>((done) => (fail = done)).then(refuse);
  let sent: Promise<boolean> | undefined;
  await act(async () => {
    sent = send();
  });
  await type('reason', 'Ka');
  await act(async () => {
    fail();
    await sent;
  });
  expect(wrong()).toEqual(['cents', 'reason']);
  await act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
  expect(document.activeElement?.id).toBe('account-cents');
});
