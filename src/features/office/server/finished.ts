import { listBlockTypes } from '#features/pages/api.server';
import { listBlocks } from '#fields/codecs';
import { missingSettings } from '#kernel/define/unfinished';
import { AppError } from '#kernel/errors';
import type { Host } from '#platform/host';
import type { PageTree } from '../contract';

/** What blocks of a page still lack: by the block's id in the tree and the setting's name. */
const unfinishedIn = (host: Host, tree: PageTree): Record<string, string> =>
  Object.fromEntries(
    listBlocks(tree, listBlockTypes(host)).flatMap(({ definition, props }) => {
      const usual = Object.entries(definition.settings).map(([name, one]) => [name, one.default]);
      const values = { ...Object.fromEntries(usual), ...props };
      return missingSettings(definition, values).map(([name, told]) => [
        `${props.id}.${name}`,
        told,
      ]);
    }),
  );

/** Throws a 422 that tells of each block that isn't finished. */
export const requireFinished = (host: Host, tree: unknown): void => {
  if (!tree) return;
  const problems = unfinishedIn(host, tree as PageTree);
  const [first] = Object.values(problems);
  if (first !== undefined) throw new AppError(422, 'unfinished', first, problems);
};
