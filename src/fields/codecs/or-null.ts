import { valueTexts as texts } from '#kernel/messages/nl-entities';
import type { AnyCodec } from './codec';

/** The same, of a column that holds null where its type says nothing by an empty text. */
export const orNullCodec = ({ fromColumn, toColumn, ...codec }: AnyCodec): AnyCodec => ({
  ...codec,
  schema: (rules) =>
    codec
      .schema(rules)
      .nullable()
      .transform((value) => (value === codec.empty ? null : value)),
  empty: null,
  read: (text, rules) => (text.trim() === '' ? null : codec.read(text, rules)),
  write: (value, rules) => (value === null ? '' : codec.write(value, rules)),
  tell: (value, rules) => (value === null ? texts.nothing : codec.tell(value, rules)),
  ...(fromColumn && {
    fromColumn: (stored, rules) =>
      stored === null || stored === undefined ? null : fromColumn(stored, rules),
  }),
  ...(toColumn && { toColumn: (value, rules) => (value === null ? null : toColumn(value, rules)) }),
});
