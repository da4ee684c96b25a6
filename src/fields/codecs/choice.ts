import { z } from 'zod';
import type { ValueRules } from '#kernel/define/entity';
import type { FieldOption } from '#kernel/define/field';
import { valueTexts as texts } from '#kernel/messages/nl-entities';
import { type Codec, WrongValue } from './codec';

/** The key of a word of the chain's own lists, in characters. */
const LONGEST_WORD = 80;

const isOpen = ({ vocabulary }: ValueRules): boolean => vocabulary !== undefined;

const valuesOf = (options: readonly FieldOption[]): string[] => options.map(({ value }) => value);

/** One of the options; an empty one where a row may be without. */
export const choiceCodec: Codec<string> = {
  schema: ({ options = [], required }) =>
    z.enum(required ? valuesOf(options) : ['', ...valuesOf(options)], {
      error: texts.oneOf(valuesOf(options).join(', ')),
    }),
  // Words that the chain keeps itself come and go, while a description is made once.
  described: (rules) =>
    isOpen(rules) ? z.string().max(LONGEST_WORD) : (choiceCodec.schema(rules) as z.ZodType),
  empty: '',
  // People write an option's name as often as its value.
  read: (text, { options = [] }) => {
    const typed = text.trim();
    const same = (one: string) => one.toLowerCase() === typed.toLowerCase();
    return options.find(({ value, label }) => same(value) || same(label))?.value ?? typed;
  },
  write: (value) => value,
  tell: (value, { options = [] }) =>
    options.find((option) => option.value === value)?.label ?? (value || texts.nothing),
};

/** Several of the options, each once; in a file with '|' between them. */
export const choicesCodec: Codec<string[]> = {
  schema: (rules) => {
    const one = choiceCodec.schema({ ...rules, required: true });
    const error = texts.oneOf(valuesOf(rules.options ?? []).join(', '));
    const list = z.array(one, { error }).max(rules.options?.length ?? 0, { error });
    return list.transform((chosen) => [...new Set(chosen)]);
  },
  described: (rules) =>
    isOpen(rules) ? z.array(z.string().max(LONGEST_WORD)) : choicesCodec.schema(rules),
  empty: [],
  read: (text, rules) => [
    ...new Set(
      text
        .split('|')
        .filter((part) => part.trim() !== '')
        .map((part) => choiceCodec.read(part, rules)),
    ),
  ],
  write: (value) => value.join(' | '),
  tell: (value, rules) =>
    value.map((one) => choiceCodec.tell(one, rules)).join(', ') || texts.nothing,
};

const YES = /^(ja|j|y|yes|true|waar|1|x)$/i;
const NO = /^(nee|n|no|false|onwaar|0|)$/i;

/** Yes or no; `mayBeNull`: or that nobody said. */
export const flagCodec: Codec<boolean | null> = {
  schema: ({ mayBeNull }) => {
    const flag = z.boolean({ error: texts.flag });
    return mayBeNull ? flag.nullable() : flag;
  },
  empty: false,
  read: (text, { mayBeNull }) => {
    if (mayBeNull && text.trim() === '') return null;
    if (YES.test(text.trim())) return true;
    if (NO.test(text.trim())) return false;
    throw new WrongValue(texts.flagCell);
  },
  write: (value) => (value === null ? '' : value ? texts.yes : texts.no),
  tell: (value) => (value === null ? texts.nothing : value ? texts.yes : texts.no),
};
