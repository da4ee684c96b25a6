import { type Check, valuesOf } from '#features/entities/api.server';
import { library as limits } from '#kernel/limits-library';
import { libraryTexts as texts } from '#kernel/messages/nl-library';
import { isFileName } from '#kernel/values/picture-texts';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { findUses, isInNavigation, listHolders, readUsed } from './uses';

/** What comes with a picture's file and stays. */
const fixed = ['key', 'type', 'width', 'height', 'file_name'] as const;

/** Kinds of places that are named in a refusal. */
const FEW = 4;

/** Why a picture can't go; undefined: it stands nowhere. */
const tellUsed = async (host: Host, db: Db, key: string): Promise<string | undefined> => {
  const told: string[] = [];
  let count = 0;
  for (const used of await findUses(host, db, key)) {
    count += used.ids.length;
    const [first] = await readUsed(host, db, { ...used, ids: used.ids.slice(0, 1) });
    const title = first && String(valuesOf(used.stored, first).title ?? '');
    told.push(`${used.stored.entity.label.one} ‘${title || used.ids[0]}’`);
  }
  if (isInNavigation(host, key)) {
    count += 1;
    told.push(texts.navigation);
  }
  for (const { label, places } of listHolders(host)) {
    const held = await places(host, key);
    count += held.length;
    if (held.length > 0) told.push(label);
  }
  return count > 0 ? texts.used(count, told.slice(0, FEW).join(', ')) : undefined;
};

/**
 * What is wrong with a write of a picture's row. A row stands for a file: it comes with one, and goes only when
 * nothing shows it.
 */
export const checkMedia: Check = async (host, tx, { before, after }) => {
  if (after === null) {
    const told = before && (await tellUsed(host, tx, String(before.key)));
    const problems: Record<string, string> = told ? { '': told } : {};
    return problems;
  }
  const problems: Record<string, string> = {};
  const [alt, was] = [String(after.alt ?? ''), before ? String(before.alt ?? '') : undefined];
  if (!before && !(await host.storage.has(`media/${after.key}`))) problems.key = texts.noFile;
  for (const name of before ? fixed : []) {
    if (before?.[name] !== after[name]) problems[name] = texts.fixed;
  }
  if (alt !== was && isFileName(alt, String(after.file_name ?? ''))) problems.alt = texts.altIsFile;
  // One that never had any may be put in a folder all the same.
  if (was && alt.trim() === '' && after.decorative !== true) problems.alt = texts.altNeeded;
  if (before?.decorative && !after.decorative && alt.trim() === '') problems.alt = texts.altNeeded;
  if ((after.focus_x === null) !== (after.focus_y === null)) {
    problems[after.focus_x === null ? 'focus_x' : 'focus_y'] = texts.bothPoints;
  }
  if (Array.isArray(after.tags) && after.tags.length > limits.tags) {
    problems.tags = texts.tooManyTags;
  }
  return problems;
};
