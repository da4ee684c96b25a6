import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { find, findAll, get, parseHtml, textOf } from '../../../../tests/harness/html';
import { NavigationPanel } from './navigation-panel.view';

const link = (title: string) => ({ title, href: `/${title.toLowerCase()}` });

test('groups of links fold but the first; one whose title leads somewhere, or says nothing new, does not', () => {
  const groups = [
    { title: 'Kleding', items: [link('Jurken')] },
    { title: 'Merken', items: [link('Noor')] },
    { title: 'Sets', href: '/sets', items: [link('Bank')] },
    { title: 'Leeg', items: [] },
    { title: 'Dames', items: [link('Truien')] },
  ];
  const item = { title: 'Dames', href: '/dames', children: groups };
  const html = renderToStaticMarkup(<NavigationPanel id="menu-1" item={item} groups={groups} />);
  const panel = parseHtml(html);
  const folds = findAll(panel, 'details');
  expect(folds.map((fold) => textOf(get(fold, 'summary')))).toEqual(['Kleding', 'Merken']);
  expect(folds.map(({ attributes }) => 'open' in attributes)).toEqual([true, false]);
  // Where nothing folds the same title is a line.
  expect(findAll(panel, 'p').map(textOf)).toEqual(['Kleding', 'Merken', 'Leeg']);
  for (const name of ['Jurken', 'Noor', 'Sets', 'Bank', 'Truien']) {
    expect(find(panel, `a[href="/${name.toLowerCase()}"]`), name).toBeDefined();
  }
});
