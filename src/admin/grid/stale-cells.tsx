import { useEffect, useRef } from 'react';
import type { StaleCells, VariantCell } from '#features/pricing/contract';
import { gridTexts as texts } from '#kernel/messages/nl-grid';
import { Button } from '#ui/button.view';
import form from '../form/form.module.css';
import { whenOf } from '../moments';
import { type Line, nameOf, writeCell } from './model';
import type { Grid } from './use-grid';

/** Others wrote some of the same cells: who, what, and whose stays. */
export function StaleNote({
  one,
  lines,
  stale,
}: {
  one: Grid;
  lines: readonly Line[];
  stale: StaleCells;
}) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const told = Object.entries(stale.theirs).map(([name, value]) => {
    const [first = '', cell = first] = name.split('.');
    const line = lines.find(({ id }) => `${id}` === first);
    const kind = cell as VariantCell;
    const shown =
      kind === 'state'
        ? value === 'Online'
          ? texts.online
          : texts.offline
        : writeCell(kind, value) || texts.empty;
    const where = [line ? nameOf(line) : texts.own, texts.cells[kind]].join(', ');
    return { name, text: texts.theirs(where, shown) };
  });
  return (
    <div className={form.problems} role="alert" ref={note} tabIndex={-1}>
      <p className={form.strong}>{texts.stale}</p>
      <p>{texts.staleBy(stale.by ?? texts.somebody, whenOf(stale.at))}</p>
      <ul>
        {told.map(({ name, text }) => (
          <li key={name}>{text}</li>
        ))}
      </ul>
      <div className={form.choices}>
        <Button type="button" kind="secondary" onClick={() => void one.takeTheirs()}>
          {texts.takeTheirs}
        </Button>
        <Button type="button" onClick={() => void one.save(true)}>
          {texts.keepMine}
        </Button>
      </div>
    </div>
  );
}
