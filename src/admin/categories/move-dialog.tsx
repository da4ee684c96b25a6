import { type FormEvent, useId, useState } from 'react';
import type { ToldCategory } from '#features/categories/contract';
import { categoryTexts as texts } from '#kernel/messages/nl-categories';
import { childrenOf, type Place, withBelow } from '#kernel/values/place-category';
import { Button } from '#ui/button.view';
import controls from '../controls.module.css';
import { Dialog } from '../dialog';
import form from '../form/form.module.css';
import list from '../list/list.module.css';
import { pathTo, shownOf } from './tree-model';

type MoveDialogProps = {
  all: readonly ToldCategory[];
  row: ToldCategory;
  move: (place: Place) => void;
  close: () => void;
};

const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

/** Puts a category elsewhere by choosing where, without dragging. */
export default function MoveDialog({ all, row, move, close }: MoveDialogProps) {
  const id = useId();
  const own = withBelow(all, row.id);
  const parents = shownOf(all, new Set()).filter((one) => !own.has(one.row.id));
  const isThere = all.some((one) => one.id === row.parentId);
  const [parent, setParent] = useState(isThere ? row.parentId : null);
  const beside = childrenOf(all, parent).filter((one) => one.id !== row.id);
  /** Where it stands now is where its list begins; elsewhere it comes after the others. */
  const placeIn = (within: number | null): number | null => {
    const now = childrenOf(all, within);
    const at = now.findIndex((one) => one.id === row.id);
    return (at < 0 ? undefined : now[at + 1]?.id) ?? null;
  };
  const [before, setBefore] = useState(placeIn(parent));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close();
    move({ parentId: parent, before });
  };
  return (
    <Dialog title={texts.moveTitle(row.title)} close={close}>
      <form className={list.change} onSubmit={submit}>
        <div className={form.field}>
          <label htmlFor={`${id}-parent`} className={form.label}>
            {texts.parent}
          </label>
          <select
            id={`${id}-parent`}
            className={controls.control}
            value={parent ?? ''}
            onChange={({ target }) => {
              const within = numberOf(target.value);
              setParent(within);
              setBefore(placeIn(within));
            }}
          >
            <option value="">{texts.top}</option>
            {parents.map((one) => (
              <option key={one.row.id} value={one.row.id}>
                {pathTo(all, one.row.id)}
              </option>
            ))}
          </select>
        </div>
        <div className={form.field}>
          <label htmlFor={`${id}-place`} className={form.label}>
            {texts.place}
          </label>
          <select
            id={`${id}-place`}
            className={controls.control}
            value={before ?? ''}
            onChange={({ target }) => setBefore(numberOf(target.value))}
          >
            {beside.map((one, at) => {
              const above = beside[at - 1];
              return (
                <option key={one.id} value={one.id}>
                  {above ? texts.after(above.title) : texts.first}
                </option>
              );
            })}
            <option value="">{texts.last}</option>
          </select>
        </div>
        <div className={list.actions}>
          <button type="button" className={list.plain} onClick={close}>
            {texts.cancel}
          </button>
          <Button type="submit">{texts.move}</Button>
        </div>
      </form>
    </Dialog>
  );
}
