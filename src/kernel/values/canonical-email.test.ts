import { expect, test } from 'vitest';
import { canonicalEmail } from './canonical-email';

test.each([
  ['An@Klant.NL ', 'an@klant.nl'],
  ['an+winkel@klant.nl', 'an@klant.nl'],
  ['an+a+b@klant.nl', 'an@klant.nl'],
  ['an.de.wit+2@klant.nl', 'an.de.wit@klant.nl'],
  ['An.de.Wit+2@GoogleMail.com', 'andewit@gmail.com'],
  ['a.n@gmail.com', 'an@gmail.com'],
  ['A@GoogleMail.com', 'a@gmail.com'],
  ['@gmail.com', '@gmail.com'],
  ['+@klant.nl', '+@klant.nl'],
  ['an@mail.gmail.com.nl', 'an@mail.gmail.com.nl'],
  ['constructor@constructor', 'constructor@constructor'],
  ['', ''],
])('%s is the mailbox %s', (typed, mailbox) => {
  expect(canonicalEmail(typed)).toBe(mailbox);
  expect(canonicalEmail(mailbox)).toBe(mailbox);
});
