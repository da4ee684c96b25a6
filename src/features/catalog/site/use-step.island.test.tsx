import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { hydrate } from '../../../../tests/harness/hydrate';
import { useStep } from './use-step';

let arrive = () => {};
const arrived = new Promise<void>((done) => {
  arrive = done;
});
const load = async () => {
  await arrived;
  return import('#browser/overlays/step');
};

function Sheet() {
  const [isOpen, setOpen] = useState(false);
  const leave = useStep('sheet', [isOpen, setOpen], () => setOpen(false), load);
  return (
    <button type="button" onClick={() => (isOpen ? void leave() : setOpen(true))}>
      {isOpen ? 'open' : 'closed'}
    </button>
  );
}

test('what was opened and closed before the code of steps came takes none of them', async () => {
  const back = vi.spyOn(history, 'back');
  const { element, leave } = await hydrate(Sheet, {});
  const button = element.querySelector('button');
  for (const state of ['open', 'closed', 'open', 'closed', 'open']) {
    await act(async () => button?.click());
    expect(button?.textContent).toBe(state);
  }
  await act(async () => arrive());
  await vi.waitFor(() => expect(history.state).toMatchObject({ overlay: 'sheet' }));
  expect(back).not.toHaveBeenCalled();
  expect(button?.textContent).toBe('open');
  await act(async () => button?.click());
  await vi.waitFor(() => expect(history.state?.overlay).toBeUndefined());
  expect(back).toHaveBeenCalledOnce();
  await leave();
});
