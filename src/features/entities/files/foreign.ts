import type { ColumnNames } from '#kernel/values/file-columns';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

/**
 * What files of others say otherwise than an entity's fields do: an address in one column, hours of a week in one
 * text, metres of the Dutch grid.
 */
export type Foreign = {
  /** By a name of ours, what files call such a column. */
  names: ColumnNames;
  /** What such a column is called where somebody chooses it. */
  labels: Readonly<Record<string, string>>;
  /**
   * What a line's cells of these columns come to: texts by the names of fields in files, or of days. Fields that the
   * file has itself go before it, unless nothing stands there: their texts are given too. Throws an error that says
   * what is wrong, in Dutch.
   */
  read: (
    cells: Readonly<Record<string, string>>,
    fields: Readonly<Record<string, string>>,
  ) => Record<string, string>;
  /** What a new row holds where its line says nothing of it: values by the fields' names on the wire. */
  fresh?: (fields: Readonly<Record<string, string>>) => Readonly<Record<string, unknown>>;
  /** What a row is known by where the file has no such column: made of the text of a field. */
  key?: { from: string; of: (text: string) => string };
};

type OpenForeign = (host: Host, text: string) => Promise<Foreign>;

const registry = new Registry<OpenForeign>('foreign columns');

/** Says how files of others tell an entity's rows; `open` reads beforehand what that takes of a file. */
export const registerForeign = (host: Host, entity: string, open: OpenForeign): void =>
  registry.add(host, entity, open);

export const openForeign = async (
  host: Host,
  entity: string,
  text: string,
): Promise<Foreign | undefined> => registry.find(host, entity)?.(host, text);
