import { z } from 'zod';
import { valueTexts as texts } from '#kernel/messages/nl-entities';
import { rangeTexts } from '#kernel/messages/nl-moment-range';
import { isInOrder, type MomentRange, tellRange } from '#kernel/values/moment-range';
import { type Codec, WrongValue } from './codec';
import { momentCodec } from './moment';

const BETWEEN = ' / ';

/** The ends of a cell; more or fewer than two: it is no range. */
const endsOf = (text: string): string[] => {
  const padded = ` ${text.trim()} `;
  const ends = padded.includes(BETWEEN) ? padded.split(BETWEEN) : text.split('/');
  return ends.map((end) => end.trim());
};

const end = (rules: Parameters<typeof momentCodec.schema>[0]) =>
  momentCodec.schema({ ...rules, required: true }).nullable();

/** From a moment until another, of which either may be open, or null: neither is said. */
export const momentRangeCodec: Codec<MomentRange | null> = {
  schema: (rules) => {
    const range = z
      .strictObject({ from: end(rules), until: end(rules) }, { error: texts.momentRange })
      .refine(({ from, until }) => from !== null || until !== null, { error: texts.momentRange })
      .refine(isInOrder, { error: texts.momentOrder });
    return rules.required ? range : range.nullable();
  },
  empty: null,
  read: (text, rules) => {
    if (text.trim() === '') return null;
    const [from, until, ...more] = endsOf(text).map((one) =>
      one === '' ? null : momentCodec.read(one, rules),
    );
    if (from === undefined || until === undefined || more.length > 0) {
      throw new WrongValue(texts.momentRangeCell);
    }
    return { from, until };
  },
  write: (value, rules) =>
    value === null
      ? ''
      : [value.from, value.until]
          .map((one) => (one === null ? '' : momentCodec.write(one, rules)))
          .join(BETWEEN)
          .trim(),
  tell: (value, rules) => {
    const told = (one: string | null | undefined) => (one ? momentCodec.tell(one, rules) : null);
    return (
      tellRange(rangeTexts, { from: told(value?.from), until: told(value?.until) }) || texts.nothing
    );
  },
};
