import { personalDataTexts as texts } from '#kernel/messages/nl-personal-data';
import { formatEuro } from '#kernel/values/money';
import type { ToldFact, ToldPart } from './contract';

/** Tells of the address itself, whoever asks. */
const aside: ReadonlySet<string> = new Set(['site', 'gatheredAt', 'email']);

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const moments = new Intl.DateTimeFormat('nl-NL', {
  ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' },
});

const countries = new Intl.DisplayNames('nl', { type: 'region' });

/** '−€ 59,95' for what goes back. */
const money = (cents: number): string => `${cents < 0 ? '−' : ''}${formatEuro(Math.abs(cents))}`;

/** Names of ours in what one may have typed too: only where they are one. */
const named = (name: string, said: string): string | undefined => {
  if (name === 'country') return /^[A-Z]{2}$/.test(said) ? countries.of(said) : undefined;
  return Object.hasOwn(texts.codes, name) ? texts.codes[name]?.[said] : texts.values[said];
};

const shown = (name: string, value: unknown): string => {
  if (value instanceof Date) return moments.format(value);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return /[cC]ents$/.test(name) ? money(value) : String(value);
  const said = String(value);
  return MOMENT.test(said) ? moments.format(new Date(said)) : (named(name, said) ?? said);
};

const labelOf = (name: string): string => texts.labels[name] ?? name;

const isNone = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

const factsOf = (name: string, value: unknown, depth: number): ToldFact[] => {
  if (isNone(value)) return [];
  const label = labelOf(name);
  if (typeof value !== 'object' || value instanceof Date || value === null) {
    return [{ label, value: shown(name, value), depth }];
  }
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== 'object')) {
      return [{ label, value: value.map((one) => shown(name, one)).join(', '), depth }];
    }
    return value.flatMap((one, place) => {
      const number = { label, value: String(place + 1), depth };
      return typeof one === 'object' && one !== null ? [number, ...partsOf(one, depth + 1)] : [];
    });
  }
  const inner = partsOf(value, depth + 1);
  return inner.length > 0 ? [{ label, value: '', depth }, ...inner] : [];
};

const partsOf = (thing: object, depth = 0): ToldFact[] =>
  Object.entries(thing).flatMap(([name, value]) => factsOf(name, value, depth));

/** What is kept of somebody as people read it, by its parts; what is empty is left out. */
export const tellParts = (data: Readonly<Record<string, unknown>>): ToldPart[] =>
  Object.entries(data).flatMap(([name, part]) => {
    if (aside.has(name) || isNone(part) || typeof part !== 'object' || part === null) return [];
    const things: unknown[] = Array.isArray(part) ? part : [part];
    const items = things
      .filter((one): one is object => typeof one === 'object' && one !== null)
      .map((one) => partsOf(one))
      .filter((facts) => facts.length > 0);
    return items.length > 0 ? [{ name, title: texts.titles[name] ?? name, items }] : [];
  });
