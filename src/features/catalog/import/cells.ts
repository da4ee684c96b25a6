import { sanitizeRichText } from '#platform/sanitize/sanitize';
import { choiceKey } from './choice';
import { most, type Remarks, type State, type VariantDraft } from './draft';
import type { Group } from './groups';
import type { Row } from './rows';
import { BadCell, readGtin, readPrice, readState, readText, readWhole } from './values';

/** Nothing where the file has no such column. */
type Maybe<T> = T | undefined;

export const textIn = (cell: Maybe<string>, name: string, limit: number): Maybe<string> =>
  cell === undefined ? undefined : readText(cell, name, limit);

export const textOrNull = (
  cell: Maybe<string>,
  name: string,
  limit: number,
): Maybe<string | null> => (cell === undefined ? undefined : readText(cell, name, limit) || null);

export const stateIn = (cell: Maybe<string>, name: string): Maybe<State> =>
  cell === undefined ? undefined : readState(cell, name);

export const priceIn = (cell: Maybe<string>, name: string): Maybe<number | null> =>
  cell === undefined ? undefined : (readPrice(cell, name) ?? null);

/** Zero grams says that nobody weighed it. */
export const gramsIn = (cell: Maybe<string>, name: string): Maybe<number | null> =>
  cell === undefined ? undefined : readWhole(cell, name, most.grams) || null;

/** An empty cell leaves the stock as it is. */
export const readStock = (cell: Maybe<string>, name: string): Maybe<number> =>
  cell === undefined ? undefined : readWhole(cell, name, most.pieces);

export const gtinIn = (cell: Maybe<string>, name: string): Maybe<string | null> =>
  cell === undefined ? undefined : readGtin(cell.replace(/^'(?=\d)/, ''), name);

/** HTML as it may be stored; plain text becomes paragraphs when `wrap` asks so. */
export const htmlIn = (cell: Maybe<string>, name: string, wrap: boolean): Maybe<string> => {
  const text = textIn(cell, name, most.description);
  if (!text) return text;
  if (!wrap || /<[a-z!/]/i.test(text)) return /[<&>]/.test(text) ? sanitizeRichText(text) : text;
  const paragraphs = text.split(/\n\s*\n/).map((part) => part.trim().replace(/\n/g, '<br />'));
  const html = paragraphs.map((part) => `<p>${part}</p>`).join('');
  return /[<&>]/.test(text) ? sanitizeRichText(html) : html;
};

/** Runs `read`; what it refuses becomes a remark on the row, and undefined. */
export const orRefuse = <T>(
  read: () => T,
  at: { line: number; access: string },
  remarks: Remarks,
  extra = '',
): T | undefined => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadCell)) throw error;
    remarks.refuse({ ...at, reason: error.message + extra });
    return undefined;
  }
};

/** Reads each row as a variant; refuses rows that can't be one and choices that come twice. */
export const readVariants = (
  { access }: Group,
  rows: readonly Row[],
  read: (row: Row) => VariantDraft,
  remarks: Remarks,
): VariantDraft[] => {
  const byChoice = new Map<string, VariantDraft>();
  for (const row of rows) {
    const at = { line: row.line, access };
    const variant = orRefuse(() => read(row), at, remarks);
    if (!variant) continue;
    const choice = choiceKey(variant);
    const same = byChoice.get(choice);
    if (same) remarks.refuse({ ...at, reason: `dezelfde kleur en maat als op regel ${same.line}` });
    else byChoice.set(choice, variant);
  }
  return [...byChoice.values()];
};

/** What to say of a product of which nothing goes in. */
export const wholeProduct = ({ rows }: Group): string =>
  rows.length > 1 ? `; het hele artikel (${rows.length} regels) is overgeslagen` : '';
