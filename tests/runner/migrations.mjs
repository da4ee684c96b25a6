/**
 * What of a migration the version before it can't live with: while processes are replaced one by one, those of the old
 * version run on the new tables. First a version adds, and one later takes away what no running version uses.
 */

const statementsOf = (sql) =>
  sql
    .replace(/--> statement-breakpoint/g, '')
    .replace(/^\s*--.*$/gm, '')
    // What a function or a block does is its own matter: a semicolon in it ends nothing.
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .split(';')
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

const NAME = String.raw`(?:"?public"?\.)?"?(\w+)"?`;

const madeIn = (statements) =>
  new Set(
    statements.flatMap((text) => {
      const [, table] =
        new RegExp(`^create table (?:if not exists )?${NAME}`, 'i').exec(text) ?? [];
      return table ? [table] : [];
    }),
  );

/** What a statement does to a table that is there already, and why an older version breaks on it. */
const rules = [
  [/^drop (table|view|type|function)\b/i, 'takes away what the version before may use'],
  [/\bdrop column\b/i, 'takes away a column that the version before may use'],
  [/\brename\b/i, 'gives another name to what the version before asks for by the old one'],
  [/\balter column \S+ (set data )?type\b/i, 'changes the type of what the version before writes'],
  [/\balter column \S+ set not null\b/i, 'refuses rows of the version before'],
  [
    /\badd (constraint \S+ )?(check|unique|primary key|exclude)\b/i,
    'refuses rows of the version before',
  ],
  [/^create unique index\b/i, 'refuses rows of the version before'],
];

const isNeededColumn = (text) =>
  /\badd column\b/i.test(text) &&
  /\bnot null\b/i.test(text) &&
  !/\b(default|generated)\b/i.test(text);

/** The table that a statement changes. */
const tableOf = (text) =>
  new RegExp(`^alter table (?:only |if exists )*${NAME}`, 'i').exec(text)?.[1] ??
  new RegExp(`^create unique index .*? on ${NAME}`, 'i').exec(text)?.[1];

/** Whether a migration says of itself that it takes away: a line `-- contract: why it may`. */
const isContract = (sql) => /^\s*-- contract: \S/m.test(sql);

/** The statements of a migration that need the line `-- contract: …`, each with the reason. */
export const findContracting = (sql) => {
  if (isContract(sql)) return [];
  const statements = statementsOf(sql);
  const fresh = madeIn(statements);
  return statements
    .filter((text) => !fresh.has(tableOf(text)))
    .flatMap((text) => {
      const [, reason] = rules.find(([pattern]) => pattern.test(text)) ?? [];
      const told =
        reason ??
        (isNeededColumn(text) ? 'refuses rows without it of the version before' : undefined);
      return told ? [`${text.slice(0, 100)}: ${told}`] : [];
    });
};
