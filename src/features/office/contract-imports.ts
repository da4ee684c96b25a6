/** What the office's server and its script tell each other of files that were read. Moments in ISO 8601. */

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
