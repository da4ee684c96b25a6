import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useToolbarKeys } from './use-toolbar-keys';

function Bar({ names }: { names: readonly string[] }) {
  return (
    <div {...useToolbarKeys()} role="toolbar">
      <select aria-label="stijl" />
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
      <a href="/meer">meer</a>
    </div>
  );
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.innerHTML = '';
});

const stops = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[role=toolbar] > *')]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '');

const press = (key: string, more: KeyboardEventInit = {}): string => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  act(() => void document.activeElement?.dispatchEvent(event));
  return (
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''
  );
};

test('a toolbar is one stop of the keyboard, and arrows go from tool to tool', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => root.render(<Bar names={['vet', 'schuin', 'tabel']} />));
  expect(stops()).toEqual(['stijl']);
  act(() => document.querySelector('select')?.focus());
  expect(press('ArrowRight')).toBe('vet');
  expect(stops()).toEqual(['vet']);
  expect(press('End')).toBe('meer');
  expect(stops()).toEqual(['meer']);
  expect(press('ArrowRight')).toBe('stijl');
  expect(press('ArrowDown')).toBe('stijl');
  expect(press('ArrowLeft')).toBe('meer');
  expect(press('ArrowLeft')).toBe('tabel');
  expect(press('Home', { altKey: true })).toBe('tabel');
  // The tool that is the stop goes: another one is.
  act(() => root.render(<Bar names={['vet', 'schuin']} />));
  expect(stops()).toEqual(['stijl']);
  act(() => root.unmount());
});
