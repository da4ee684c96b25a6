import { expect, test } from 'vitest';
import {
  kindOfMail,
  type MailKind,
  type MailText,
  mailKinds,
  marksOfMail,
  noMailText,
  partsOfMail,
} from '#kernel/mail-kinds';
import { DUTCH, ENGLISH } from '#kernel/messages/language';
import { sampleSender, usual } from './mail-sample-data';
import { mailsWith, writeSample } from './mail-samples';

const kinds = Object.keys(mailKinds) as MailKind[];

/** Says something of its own in mails of one kind, in one language. */
const saying = (own: MailKind, text: Partial<MailText>, written = DUTCH) => ({
  ...sampleSender,
  ownText: (kind: MailKind, language: string): MailText =>
    kind === own && language === written ? { ...noMailText, ...text } : noMailText,
});

const write = (kind: MailKind, text: Partial<MailText> = {}, language = DUTCH) =>
  writeSample(kind, { sender: saying(kind, text, language), language });

const words = {
  subject: 'Eigen onderwerp van {bedrijf}',
  opening: 'Eigen begin.\n\nTweede alinea\nmet een regel eronder.',
  closing: 'Eigen slot <b>vet</b> & https://proef.example/winkels.',
};

test.each(kinds)('%s: says what the chain wrote, around what it says anyhow', async (kind) => {
  const parts = partsOfMail(kind);
  const { subject, html, text } = await write(kind, words);
  const usualOne = await write(kind);
  const has = (part: 'subject' | 'opening' | 'closing') => parts.includes(part);
  expect(subject).toBe(has('subject') ? 'Eigen onderwerp van Proef' : usualOne.subject);
  expect(text.includes('Eigen begin.\n\nTweede alinea\nmet een regel eronder.')).toBe(
    has('opening'),
  );
  // What was typed is text, and the site's own address alone is a link.
  expect(text.includes('Eigen slot <b>vet</b> & https://proef.example/winkels.')).toBe(
    has('closing'),
  );
  expect(html).not.toContain('<b>vet');
  expect(html.includes('href="https://proef.example/winkels"')).toBe(has('closing'));
  // All that it said before, it says still.
  const lines = (all: string) => all.split('\n').filter((line) => line.trim() !== '');
  const now = new Set(lines(text));
  expect(
    lines(usualOne.text).filter((line) => !now.has(line) && line !== usualOne.subject),
  ).toEqual([]);
  if (!has('opening')) return;
  const greeting = text.search(/^(Dag Sanne|Hallo),$/m);
  const regards = text.lastIndexOf('Groet,\nProef');
  expect(text.indexOf('Eigen begin')).toBeGreaterThan(greeting);
  if (regards > 0) expect(text.indexOf('Eigen slot')).toBeLessThan(regards);
  expect(text.indexOf('Eigen slot')).toBeGreaterThan(text.indexOf('Eigen begin'));
});

test.each(kinds)('%s: fills in each word that it offers', async (kind) => {
  const marks = marksOfMail(kind).map((name) => `${name}=({${name}})`);
  const all = marks.join(', ');
  const { subject, text } = await write(kind, { subject: all, opening: all });
  expect(subject + text).not.toMatch(/\{\w+\}/);
  // None of them is empty.
  if (partsOfMail(kind).includes('opening')) expect(text).not.toContain('=()');
});

test('each mail that there is has a kind of its own, so that what is written of one is said of no other', async () => {
  for (const [name, writeOne] of Object.entries(mailsWith(usual))) {
    const before = await writeOne();
    const seen = new Set<MailKind>();
    const sender = {
      ...sampleSender,
      ownText: (kind: MailKind) => {
        seen.add(kind);
        return noMailText;
      },
    };
    const again = await mailsWith(usual, sender)[name]?.();
    expect(again?.text).toBe(before.text);
    expect(seen.size, name).toBe(1);
  }
});

test('mails about ways in keep the subject by which they are known', () => {
  const guarded = kinds.filter((kind) => kindOfMail(kind).subject === 'guard');
  expect(guarded).toEqual(
    kinds.filter((kind) => /^(account|staff)\./.test(kind) && kind !== 'account.idle'),
  );
});

test('an English mail says what was written in English, and nothing in Dutch', async () => {
  const english = kinds.filter((kind) => kindOfMail(kind).english);
  expect(english.length).toBeGreaterThan(0);
  for (const kind of english) {
    const usualOne = await write(kind, {}, ENGLISH);
    expect(usualOne.html).toContain('lang="en"');
    expect(usualOne.text).not.toMatch(/ nieuwsbrief|Groet|\bje\b/i);
    const own = await write(kind, { subject: 'Our own', opening: 'Welcome to {bedrijf}' }, ENGLISH);
    expect(own.subject).toBe('Our own');
    expect(own.text).toContain('Welcome to Proef');
    const dutch = saying(kind, { opening: 'Welkom' });
    const other = await writeSample(kind, { sender: dutch, language: ENGLISH });
    expect(other.text).toBe(usualOne.text);
  }
});
