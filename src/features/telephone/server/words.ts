/** Words of what was typed that are looked for. */
const MOST = 6;

export const wordsOf = (search: string): string[] => search.split(/\s+/).slice(0, MOST);

/** A word as a pattern of the database has it. */
export const escaped = (word: string): string => word.replace(/[\\%_]/g, String.raw`\$&`);
