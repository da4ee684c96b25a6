import type { ToldBlock, TreeBlock } from '#features/office/contract';
import { labelOf, type NamedBlock } from './block-words';

/** `content[0].items[1].link: …`: the place of a setting that a problem is about, and what it is. */
const PROBLEM = /^content((?:\[\d+\])(?:\.\w+\[\d+\])*)\.?(\w*)[^:]*: (.*)$/s;

/** The setting that a problem is about, and what it is; empty of a problem that tells no place. */
export const readProblem = (problem: string): { path?: string; name?: string; told?: string } => {
  const [, path, name, told] = PROBLEM.exec(problem) ?? [];
  return path === undefined ? {} : { path, name, told };
};

/** The block at `[0].items[1]`. */
const blockAt = (content: readonly TreeBlock[], path: string): TreeBlock | undefined => {
  let blocks: unknown = content;
  let found: TreeBlock | undefined;
  for (const [, slot, index] of path.matchAll(/(?:\.(\w+))?\[(\d+)\]/g)) {
    if (slot !== undefined) blocks = found?.props[slot];
    found = Array.isArray(blocks) ? (blocks[Number(index)] as TreeBlock | undefined) : undefined;
  }
  return found;
};

/** A problem as editors read it: with the labels of block and setting in place of where they stand in JSON. */
export const wordProblem = (
  problem: string,
  content: readonly TreeBlock[],
  types: ReadonlyMap<string, NamedBlock>,
): string => {
  const { path = '', name, told } = readProblem(problem);
  const block = blockAt(content, path);
  if (!block || told === undefined) return problem;
  const settings: ToldBlock['settings'] = types.get(block.type)?.settings ?? [];
  const setting = settings.find((field) => field.name === name)?.label;
  return `${[labelOf(types, block), setting].filter(Boolean).join(', ')}: ${told}`;
};
