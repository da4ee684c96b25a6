import { type SQL, sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';

/** Jobs that a statement of one's own stores, among whatever else it does. */
export interface ComposedJobs {
  /**
   * The statement that `make` gives for an insert of jobs, of which the `with` is to have one part.
   * It is made once for each `make`, so that it can be prepared.
   */
  within<Statement>(make: (insertion: SQL) => Statement): Statement;
  /** What the insert's placeholders stand for. */
  values: Record<string, unknown>;
  /** After the commit: somebody begins on them. */
  wake(): void;
}

const made = new Map<string, WeakMap<object, unknown>>();

const memoised = <Statement>(text: string, make: (insertion: SQL) => Statement): Statement => {
  const known = made.get(text) ?? new WeakMap<object, unknown>();
  made.set(text, known);
  if (!known.has(make)) known.set(make, make(withPlaceholders(text)));
  return known.get(make) as Statement;
};

const nameOf = (nth: string): string => `jobs_${nth}`;

/** `$1` and so on become placeholders, as the statement has parameters of its own. */
const withPlaceholders = (text: string): SQL =>
  sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.placeholder(nameOf(part))}`)),
  );

/** The insert that pg-boss would send for these jobs. */
export const composeJobs = async (
  boss: PgBoss,
  jobs: PgBoss.JobInsert[],
  wake: () => void,
): Promise<ComposedJobs> => {
  let sent = { text: '', values: [] as unknown[] };
  const executeSql = async (text: string, values: unknown[]) => {
    sent = { text, values };
    return { rows: [] };
  };
  await boss.insert(jobs, { db: { executeSql } });
  return {
    within: (make) => memoised(sent.text, make),
    values: Object.fromEntries(
      sent.values.map((value, at) => [nameOf(String(at + 1)), value ?? null]),
    ),
    wake,
  };
};
