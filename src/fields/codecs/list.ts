import { z } from 'zod';
import { valueTexts as texts } from '#kernel/messages/nl-entities';
import { joinList, joinPairs, splitList, splitPairs } from '#kernel/values/cell-list';
import { type Codec, WrongValue } from './codec';
import { referenceCodec } from './number';
import { lineCodec } from './text';

const MOST_TEXTS = 100;
const MOST_ROWS = 250;

/** Short texts, each of one line; `most` is of each. In a file with '|' between them. */
export const textsCodec: Codec<string[]> = {
  schema: ({ required, most }) =>
    z
      .array(lineCodec.schema({ type: 'TextField', required: true, most }), { error: texts.texts })
      .min(required ? 1 : 0, { error: texts.needed })
      .max(MOST_TEXTS, { error: texts.atMost(MOST_TEXTS) }),
  empty: [],
  read: (text) => splitList(text).filter((one) => one.trim() !== ''),
  write: joinList,
  tell: (value) => value.join(', ') || texts.nothing,
};

/** Texts with a name each; `most` is of each. In a file 'Pasvorm=recht|Wassen=30 graden'. */
export const pairsCodec: Codec<Record<string, string>> = {
  schema: ({ most }) => {
    const text = lineCodec.schema({ type: 'TextField', required: true, most });
    const name = lineCodec.schema({ type: 'TextField', required: true, most: 120 });
    return z
      .record(name, text, { error: texts.pairs })
      .refine((value) => Object.keys(value).length <= MOST_TEXTS, {
        error: texts.atMost(MOST_TEXTS),
      });
  },
  empty: {},
  read: (text) => {
    const pairs = splitPairs(text.trim());
    if (!pairs) throw new WrongValue(texts.pairsCell);
    return pairs;
  },
  write: joinPairs,
  tell: (value) =>
    Object.entries(value)
      .map(([name, text]) => `${name}: ${text}`)
      .join(', ') || texts.nothing,
};

/** The numbers of several rows of another entity, each once. In a file with '|' between them. */
export const referencesCodec: Codec<number[]> = {
  schema: ({ required }) =>
    z
      .array(
        referenceCodec.schema({ type: 'ReferenceField', required: true }) as z.ZodType<number>,
        {
          error: texts.references,
        },
      )
      .min(required ? 1 : 0, { error: texts.needed })
      .max(MOST_ROWS, { error: texts.atMost(MOST_ROWS) })
      .transform((list) => [...new Set(list)]),
  empty: [],
  read: (text, rules) =>
    splitList(text)
      .filter((one) => one.trim() !== '')
      .map((one) => referenceCodec.read(one, rules)),
  write: (value) => value.join('|'),
  tell: (value) => value.join(', ') || texts.nothing,
};
