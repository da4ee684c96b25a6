import { expect, test } from 'vitest';
import { buttonOfForm, tellsOfReviews, withdrawLink } from './in-page';

const there = '/herroepen';

test('a link counts when its words say that one withdraws there', () => {
  const link = (text: string) => `<p><a class="x" href="${there}">${text}</a></p>`;
  expect(withdrawLink(link('<span>Overeenkomst</span> herroepen'), there)).toBe(
    'Overeenkomst herroepen',
  );
  expect(withdrawLink(link('Klik hier'), there)).toBeUndefined();
  expect(withdrawLink('<a href="/elders">Herroepen</a>', there)).toBeUndefined();
});

test('the button is that of the form itself', () => {
  const form = (action: string, inner: string) =>
    `<form method="post" action="${action}">${inner}</form>`;
  const search = form('/zoeken', '<button>Zoek</button>');
  expect(
    buttonOfForm(search + form(there, '<button type="submit"> Mail me </button>'), there),
  ).toBe('Mail me');
  expect(buttonOfForm(search + form(there, ''), there)).toBeUndefined();
});

test('reviews are told of where both their mark and how they are checked stand', () => {
  const says = { verified: 'Geverifieerd', notice: 'Alleen kopers & niemand anders.' };
  const html = '<p>Alleen kopers &amp; niemand <b>anders.</b></p><p>Geverifieerd</p>';
  expect(tellsOfReviews(html, says)).toBe(true);
  expect(tellsOfReviews('<p>Geverifieerd</p>', says)).toBe(false);
});
