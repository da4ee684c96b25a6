import { Link as MailLink } from '@react-email/link';
import { Fragment, type ReactNode } from 'react';
import type { MailMark } from '#kernel/mail-kinds';
import { fillMarks } from '#kernel/values/marks';
import { useLook } from './look';
import { Text } from './parts';

/** What a mail knows of what own words may ask for. */
export type MailValues = Partial<Record<MailMark, string>>;

/** Filled in; where no name is known, its space goes with it: 'Dag {naam},' is 'Dag,'. */
export const fillWords = (words: string, values: MailValues): string =>
  fillMarks(values.naam === '' ? words.replaceAll(/ ?\{naam\}/g, '') : words, { ...values });

const ADDRESS = /https?:\/\/[^\s<>"'{}]+/gi;
/** What ends a sentence rather than an address. */
const ENDS = /[.,;:!?)\]’”]+$/;

const isOwn = (address: string, siteUrl: string): boolean => {
  try {
    const { origin, username, password } = new URL(address);
    return origin === new URL(siteUrl).origin && username === '' && password === '';
  } catch {
    return false;
  }
};

type Piece = { text: string; href?: string };

/** A line in pieces: the site's own addresses apart, where they were typed in full, before anything was filled in. */
export const piecesOf = (line: string, siteUrl: string): Piece[] => {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of line.matchAll(ADDRESS)) {
    const address = found.replace(ENDS, '');
    // What goes on with a mark isn't typed in full.
    if (!isOwn(address, siteUrl) || line[index + found.length] === '{') continue;
    pieces.push({ text: line.slice(from, index) }, { text: address, href: address });
    from = index + address.length;
  }
  return [...pieces, { text: line.slice(from) }].filter(({ text }) => text !== '');
};

function OwnLink({ href }: { href: string }) {
  // It says where it leads: the plain text says so once.
  return (
    <MailLink href={href} className="link own" style={useLook().link}>
      {href}
    </MailLink>
  );
}

type OwnWordsProps = { words: string; values: MailValues; siteUrl: string };

/** Paragraphs in the chain's own words. They are text: of what they say only the site's own addresses are links. */
export function OwnWords({ words, values, siteUrl }: OwnWordsProps) {
  const paragraphs = words.split(/\n\s*\n/).filter((one) => one.trim() !== '');
  return paragraphs.map((paragraph, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
    <Text key={place}>{linesOf(paragraph, values, siteUrl)}</Text>
  ));
}

const linesOf = (paragraph: string, values: MailValues, siteUrl: string): ReactNode =>
  paragraph
    .trim()
    .split('\n')
    .map((line, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
      <Fragment key={nth}>
        {nth > 0 && <br />}
        {piecesOf(line, siteUrl).map(({ text, href }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
          href ? <OwnLink key={place} href={href} /> : fillWords(text, values),
        )}
      </Fragment>
    ));
