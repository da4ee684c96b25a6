/** Items of a list that are a store: our own, and the cards of an overview of stores. */
const ITEM = '[data-item_id], section[data-module-access="location"] [data-item]';

const idOf = (item: HTMLElement): number => Number(item.dataset.item_id ?? item.dataset.item);

/** Tells which store of a list is pointed at or has the focus (S2.8/6). Returns how to stop. */
export const watchItems = (onPoint: (id: number | undefined) => void): (() => void) => {
  let last: number | undefined;
  const look = ({ target }: Event) => {
    const item = target instanceof Element ? target.closest<HTMLElement>(ITEM) : null;
    const id = item ? idOf(item) : undefined;
    if (id === last) return;
    last = id;
    onPoint(id);
  };
  document.addEventListener('pointerover', look);
  document.addEventListener('focusin', look);
  return () => {
    document.removeEventListener('pointerover', look);
    document.removeEventListener('focusin', look);
  };
};

/** Marks the items of a store in every list on the page, and no others. */
export const markItems = (id: number | undefined): void => {
  for (const item of document.querySelectorAll<HTMLElement>(ITEM)) {
    item.toggleAttribute('data-on-map', idOf(item) === id);
  }
};
