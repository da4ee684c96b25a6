import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Check, columnsOf } from '#features/entities/api.server';
import { findEntity, listEntities } from '#features/overviews/api.server';
import { getSite } from '#features/settings/api.server';
import { popupServerTexts } from '#kernel/messages/nl-popups';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { type PopupValues, popupProblems } from './problems';
import { storedPopups, type TargetValue } from './stored';

const texts = popupServerTexts.definition;

/** The first of the paths that no page has. */
const findLostPage = async (
  host: Host,
  tx: Tx,
  paths: readonly string[],
): Promise<string | undefined> => {
  if (paths.length === 0) return undefined;
  const { rows } = await tx.execute<{ path: string }>(sql`
    select path from pages where site_id = ${getSite(host).id}
      and path = any(${sql.param(paths)}::text[])`);
  return paths.find((path) => !rows.some((row) => row.path === path));
};

const itemProblem = async (
  host: Host,
  tx: Tx,
  module: string,
  ids: readonly number[],
): Promise<string | undefined> => {
  const part = findEntity(host, module)?.source.api;
  if (!part) {
    const known = listEntities(host).map(({ source }) => source.entity.name);
    return texts.noModule(known.join(', '), module);
  }
  const isOne = and(eq(part.site, getSite(host).id), inArray(part.id, [...ids]));
  const rows = await tx.select({ id: part.id }).from(part.table).where(isOne);
  const lost = ids.find((id) => !rows.some((row) => row.id === id));
  return lost === undefined ? undefined : texts.noItem(module, lost);
};

/** What is wrong with where a popup stands. */
const targetsProblem = async (
  host: Host,
  tx: Tx,
  targets: readonly TargetValue[],
): Promise<string | undefined> => {
  const isWhole = ({ page, module, id }: TargetValue) =>
    page === null ? module !== null && id !== null : module === null && id === null;
  if (!targets.every(isWhole)) return texts.target;
  const lost = await findLostPage(
    host,
    tx,
    targets.flatMap(({ page }) => page ?? []),
  );
  if (lost !== undefined) return texts.noPage(lost);
  const modules = new Set(targets.flatMap(({ module }) => module ?? []));
  for (const module of modules) {
    const ids = targets.flatMap((one) => (one.module === module && one.id) || []);
    const problem = await itemProblem(host, tx, module, ids);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

/** What is wrong with a popup as a whole, by field: the first thing of each. */
export const checkPopup: Check = async (host, tx, { after }) => {
  if (after === null) return {};
  const values = columnsOf(storedPopups, after) as unknown as PopupValues;
  const problems = await popupProblems(tx, values);
  const target = await targetsProblem(host, tx, after.targets as TargetValue[]);
  const all = target === undefined ? problems : [...problems, ['targets', target]];
  return Object.fromEntries(all.reverse());
};
