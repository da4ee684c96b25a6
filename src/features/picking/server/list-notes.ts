import type { WorkPage } from '#features/workfloor/api.server';
import { picking as limits } from '#kernel/limits-picking';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import type { Host } from '#platform/host';
import { lineOf, one, type Params } from '#platform/http/params';
import { pickField, pickPath } from '../contract';
import type { ListProps } from '../site/list.view';
import { readArticles } from './articles';
import { nameOfArticle } from './names';
import { numberOf } from './start-routes';

/** Parameters of what was just done, behind a list's address. */
export const said = (
  id: number,
  done: string,
  more: Record<string, string | number> = {},
): string => {
  const params = new URLSearchParams({ [pickField.done]: done });
  for (const [name, value] of Object.entries(more)) params.set(name, String(value));
  return `${pickPath.list(id)}?${params}`;
};

export const BOX = 'bak';
export const LEFT = 'nog';

export const nameIn = async (host: Host, warehouseId: number, variantId: number): Promise<string> =>
  nameOfArticle(variantId, (await readArticles(host.db, warehouseId, [variantId])).get(variantId));

export const scannedOf = async (
  host: Host,
  params: Params,
  warehouseId: number,
): Promise<ListProps['scanned']> => {
  const kind = one(params, pickField.done) ?? '';
  if (kind === 'unknown') {
    const code = lineOf(params, pickField.code).slice(0, limits.code);
    return { tone: 'error', title: texts.scanUnknown(code) };
  }
  if (!['found', 'enough', 'wrong'].includes(kind)) return undefined;
  const name = await nameIn(host, warehouseId, numberOf(params, pickField.about));
  if (kind === 'wrong') return { tone: 'error', title: texts.scanWrong(name) };
  if (kind === 'enough') return { tone: 'error', title: texts.scanEnough(name) };
  const title = texts.scanFound(name, numberOf(params, BOX));
  return { tone: 'success', title, text: texts.scanLeft(numberOf(params, LEFT)) };
};

export const noteOf = async (
  host: Host,
  params: Params,
  warehouseId: number,
): Promise<WorkPage['note']> => {
  const kind = one(params, pickField.done);
  if (kind === 'over') return { tone: 'success', title: texts.takenOver };
  if (kind === 'plek') return { tone: 'success', title: texts.shelfSaved };
  const variantId = numberOf(params, pickField.about);
  if (!kind || !['gepakt', 'terug', 'mis'].includes(kind)) return undefined;
  const name = await nameIn(host, warehouseId, variantId);
  if (kind === 'gepakt') return { tone: 'success', title: texts.picked(name) };
  if (kind === 'terug') return { tone: 'notice', title: texts.unpicked(name) };
  const elsewhere = numberOf(params, 'elders');
  const short = numberOf(params, 'tekort');
  const text = [
    ...(elsewhere > 0 ? [texts.missedElsewhere(elsewhere)] : []),
    ...(short > 0 ? [texts.missedShort(short)] : []),
  ].join(' ');
  return { tone: 'notice', title: texts.missed(name), text };
};
