import { all } from '../dom';

/** Ids of what this visitor saved, as far as this page knows. */
const saved = new Set<string>();

export const isSaved = (id: string): boolean => saved.has(id);

/** Says on each button of a place whether its product is saved. */
export const markSaved = (root: ParentNode = document): void => {
  for (const button of all('[data-bookmark]', root)) {
    button.ariaPressed = String(isSaved(button.dataset.bookmark ?? ''));
  }
};

/** One product is saved now, or no longer. */
export const setSaved = (id: string, isOn: boolean): void => {
  if (isOn) saved.add(id);
  else saved.delete(id);
  markSaved();
};

/** The server told what is saved. */
export const knowSaved = (ids: readonly number[] | undefined): void => {
  if (!ids) return;
  saved.clear();
  for (const id of ids) saved.add(String(id));
  markSaved();
};
