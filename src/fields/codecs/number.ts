import { z } from 'zod';
import type { ValueRules } from '#kernel/define/entity';
import { valueTexts as texts } from '#kernel/messages/nl-entities';
import { formatAmount, formatEuro } from '#kernel/values/money';
import { readNumber } from '#kernel/values/number-input';
import { type Codec, WrongValue } from './codec';

/** What PostgreSQL's integers hold. */
const LARGEST = 2 ** 31 - 1;

const within = ({ least = -LARGEST, most = LARGEST }: ValueRules, error: string) =>
  z
    .number({ error })
    .min(least, { error: texts.smallest(least) })
    .max(most, { error: texts.largest(most) });

const wordsFor = ({ whole }: ValueRules) => (whole ? texts.whole : texts.number);

/** A number with decimals: without a comma a dot is what parts them, as in 52.104, and no thousands. */
const readDecimal = (text: string): number | undefined =>
  /^\d+\.\d+$/.test(text) ? Number(text) : readNumber(text);

/** What a number is called, where it stands for something. */
const named = ({ options = [] }: ValueRules, value: number): string | undefined =>
  options.find((option) => option.value === String(value))?.label;

/** The number that is called so: people write its name as often. */
const numberNamed = ({ options = [] }: ValueRules, typed: string): string =>
  options.find(({ label }) => label.toLowerCase() === typed.toLowerCase())?.value ?? typed;

/** A number, or none where a row may be without. */
export const numberCodec: Codec<number | null> = {
  schema: (rules) => {
    const number = within(rules, wordsFor(rules));
    const kind = rules.whole ? number.int({ error: texts.whole }) : number;
    return rules.required ? kind : kind.nullable();
  },
  empty: null,
  read: (text, rules) => {
    const typed = numberNamed(rules, text.trim());
    if (typed === '') return null;
    const isNegative = typed.startsWith('-');
    const digits = isNegative ? typed.slice(1) : typed;
    const number = rules.whole ? readNumber(digits) : readDecimal(digits);
    if (number === undefined) throw new WrongValue(wordsFor(rules));
    return isNegative ? -number : number;
  },
  write: (value) => (value === null ? '' : String(value)),
  tell: (value, rules) =>
    value === null ? texts.nothing : (named(rules, value) ?? value.toLocaleString('nl-NL')),
};

const EUROS = /^(-?)(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?$/;

/** A sum of money in whole cents, or none where a row may be without. */
export const moneyCodec: Codec<number | null> = {
  ...numberCodec,
  schema: (rules) => {
    const cents = within(rules, texts.cents).int({ error: texts.cents });
    return rules.required ? cents : cents.nullable();
  },
  read: (text) => {
    const typed = text.replace('€', '').trim();
    if (typed === '') return null;
    const [, sign, whole = '', decimals = ''] = EUROS.exec(typed) ?? [];
    if (sign === undefined) throw new WrongValue(texts.euros);
    const cents = Number(whole.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'));
    return sign === '-' ? -cents : cents;
  },
  write: (value) => (value === null ? '' : formatAmount(value).replaceAll('.', '')),
  tell: (value) => (value === null ? texts.nothing : formatEuro(value)),
};

/** The number of a row of another entity, or none. That there is such a row is checked where it is written. */
export const referenceCodec: Codec<number | null> = {
  ...numberCodec,
  schema: (rules) => {
    const id = z.number({ error: texts.reference }).int({ error: texts.reference });
    const row = id.min(1, { error: texts.reference }).max(LARGEST, { error: texts.reference });
    return rules.required ? row : row.nullable();
  },
  read: (text, rules) => numberCodec.read(text, { ...rules, whole: true }),
  tell: (value) => (value === null ? texts.nothing : String(value)),
};
