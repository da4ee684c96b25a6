import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { get, parseHtml, textOf } from '../../tests/harness/html';
import { MyStoreButton } from './my-store-button.view';

test.each([false, true])(
  'WCAG 2.5.3 the button of a store is named by what it says, and by its store (own: %s)',
  (isMine) => {
    const html = renderToStaticMarkup(<MyStoreButton id={3} store="Brink Tiel" isMine={isMine} />);
    const button = get(parseHtml(html), 'button');
    expect(button.attributes['aria-label']).toBe(`${textOf(button)}: Brink Tiel`);
  },
);
