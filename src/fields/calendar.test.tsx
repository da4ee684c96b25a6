import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withLanguage } from '#ui/language';
import { Calendar } from './calendar';

const htmlIn = (language: string): string =>
  renderToStaticMarkup(
    withLanguage(
      language,
      <Calendar
        label="Dag"
        value="2026-03-27"
        withTime={false}
        onChoose={() => {}}
        onClose={() => {}}
      />,
    ),
  );

test('S1/2 S2.14/16 the months and days of a calendar are Dutch, and English on an English page', () => {
  const dutch = htmlIn('nl_NL');
  expect(dutch).toContain('maart');
  expect(dutch).toMatch(/vrijdag 27 maart 2026/);
  const english = htmlIn('en_GB');
  expect(english).toContain('March');
  expect(english).toMatch(/Friday,? 27(?:th)? March 2026/);
  expect(english).not.toContain('maart');
});
