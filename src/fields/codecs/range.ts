import { z } from 'zod';
import type { ValueRules } from '#kernel/define/entity';
import { valueTexts as texts } from '#kernel/messages/nl-entities';
import { type Codec, WrongValue } from './codec';

/** Both ends count. */
type Range = [from: string, until: string];

const MOST_RANGES = 500;
const LONGEST = 40;

/** What an end may be whose field doesn't say: nothing that parts it from the other in a file. */
const END = String.raw`[^\s|\-–]+`;

const rangeSchema = ({ pattern }: ValueRules): z.ZodType<Range> => {
  const end = new RegExp(`^(?:${pattern?.source ?? END})$`, 'u');
  const error = pattern?.told ?? texts.range;
  const text = z.string({ error }).max(LONGEST, { error }).regex(end, { error });
  return z
    .tuple([text, text], { error: texts.range })
    .refine(([from, until]) => from <= until, { error: texts.rangeOrder });
};

const readRange = (text: string): Range => {
  const [from = '', until = '', ...more] = text.split(/[-–]/).map((end) => end.trim());
  if (from === '' || until === '' || more.length > 0) throw new WrongValue(texts.rangeCell);
  return [from, until];
};

/** From one text to another in the order of their characters, such as hours or postcodes, or none. */
export const rangeCodec: Codec<Range | null> = {
  schema: (rules) => (rules.required ? rangeSchema(rules) : rangeSchema(rules).nullable()),
  empty: null,
  read: (text) => (text.trim() === '' ? null : readRange(text)),
  write: (value) => value?.join('-') ?? '',
  tell: (value) => value?.join('–') ?? texts.nothing,
};

/** A list of those; in a file with '|' between them. */
export const rangesCodec: Codec<Range[]> = {
  schema: (rules) =>
    z
      .array(rangeSchema(rules), { error: texts.ranges })
      .min(rules.required ? 1 : 0, { error: texts.needed })
      .max(MOST_RANGES, { error: texts.atMost(MOST_RANGES) }),
  empty: [],
  read: (text) => (text.trim() === '' ? [] : text.split('|').map(readRange)),
  write: (value) => value.map((one) => one.join('-')).join('|'),
  tell: (value) => value.map((one) => one.join('–')).join(', ') || texts.nothing,
};
