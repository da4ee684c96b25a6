import { prepareIslands } from './islands/element';
import { loadMovement } from './movement/load';
import { prepareStyles } from './styles';

/** Fetches what HTML needs that is about to be shown: its style sheet, and its islands' code. */
export const prepare = async (root: ParentNode): Promise<void> => {
  loadMovement(root);
  await Promise.all([prepareStyles(root), prepareIslands(root)]);
};
