/** How something was written. */
export const ways = ['api', 'import', 'undo', 'restore', 'office', 'plan', 'command'] as const;
export type Way = (typeof ways)[number];

export const actions = ['create', 'change', 'delete'] as const;
export type Action = (typeof actions)[number];

/** What a row holds, by its fields' names on the wire. JSON can carry each of them. */
export type Values = Record<string, unknown>;

/** One change in the history of a row, as the API tells it (moments as ISO texts). */
export type ToldChange = {
  /** The revision that it made. */
  revision: number;
  action: Action;
  at: string;
  way: Way;
  /** The name of the API's user or of the member of staff that did it; null: a command. */
  by: string | null;
  /** By field: what stood there, and what stands there since. */
  fields: Record<string, { label: string; from: unknown; to: unknown; told: string }>;
};

/** A change of a row, to be noted in its history. */
export type NewChange = {
  rowId: number;
  revision: number;
  action: Action;
  before: Values | null;
  after: Values | null;
};

/** A file that was read, as the office tells it. Moments in ISO 8601. */
export type ToldImport = {
  id: number;
  /** The file's name, or what was changed. */
  file: string;
  /** Of what: 'Producten', and by which name its calls know it. */
  label: string;
  access: string;
  at: string;
  /** Items that were dealt with; `isEnded`: all of them. */
  done: number;
  isEnded: boolean;
  undoneAt: string | null;
  /** Who of staff did it; null: a command, or nothing was changed. */
  by: string | null;
  /** It isn't undone yet, and what it changed is remembered. */
  mayUndo: boolean;
};

export type ToldImports = { imports: readonly ToldImport[]; hasMore: boolean };

/** A column of a file: what stands above it, some of what stands in it, and the name of what it was taken for. */
export type FileColumn = { header: string; samples: readonly string[]; field: string | null };
