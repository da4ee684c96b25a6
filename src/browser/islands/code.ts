import { islandId } from '#kernel/values/island-id';
import type { IslandModules, IslandPart } from './types';

const loaders = new Map<string, () => Promise<unknown>>();

/** Says where the code of every island is. */
export const knowIslands = (modules: IslandModules): void => {
  for (const [file, load] of Object.entries(modules)) loaders.set(islandId(file), load);
};

/** Fetches an island's code, and React with the first. Throws for an id that nobody has. */
export const loadIsland = async (id: string) => {
  const load = loaders.get(id);
  if (!load) throw new Error(`No island ${id}`);
  const [module, { mount }] = await Promise.all([load(), import('./mount')]);
  return { Part: (module as { default: IslandPart }).default, mount };
};
