import type { toPlainText } from '@react-email/render';
import type { ReactNode } from 'react';
import { Letter, type Sender } from './letter';
import type { Mail } from './mailer';

export type Written = Pick<Mail, 'subject' | 'html' | 'text' | 'replyTo'>;

type Writing = {
  sender: Sender;
  subject: string;
  /** What a list of mails shows behind the subject. */
  preview: string;
  /** What stands above it, when that isn't the subject. */
  title?: string;
  /** The reader's name, '' when it isn't known; absent: a mail to staff, without greetings. */
  greet?: string;
  identityTitle?: string;
  /** What it is written in; left out: Dutch. */
  language?: string;
  body: ReactNode;
};

/** A subject is one line, whatever it was made of. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const oneLine = (text: string): string => text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim();

/** React has browsers fetch pictures early; in a mail that is a second link to each. */
const PRELOADS = /<link rel="preload"[^>]*>/g;

/** A mail with both its bodies, to be answered to the chain. It has no receiver yet. */
export const writeMail = async (writing: Writing): Promise<Written> => {
  const { sender, preview, greet, identityTitle, language, body } = writing;
  const subject = oneLine(writing.subject);
  const letter = (
    <Letter
      title={writing.title ?? subject}
      {...{ sender, preview, greet, identityTitle, language }}
    >
      {body}
    </Letter>
  );
  // Loaded with the first mail: it brings a formatter along that a start shouldn't wait for.
  const { render, toPlainText } = await import('@react-email/render');
  const html = (await render(letter)).replace(PRELOADS, '');
  return {
    subject,
    html,
    text: plain(html, toPlainText),
    replyTo: sender.identity.email || undefined,
  };
};

type Format = (
  elem: { children: unknown; attribs: Record<string, string> },
  walk: (children: unknown, builder: unknown) => void,
  builder: { addLineBreak(): void; addInline(text: string, how: object): void },
) => void;

/** What a button says, and below it where it leads. */
const addressBelow: Format = (elem, walk, builder) => {
  walk(elem.children, builder);
  builder.addLineBreak();
  builder.addInline(elem.attribs.href ?? '', { noWordTransform: true });
};

/** What a picture says that is missing. */
const whatItSays: Format = (elem, _walk, builder) => {
  builder.addInline(elem.attribs.alt ?? '', {});
};

/** What programs show that know no HTML. Lines aren't folded, so that addresses stay whole. */
const plain = (html: string, write: typeof toPlainText): string =>
  write(html, {
    formatters: { addressBelow: addressBelow as never, whatItSays: whatItSays as never },
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'img', format: 'skip' },
      { selector: 'img.logo', format: 'whatItSays' },
      { selector: 'div.picture', format: 'skip' },
      { selector: 'ul', options: { itemPrefix: '- ' } },
      { selector: 'a.button', format: 'addressBelow' },
      { selector: 'table.table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  });
