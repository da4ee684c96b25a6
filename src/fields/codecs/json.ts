import { z } from 'zod';
import { valueTexts as texts } from '#kernel/messages/nl-entities';
import { type BlockSchedule, readSchedule } from '#kernel/values/block-schedule';
import { type Codec, WrongValue } from './codec';

/** Characters of JSON. */
const LONGEST = 100_000;
const MOST_FIELDS = 100;

/** What JSON may say and the database doesn't hold: a character that is none, and half of one. */
const NOT_HELD = /\\u(?:0000|d[89a-f][\da-f]{2})/;

/** Levels of lists and objects: of more, who goes through it runs out of stack. */
const DEEPEST = 30;

const isShallow = (value: unknown, levels = DEEPEST): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((one) => isShallow(one, levels - 1)));

/** Whether the database can hold what JSON says, and whoever goes through it. */
export const isHeld = (value: unknown, longest = LONGEST): boolean => {
  if (!isShallow(value)) return false;
  const text = JSON.stringify(value);
  return text.length <= longest && !NOT_HELD.test(text);
};

const readJson = (text: string, error: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongValue(error);
  }
};

type Definition = Record<string, unknown>;

const nameOf = ({ label, guid, name, type }: Definition): string =>
  [label, guid, name, type].find((one) => typeof one === 'string' && one !== '')?.toString() ?? '?';

/**
 * Field definitions of a form (S3.2), each an object. What they are good for, the feature says whose form it is.
 * In a file as JSON.
 */
export const definitionsCodec: Codec<Definition[]> = {
  schema: ({ required, most = MOST_FIELDS }) =>
    z
      .array(z.record(z.string(), z.unknown(), { error: texts.definitions }), {
        error: texts.definitions,
      })
      .min(required ? 1 : 0, { error: texts.needed })
      .max(most, { error: texts.atMost(most) })
      .refine(isHeld, { error: texts.definitions }),
  empty: [],
  read: (text) => (text.trim() === '' ? [] : readJson(text, texts.definitionsCell)),
  write: (value) => (value.length === 0 ? '' : JSON.stringify(value)),
  tell: (value) => value.map(nameOf).join(', ') || texts.nothing,
};

const isAlways = (value: BlockSchedule): boolean => Object.keys(value).length === 0;

/** When, and on the pages of which stores, something is shown; empty: always. In a file as JSON. */
export const scheduleCodec: Codec<BlockSchedule> = {
  schema: () =>
    z.unknown().transform((value, context) => {
      const read = readSchedule(value);
      if (read && isHeld(read)) return read;
      context.addIssue({ code: 'custom', message: texts.schedule });
      return z.NEVER;
    }),
  described: () => z.record(z.string(), z.unknown()) as unknown as z.ZodType<BlockSchedule>,
  empty: {},
  read: (text) => (text.trim() === '' ? {} : readJson(text, texts.scheduleCell)),
  write: (value) => (isAlways(value) ? '' : JSON.stringify(value)),
  tell: (value) => (isAlways(value) ? texts.nothing : JSON.stringify(value)),
};
