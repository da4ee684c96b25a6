export type ListOptions = { json?: true };

/** The option of every command that lists: its answer for programs. */
export const asJson = ['--json', 'als JSON'] as const;

type Told<Row> = {
  /** A row as people read it. */
  line: (row: Row) => string;
  /** What is said when there are none. */
  none: string;
  /** A row as programs read it: what is left out is no business of theirs. */
  pick?: (row: Row) => object;
};

export const tellRows = <Row extends object>(
  rows: readonly Row[],
  { json }: ListOptions,
  { line, none, pick = (row) => row }: Told<Row>,
): void => {
  if (json) {
    console.log(JSON.stringify(rows.map(pick), null, 2));
    return;
  }
  for (const row of rows) console.log(line(row));
  if (rows.length === 0) console.log(none);
};
