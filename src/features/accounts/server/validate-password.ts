import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core';
import { getSite } from '#features/settings/api.server';
import { accounts as limits } from '#kernel/limits-accounts';
import { account as texts } from '#kernel/messages/nl-account';
import { PREFIX } from '#kernel/wire';
import type { Host } from '#platform/host';

/** Longer substitutions of signs for letters would take seconds to try all. */
const MOST_SIGNS = 4;
/** Of names, addresses and the like: nobody has more, and each takes time. */
const MOST_WORDS = 40;

const load = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory: Factory }, common, dutch] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-nl-be'),
  ]);
  return new Factory({
    dictionary: { ...common.dictionary, ...dutch.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: limits.passwordChecked,
    l33tMaxSubstitutions: MOST_SIGNS,
    useLevenshteinDistance: false,
  });
};

// Its lists take a quarter of a second and 30 MB, which a process that nobody asks needn't spend.
let estimator: Promise<ZxcvbnFactory> | undefined;

/** 'zoë' as who is in a hurry types it. */
const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The words of a name, an address or a site, and what two that follow each other make as one. */
const wordsOf = (about: readonly string[]): string[] => {
  const typed = about.map((text) => text.toLowerCase().slice(0, 200)).filter(Boolean);
  const texts = [...new Set(typed.flatMap((text) => [text, withoutAccents(text)]))];
  const words = texts.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).slice(0, MOST_WORDS);
  const pairs = words.map((word, at) => word + (words[at + 1] ?? ''));
  return [...new Set([...texts, ...words, ...pairs])].filter((word) => word.length > 2);
};

const YEARS = /(?:19|20)\d{2}/g;

/** What remains of a password without the words about its holder, however they are spelt, and years. */
const restOf = (password: string, words: readonly string[], { sequence }: ZxcvbnResult): string => {
  const spelt = sequence
    .filter((part) => part.pattern === 'dictionary' && part.dictionaryName === 'userInputs')
    .map(({ token }) => token.toLowerCase());
  const known = [...spelt, ...words].sort((one, other) => other.length - one.length);
  return known.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
};

/**
 * Whether others find a password soon. Three words of any kind are many guesses by zxcvbn's measure,
 * which doesn't know that 'brink2026brink' is made of what a shop's visitors all know: of one with
 * such words the rest must be hard to guess by itself.
 */
const isEasy = (zxcvbn: ZxcvbnFactory, password: string, words: readonly string[]): boolean => {
  const estimate = zxcvbn.check(password, [...words]);
  if (estimate.guesses < limits.leastGuesses) return true;
  const rest = restOf(password, words, estimate);
  if (rest === password.toLowerCase()) return false;
  return zxcvbn.check(rest.replace(YEARS, ''), []).guesses < limits.leastOfTheRest;
};

/**
 * What is wrong with a password that somebody wants; undefined: nothing. `about`: his name, his
 * address and the like, which are the first that others try. No signs are asked for: length makes a
 * password strong, and being no one's favourite (NIST SP 800-63B-4, 3.1.1.2).
 */
export const passwordError = async (
  password: string,
  about: readonly string[],
): Promise<string | undefined> => {
  const { min, max } = limits.password;
  if (password.length < min) return texts.tooShort(min);
  if (password.length > max) return texts.tooLong(max);
  estimator ??= load();
  const checked = password.slice(0, limits.passwordChecked);
  // The program's own name stands in pages and mails.
  return isEasy(await estimator, checked, wordsOf([PREFIX, ...about])) ? texts.tooEasy : undefined;
};

/** What is known of who wants a password. */
export type PasswordHolder = {
  email?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
};

/** The same wherever a password is chosen: the shop's name and address count against it as well. */
export const validatePassword = (
  host: Host,
  password: string,
  { email = '', firstName = '', lastName = '', phone = '' }: PasswordHolder,
): Promise<string | undefined> => {
  const { name, slug } = getSite(host);
  const domain = new URL(host.config.siteUrl).hostname;
  return passwordError(password, [name, slug, domain, email, firstName, lastName, phone]);
};
