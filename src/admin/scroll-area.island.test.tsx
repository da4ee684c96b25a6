import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ScrollArea } from './scroll-area';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const shown = async (width: number) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <ScrollArea label="Prijzen">
        <table />
      </ScrollArea>,
    ),
  );
  const area = document.querySelector('section');
  return [area?.getAttribute('aria-label'), area?.getAttribute('tabindex')];
};

test('what is wider than its place has a name and a tab stop; what fits has neither', async () => {
  expect(await shown(600)).toEqual(['Prijzen', '0']);
  document.body.innerHTML = '';
  expect(await shown(390)).toEqual([null, null]);
});
