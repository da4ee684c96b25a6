import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { connectionTexts as texts } from '#kernel/messages/nl-connections';
import { Secret } from './secret';

test('a secret that is shown once stays until its reader says that he has it', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const close = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Secret secret="abc" clientId="kassa" close={close} />));
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  expect(dialog.open).toBe(true);
  await act(async () => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  // As a browser does at the second Escape.
  await act(async () => dialog.close());
  await act(async () => void dialog.dispatchEvent(new Event('close')));
  expect([dialog.open, close.mock.calls.length]).toEqual([true, 0]);
  expect(dialog.textContent).toContain('abc');
  const done = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === texts.secretDone,
  );
  await act(async () => done?.click());
  expect(close).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
});
