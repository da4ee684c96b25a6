import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { cellName } from '#features/pricing/contract';
import { gridTexts as texts } from '#kernel/messages/nl-grid';
import { tell } from '../shell/toasts';
import { type Layout, readSheet, readState, type Typed, writeCell } from './model';
import type { Grid } from './use-grid';

type Place = { row: number; column: number };

const placeOf = (element: Element): Place => ({
  row: Number(element.getAttribute('data-row')),
  column: Number(element.getAttribute('data-column')),
});

/** Whether an arrow has nothing left to do in a text: all of it is chosen, or the caret stands at that end. */
const isAtEnd = (control: HTMLInputElement, key: string): boolean => {
  if (control.type === 'checkbox') return true;
  const { selectionStart, selectionEnd, value } = control;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return key === 'ArrowLeft' ? selectionEnd === 0 : selectionStart === value.length;
};

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  Enter: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** Keys of a sheet in a table of cells: arrows, Enter, Escape, what is pasted, and filling down. */
export const useSheetKeys = (one: Grid, layout: Layout) => {
  const table = useRef<HTMLTableElement>(null);
  const [last, setLast] = useState<Place>();
  const { rows, columns } = layout;

  const go = ({ row, column }: Place, step: Place): boolean => {
    for (let next = { row: row + step.row, column: column + step.column }; ; ) {
      if (!rows[next.row] || !columns[next.column]) return false;
      const found = table.current?.querySelector<HTMLElement>(
        `[data-row="${next.row}"][data-column="${next.column}"]`,
      );
      if (found) {
        found.focus();
        return true;
      }
      next = { row: next.row + step.row, column: next.column + step.column };
    }
  };
  /** The name of the cell at a place, where something can be typed. */
  const cellAt = ({ row, column }: Place) => {
    const [at, of] = [columns[column], rows[row]];
    if (!at || !of || at.kind === 'stock') return undefined;
    const line = at.line(of);
    return line && line.id > 0 ? { line, kind: at.kind } : undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const control = event.target;
    if (!(control instanceof HTMLInputElement) || event.altKey || event.metaKey) return;
    const place = placeOf(control);
    const cell = cellAt(place);
    if (event.ctrlKey) {
      if (event.key.toLowerCase() !== 'd') return;
      event.preventDefault();
      fill(place);
    } else if (event.key === 'Escape' && cell) {
      event.preventDefault();
      const { line, kind } = cell;
      one.type({ [cellName(line.id, kind)]: writeCell(kind, line[kind]) });
      requestAnimationFrame(() => control.select());
    } else {
      const step = event.key === 'Enter' && event.shiftKey ? STEPS.ArrowUp : STEPS[event.key];
      const isSide = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      if (!step || (event.shiftKey && event.key !== 'Enter')) return;
      if (isSide && !isAtEnd(control, event.key)) return;
      event.preventDefault();
      go(place, step);
    }
  };
  const fill = (from: Place | undefined = last) => {
    const source = from && cellAt(from);
    if (!from || !source) return;
    const text = one.textOf(source.line, source.kind);
    const filled: Record<string, string> = {};
    for (let row = from.row + 1; row < rows.length; row += 1) {
      const cell = cellAt({ ...from, row });
      if (cell) filled[cellName(cell.line.id, cell.kind)] = text;
    }
    one.type(filled);
    tell(texts.filled(Object.keys(filled).length));
  };
  const onPaste = (event: ClipboardEvent<HTMLTableElement>) => {
    const control = event.target;
    const sheet = readSheet(event.clipboardData.getData('text/plain'));
    const isOne = sheet.length === 1 && sheet[0]?.length === 1;
    if (!(control instanceof HTMLInputElement) || isOne) return;
    event.preventDefault();
    const from = placeOf(control);
    const pasted: Record<string, string> = {};
    let left = 0;
    for (const [down, texted] of sheet.entries()) {
      for (const [right, text] of texted.entries()) {
        const cell = cellAt({ row: from.row + down, column: from.column + right });
        if (!cell) {
          if (text.trim() !== '') left += 1;
          continue;
        }
        const value = cell.kind === 'state' ? readState(text) : text.trim();
        pasted[cellName(cell.line.id, cell.kind)] = value;
      }
    }
    one.type(pasted satisfies Typed);
    const count = Object.keys(pasted).length;
    tell(left > 0 ? texts.pastedBut(count, left) : texts.pasted(count));
  };
  return {
    ...{ table, onKeyDown, onPaste, fill: () => fill(), mayFill: last !== undefined },
    onFocus: (event: { target: Element }) => {
      if (!event.target.hasAttribute('data-row')) return;
      setLast(placeOf(event.target));
      if (event.target instanceof HTMLInputElement) event.target.select();
    },
  };
};
