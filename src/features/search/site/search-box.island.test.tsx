import { expect, test } from 'vitest';
import { hydrate } from '../../../../tests/harness/hydrate';
import SearchBox from './search-box.island';

test.each(['', 'rode trui'])(
  'S2.3/1 the box with “%s” wakes as the server wrote it',
  async (value) => {
    const props = { site: 'brink', value, action: '/zoeken' };
    const { element, server, leave } = await hydrate(SearchBox, props);
    expect(element.innerHTML).toBe(server);
    expect(element.querySelector('input')?.value).toBe(value);
    await leave();
  },
);

test('S1/2 on an English page it wakes in English, as the server wrote it', async () => {
  document.documentElement.dataset.language = 'en_GB';
  const props = { site: 'brink', value: '', action: '/zoeken' };
  const { element, server, leave } = await hydrate(SearchBox, props);
  expect(element.innerHTML).toBe(server);
  expect(element.querySelector('input')?.placeholder).toBe('What are you looking for?');
  await leave();
  delete document.documentElement.dataset.language;
});
