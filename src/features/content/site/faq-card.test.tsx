import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { faqHref } from '../contract';
import { openAnswer } from '../open-answer';
import { FaqCardView } from './faq-card.view';

const html = renderToStaticMarkup(
  <FaqCardView card={{ id: 12, question: 'Kan ik ruilen?', answer: ['Ja.', 'Met de bon.'] }} />,
);

test('S3.11/3 the answer’s element has the id answer{faqid}', () => {
  expect(html).toMatch(/<div[^>]* id="answer12"><p>Ja\.<\/p><p>Met de bon\.<\/p><\/div>/);
});

test('S2.12/2 answers share one name, so that one is open at a time', () => {
  expect(html).toMatch(/^<details name="faq"/);
});

test('S2.1/12 a link to a question names it, and leads to its answer', () => {
  expect(faqHref(12)).toBe('/klantenservice?faqid=12#answer12');
});

test('S2.12/2 an answer that is asked for is open, once', () => {
  expect(html).not.toContain('open');
  expect(openAnswer(html)).toMatch(/^<details open="" name="faq"/);
  expect(openAnswer(openAnswer(html))).toBe(openAnswer(html));
});
