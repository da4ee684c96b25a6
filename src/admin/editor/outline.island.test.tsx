import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Outline } from './outline';
import type { Placed } from './tree';

const placed = (type: string, index: number) =>
  ({
    ...{ block: { type, props: { id: type } }, depth: 1 },
    at: { parent: null, slot: 'content', index },
  }) as unknown as Placed;

const all = [placed('RichText', 0), placed('Picture', 1)];

afterEach(() => {
  document.body.innerHTML = '';
});

const draw = async (isReadOnly: boolean) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const toPage = vi.fn();
  const choose = vi.fn();
  const nothing = () => {};
  const home = document.body.appendChild(document.createElement('div'));
  const root = createRoot(home);
  await act(async () =>
    root.render(
      <Outline
        {...{ all, choose, toPage, isReadOnly, types: new Map(), slotsOf: () => [] }}
        {...{ open: nothing, move: nothing, remove: nothing, insert: nothing }}
        chosen="RichText"
        isText={(type) => type === 'RichText'}
      />,
    ),
  );
  const press = async (id: string, key: string) => {
    const row = home.querySelector(`[data-row="${id}"]`);
    await act(async () => row?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    return toPage.mock.calls.length;
  };
  return { press, choose, leave: () => act(async () => root.unmount()) };
};

test('Enter and F2 begin in a block that is there for its text; of others F2 goes to the page', async () => {
  const { press, choose, leave } = await draw(false);
  expect(await press('RichText', 'Enter')).toBe(1);
  expect(await press('RichText', 'F2')).toBe(2);
  expect(await press('Picture', 'Enter')).toBe(2);
  expect(await press('Picture', 'F2')).toBe(3);
  expect(choose).toHaveBeenLastCalledWith('Picture');
  await leave();
});

test('what nobody may change is chosen by Enter, no more', async () => {
  const { press, leave } = await draw(true);
  expect(await press('RichText', 'Enter')).toBe(0);
  await leave();
});
