import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../../tests/harness/eventually';
import { createModal } from './modal';

let modal: ReturnType<typeof createModal>;
afterEach(() => modal.leave());

test('S4.9/6 S2.15/1 the dialog is hidden, open, or closing for as long as it moves', async () => {
  modal = createModal('Foto’s', 'Eén bestand tot 5 MB: pdf.');
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('there is no dialog');
  let still = () => {};
  const finished = new Promise<void>((done) => {
    still = done;
  });
  dialog.getAnimations = () => [{ finished } as unknown as Animation];
  const state = () => [dialog.dataset.state, dialog.open];
  expect(state()).toEqual(['hidden', false]);
  modal.open();
  expect(state()).toEqual(['open', true]);
  dialog.querySelector<HTMLElement>('.upload-close')?.click();
  expect(state()).toEqual(['closing', true]);
  modal.open();
  expect(state(), 'opened again before it was gone').toEqual(['open', true]);
  const closed = modal.close();
  expect(state()).toEqual(['closing', true]);
  still();
  await closed;
  await eventually(() => expect(state()).toEqual(['hidden', false]));
});
