import { most, type Remarks } from './draft';
import { NameSet } from './name-set';
import type { Row } from './rows';
import { slugOf } from './values';

/** The lines of one product. */
export type Group = { access: string; rows: Row[] };

/** The longest address part that we give a product, in characters. */
const LONGEST = 150;

export type GroupSettings = {
  /** Cells that the header has. */
  width: number;
  /** The cell that names the product. */
  handle: (cells: readonly string[]) => string;
  remarks: Remarks;
};

/** Why a row's cells don't fit the header; undefined when they do. Empty cells too many are none. */
const misfit = (cells: readonly string[], width: number): string | undefined => {
  if (cells.length < width) return `halve regel: ${cells.length} van de ${width} cellen`;
  if (cells.slice(width).some((cell) => cell.trim() !== '')) {
    return `te veel cellen: ${cells.length} in plaats van ${width}`;
  }
  return undefined;
};

/**
 * Puts lines of one product together as they stream: such lines stand under each other. A product
 * whose lines return further on is refused there, as are lines that don't fit the header.
 */
export async function* groupRows(
  rows: AsyncIterable<Row>,
  { width, handle, remarks }: GroupSettings,
): AsyncGenerator<Group> {
  const names = new NameSet();
  let group: Group | undefined;
  let refusing = '';
  for await (const row of rows) {
    const name = handle(row.cells).trim();
    const access = slugOf(name);
    const refuse = (reason: string) =>
      remarks.refuse({ line: row.line, access: access || name, reason });
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    const reason = misfit(row.cells, width) ?? nameless(name, access);
    if (reason) {
      refuse(reason);
      continue;
    }
    if (group?.access !== access) {
      if (group) yield group;
      group = undefined;
      if (refusing === access || !names.add(access)) {
        refusing = access;
        refuse('dit artikel staat ook eerder in het bestand; zet zijn regels onder elkaar');
        continue;
      }
      group = { access, rows: [] };
    }
    if (group.rows.length >= most.variants)
      refuse(`meer dan ${most.variants} regels voor één artikel`);
    else group.rows.push(row);
  }
  if (group) yield group;
}

const nameless = (name: string, access: string): string | undefined => {
  if (name === '') return 'er staat niet bij welk artikel het is';
  if (access === '') return 'de naam van het artikel kan geen adres worden';
  return access.length > LONGEST ? `het adres is langer dan ${LONGEST} tekens` : undefined;
};
