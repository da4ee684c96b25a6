import { listBlockTypes } from '#features/pages/api.server';
import { listBlocks } from '#fields/codecs';
import { unfinishedText } from '#kernel/define/unfinished';
import { AppError } from '#kernel/errors';
import type { Host } from '#platform/host';
import type { PageTree } from '../contract';

/** What blocks of a page still lack, by their ids in the tree. */
const unfinishedIn = (host: Host, tree: PageTree): Record<string, string> =>
  Object.fromEntries(
    listBlocks(tree, listBlockTypes(host)).flatMap(({ definition, props }) => {
      const usual = Object.entries(definition.settings).map(([name, one]) => [name, one.default]);
      const told = unfinishedText(definition, { ...Object.fromEntries(usual), ...props }, true);
      return told === undefined ? [] : [[String(props.id), told]];
    }),
  );

/** Throws a 422 that tells of each block that isn't finished. */
export const requireFinished = (host: Host, tree: unknown): void => {
  if (!tree) return;
  const problems = unfinishedIn(host, tree as PageTree);
  const [first] = Object.values(problems);
  if (first !== undefined) throw new AppError(422, 'unfinished', first, problems);
};
