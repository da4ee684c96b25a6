import { expect, test } from 'vitest';
import { withWithdrawal } from './with-withdrawal';

const link = (title: string, href: string) => ({ title, href, items: [] });
const column = (title: string, ...children: ReturnType<typeof link>[]) => ({
  title,
  href: '/',
  children,
});
const service = column('Service', link('Bezorgen', '/bezorgen'));
const shops = column('Winkels', link('Alle winkels', '/winkels'));

test('art. 6:230oa BW: the way to withdraw is the last link of the first column', () => {
  const [first, second] = withWithdrawal([service, shops], 'Herroepen');
  expect(first?.children?.map(({ href }) => href)).toEqual(['/bezorgen', '/herroepen']);
  expect(first?.children?.at(-1)?.title).toBe('Herroepen');
  expect(second).toBe(shops);
  expect(withWithdrawal([{ title: 'Leeg', href: '/' }], 'Herroepen')[0]?.children).toHaveLength(1);
});

test('a site that has put it elsewhere keeps its own place; without columns there is none', () => {
  const own = [service, column('Voorwaarden', link('Van een koop af', '/herroepen'))];
  expect(withWithdrawal(own, 'Herroepen')).toBe(own);
  expect(withWithdrawal([], 'Herroepen')).toEqual([]);
});
