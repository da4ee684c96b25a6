import { z } from 'zod';
import { valueTexts as texts } from '#kernel/messages/nl-entities';
import { type Codec, WrongValue } from './codec';

const MOST_COLUMNS = 30;
const MOST_IDS = 500;

type FixedFilter = Record<string, number[]>;

/** What all results of a list must be one of: by column the numbers of options. In a file as JSON. */
export const filterCodec: Codec<FixedFilter> = {
  schema: () =>
    z
      .record(z.string().regex(/^[a-z]\w{0,59}$/), z.array(z.number().int().min(0)).max(MOST_IDS), {
        error: texts.filter,
      })
      .refine((value) => Object.keys(value).length <= MOST_COLUMNS, { error: texts.filter }),
  empty: {},
  read: (text) => {
    if (text.trim() === '') return {};
    try {
      return JSON.parse(text);
    } catch {
      throw new WrongValue(texts.groupCell);
    }
  },
  write: (value) => (Object.keys(value).length === 0 ? '' : JSON.stringify(value)),
  tell: (value) =>
    Object.entries(value)
      .map(([column, ids]) => `${column} ${ids.join(', ')}`)
      .join('; ') || texts.nothing,
};
