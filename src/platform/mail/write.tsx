import type { toPlainText } from '@react-email/render';
import type { ReactNode } from 'react';
import {
  type MailKind,
  type MailMark,
  type MailPart,
  noMailText,
  partsOfMail,
} from '#kernel/mail-kinds';
import { DUTCH } from '#kernel/messages/language';
import { greetedName } from '#kernel/values/greeted-name';
import { Letter, type Sender } from './letter';
import type { Mail } from './mailer';
import { fillWords, type MailValues, OwnWords } from './own-words';

export type Written = Pick<Mail, 'subject' | 'html' | 'text' | 'replyTo'>;

export type Writing = {
  sender: Sender;
  /** Which mail it is: the chain may say something of its own in it. */
  kind: MailKind;
  /** What own words may ask for, as far as this mail has it (`marksOfMail`). */
  values?: Partial<Record<Exclude<MailMark, 'bedrijf' | 'naam'>, string>>;
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
  const { sender, kind, preview, greet, identityTitle, language = DUTCH, body } = writing;
  const own = sender.ownText?.(kind, language) ?? noMailText;
  const values: MailValues = {
    ...{ ...writing.values, bedrijf: sender.siteName },
    ...(greet !== undefined && { naam: greetedName(greet) }),
  };
  const wordsOf = (part: MailPart) => (partsOfMail(kind).includes(part) ? own[part] : '');
  const ownPart = (part: 'opening' | 'closing') => (
    <OwnWords words={wordsOf(part)} values={values} siteUrl={sender.siteUrl} />
  );
  const subject = oneLine(fillWords(wordsOf('subject'), values)) || oneLine(writing.subject);
  const letter = (
    <Letter
      title={writing.title ?? subject}
      {...{ sender, preview, greet, identityTitle, language }}
      opening={ownPart('opening')}
      closing={ownPart('closing')}
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
      { selector: 'a.own', format: 'inline' },
      { selector: 'table.table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ],
  });
