import { type ChosenColumns, knowing, recognise } from './columns';
import type { ProductDraft, Remarks } from './draft';
import { type Group, groupRows } from './groups';
import { readOwn } from './own';
import type { Report } from './report';
import { type BadRow, readRows, UnreadableFile } from './rows';
import { readShopify } from './shopify';

/** Whether a line within or next to a group's could not be read: it may have been one of them. */
const isDamaged = ({ rows }: Group, bad: readonly BadRow[]): boolean => {
  const [first = 0, last = 0] = [rows[0]?.line, rows.at(-1)?.line];
  return bad.some((one) => one.last >= first - 1 && one.line <= last + 1);
};

/**
 * The products of a file as they stream; what can't be used goes to the report.
 * Throws UnreadableFile when the header names no column by which products are known.
 */
export async function* readDrafts(
  source: AsyncIterable<Uint8Array>,
  report: Report,
  onUnused?: (headers: string[]) => void,
  columns?: ChosenColumns,
): AsyncGenerator<ProductDraft> {
  const bad: BadRow[] = [];
  const rows = readRows(source, knowing(columns), (one) => {
    bad.push(one);
    report.refuse({ line: one.line, access: '', reason: one.reason });
  });
  const header = await rows.next();
  const layout = header.done ? undefined : recognise(header.value.cells, columns);
  if (!layout) {
    const isEmpty = header.done && bad.length === 0;
    throw new UnreadableFile(
      isEmpty
        ? 'het bestand is leeg'
        : "de eerste regel noemt geen kolom 'Handle' of 'product'; zeg welke het is met --column product=…",
    );
  }
  if (layout.unused.length > 0) onUnused?.(layout.unused);
  const refused = new Set<string>();
  const remarks: Remarks = {
    note: report.note,
    refuse: (remark) => {
      refused.add(remark.access);
      report.refuse(remark);
    },
  };
  const handle = (cells: readonly string[]) =>
    (layout.kind === 'shopify' ? layout.cell(cells, 'handle') : layout.cell(cells, 'product')) ??
    '';
  for await (const group of groupRows(rows, { width: layout.width, handle, remarks })) {
    const draft =
      layout.kind === 'shopify'
        ? readShopify(group, layout.cell, remarks)
        : readOwn(group, layout.cell, remarks);
    const complete = !refused.delete(group.access) && !isDamaged(group, bad);
    if (draft) yield { ...draft, complete };
  }
}
