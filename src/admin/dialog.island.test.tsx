import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Dialog } from './dialog';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML =
    '<button id="opener">Open</button><button id="next">Next</button><div id="root"></div>';
});

afterEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

const at = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

const openDialog = () => {
  at('opener').focus();
  const root = createRoot(at('root'));
  act(() => {
    root.render(
      <Dialog title="Title" close={() => {}}>
        <input id="asked" />
      </Dialog>,
    );
  });
  expect(document.activeElement).toBe(at('asked'));
  return root;
};

test('a dialog that goes gives the focus back to what opened it', () => {
  const root = openDialog();
  act(() => root.render(null));
  expect(document.activeElement).toBe(at('opener'));
});

test('where somebody was led on by then, it stays there', () => {
  const root = openDialog();
  act(() => {
    root.render(null);
    at('next').focus();
  });
  expect(document.activeElement).toBe(at('next'));
});
