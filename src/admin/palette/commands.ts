import type { OfficeStart, ToldEntity } from '#features/office/contract';
import { beginTexts } from '#kernel/messages/nl-begin';
import { customerTexts } from '#kernel/messages/nl-customers';
import { importTexts } from '#kernel/messages/nl-imports';
import { officeTexts } from '#kernel/messages/nl-office';
import { hoursTexts } from '#kernel/messages/nl-office-hours';
import { mediaTexts } from '#kernel/messages/nl-office-media';
import { screenTexts } from '#kernel/messages/nl-office-screens';
import { planTexts } from '#kernel/messages/nl-plan';
import { staffAccountTexts } from '#kernel/messages/nl-staff-account';
import {
  CATEGORY,
  customerScreens,
  floorScreens,
  hiringScreens,
  mailScreens,
  managedBy,
  missingScreens,
  shopScreens,
  siteScreens,
} from '../shell/groups';
import { siteParts } from '../site/parts';

/** Somewhere to go, and the words by which it is looked for besides its name. `isOutside`: a page without the office's script. */
export type Destination = { title: string; to: string; words?: string; isOutside?: boolean };

const { synonyms, making } = screenTexts.find;
const small: ReadonlySet<string> = new Set(screenTexts.find.small);

const synonymsOf = (to: string): string =>
  Object.hasOwn(synonyms, to) ? synonyms[to as keyof typeof synonyms] : '';

const partAt = {
  '/navigatie': siteParts.navigation,
  '/teksten': siteParts.texts,
  '/gegevens': siteParts.details,
  '/huisstijl': siteParts.theme,
} as const;

/** The labels of what is set on a screen of the site: whoever looks for a setting finds its screen. */
const settingsOn = (part: (typeof partAt)[keyof typeof partAt], site: ToldEntity): string =>
  site.fields
    .filter(({ name }) => part.has(name))
    .map(({ label }) => label)
    .join(' ');

/** Where whoever chooses it logs out: no screen. */
export const LOGOUT = '/logout';

/** Whether a member may make all that a new site begins with. */
const mayBegin = (entities: readonly ToldEntity[]): boolean =>
  entities.some(({ name, may, isLimited }) => name === 'Site' && may.change && !isLimited) &&
  ['Page', 'Form'].every((one) =>
    entities.some(({ name, may, isLimited }) => name === one && may.create && !isLimited),
  );

/** Orders of which something lies in no warehouse: who picks sends his colleagues there by that name. */
const shortOrders: Destination = {
  title: `${customerTexts.orders.title}: ${customerTexts.orders.todo.short}`,
  to: '/bestellingen?todo=short',
};

/** All screens that a member may go to, and the way out. */
export const screensFor = ({ entities, member }: OfficeStart): Destination[] => {
  const site = entities.find(({ name }) => name === 'Site');
  const hours = entities.find(({ name, may }) => name === 'Location' && may.change);
  return [
    ...entities
      // Categories are found as their tree.
      .filter((entity) => entity !== site && entity.name !== CATEGORY)
      .map(({ label, access }) => ({ title: label.many, to: `/${access}` })),
    ...siteScreens(entities).map(({ href, label }) => ({
      ...{ title: label, to: href },
      ...(site && { words: settingsOn(partAt[href], site) }),
    })),
    ...(hours ? [{ title: hoursTexts.title, to: '/location/tijden' }] : []),
    ...(mayBegin(entities)
      ? [{ title: beginTexts.find, to: '/begin', words: beginTexts.words }]
      : []),
    ...shopScreens({ entities, member }).map(({ href, label }) => ({ title: label, to: href })),
    { title: planTexts.title, to: '/planning' },
    ...[...mailScreens(entities), ...missingScreens(entities)].map(({ label, href }) => ({
      title: label,
      to: href,
    })),
    { title: importTexts.title, to: '/imports' },
    { title: officeTexts.bin.title, to: '/prullenbak' },
    ...floorScreens(member.special).map(({ href, label }) => ({
      ...{ title: screenTexts.find.floor(label), to: href, isOutside: true },
    })),
    ...customerScreens(member.special).map(({ href, label }) => ({ title: label, to: href })),
    ...(member.special.includes('orders') ? [shortOrders] : []),
    ...hiringScreens(member.special).map(({ href, label }) => ({ title: label, to: href })),
    ...managedBy(member.special).map(({ label, href }) => ({ title: label, to: href })),
    { title: staffAccountTexts.title, to: '/account' },
    { title: officeTexts.logout, to: LOGOUT },
  ].map((one: Destination) => ({ ...one, words: `${one.words ?? ''} ${synonymsOf(one.to)}` }));
};

/** All that a member may make. */
export const makingFor = ({ entities, member }: OfficeStart): Destination[] => [
  ...entities
    .filter(({ may, access }) => may.create && access !== 'site')
    .map(({ label, access }) => ({
      title: access === 'media' ? mediaTexts.add : officeTexts.list.create(label.one),
      to: `/${access}/nieuw`,
      words: [making, label.many, synonymsOf(`/${access}`)].join(' '),
    })),
  ...(member.special.includes('rights')
    ? [
        {
          title: screenTexts.find.invite,
          to: '/medewerkers/nieuw',
          words: `${making} ${synonyms['/medewerkers']}`,
        },
      ]
    : []),
];

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The words of what was typed that say something. */
export const wordsIn = (text: string): string[] => {
  const all = plain(text).split(/\s+/).filter(Boolean);
  const telling = all.filter((word) => !small.has(word));
  return telling.length > 0 ? telling : all;
};

/** Whether all words stand in what something is called, or begin a word by which it is looked for. */
export const fits = ({ title, words = '' }: Destination, typed: readonly string[]): boolean => {
  const [name, others] = [plain(title), plain(words).split(/[^\p{L}\d-]+/u)];
  return typed.every((word) => name.includes(word) || others.some((one) => one.startsWith(word)));
};

/** What begins with the words that were typed: it is meant before all that is found by other words. */
export const begins = ({ title }: Destination, typed: readonly string[]): boolean =>
  typed.length > 0 && plain(title).startsWith(typed.join(' '));
