type ModuleInfo = { importedIds: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

/** What rolldown lends to modules that were written for other loaders. */
const RUNTIME = '\0rolldown/runtime.js';

const reach = (entry: string, graph: Graph): Set<string> => {
  const reached = new Set([entry]);
  for (const id of reached) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  }
  return reached;
};

/**
 * All that an entry imports, in its one file. What it shares with islands would be files of their own,
 * which a browser only learns of when it has the entry.
 */
export const entryInOne = (name: string, entry: string) => {
  let own: Set<string> | undefined;
  return {
    debugName: name,
    name: (id: string, graph: Graph) => {
      own ??= reach(entry, graph).add(RUNTIME);
      return own.has(id) ? name : undefined;
    },
  };
};
