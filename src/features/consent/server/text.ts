import { createHash } from 'node:crypto';
import { getSite, type Site } from '#features/settings/api.server';
import { enConsent } from '#kernel/messages/en-consent';
import { inLanguage } from '#kernel/messages/language';
import { consentTexts as texts } from '#kernel/messages/nl-consent';
import { listThirdParties } from '#platform/declared/third-parties';
import type { Host } from '#platform/host';
import type { ConsentParty, ConsentText } from '../contract';
import { consentSettings } from './settings';
import { consentTexts } from './tables';

/** The texts of consent in a page's language. */
export const textsIn = (language: string) => inLanguage(language, texts, enConsent);

/** Whom a visitor is asked about: all but those that he needs for what he does here. */
export const askedParties = (host: Host): ConsentParty[] =>
  listThirdParties(host)
    .filter(({ type }) => type !== 'functional')
    .map(({ name, type, purpose }) => ({ name, type, purpose }));

const wordsIn = (language: string) => {
  const { banner, types } = textsIn(language);
  return { heading: banner.heading, intro: banner.text, types: { ...types } };
};

const write = (host: Host): ConsentText => ({
  edition: consentSettings(host).edition,
  dutch: wordsIn('nl_NL'),
  english: wordsIn('en_GB'),
  parties: askedParties(host),
});

type Versioned = { version: string; text: ConsentText };
const current = new WeakMap<Site, Versioned>();

/**
 * What visitors are told at present, and its version: whatever changes in it, also when somebody else
 * comes to the site, is asked anew.
 */
export const currentText = (host: Host): Versioned => {
  const site = getSite(host);
  const known = current.get(site);
  if (known) return known;
  const text = write(host);
  const version = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 12);
  const made = { version, text };
  current.set(site, made);
  return made;
};

/** Whether there is anything that a visitor can allow. */
export const asksConsent = (host: Host): boolean => currentText(host).text.parties.length > 0;

/** Keeps the present text, so that a choice by it can be proven later. */
export const keepText = async (host: Host): Promise<void> => {
  const since = host.clock.now();
  await host.db
    .insert(consentTexts)
    .values({ ...currentText(host), since })
    .onConflictDoNothing();
};
