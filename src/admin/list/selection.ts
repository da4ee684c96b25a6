import { useState } from 'react';

/** The rows that were ticked; `all`: every row of the list, also on its other pages. */
export type Selection = { ids: ReadonlySet<number>; all: boolean };

const none: Selection = { ids: new Set(), all: false };

/** Which rows are ticked: it stays over the pages of a list, and begins anew with another list. */
export const useSelection = (list: string) => {
  const [selection, setSelection] = useState<Selection>(none);
  const [of, setOf] = useState(list);
  if (of !== list) {
    setOf(list);
    setSelection(none);
  }
  const toggle = (ids: readonly number[], isOn: boolean) => {
    const next = new Set(selection.ids);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    setSelection({ ids: next, all: false });
  };
  return {
    selection,
    toggle,
    selectAll: () => setSelection({ ids: new Set(), all: true }),
    clear: () => setSelection(none),
  };
};
