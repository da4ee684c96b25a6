import type { WorkPage } from '#features/workfloor/api.server';
import { picking as limits } from '#kernel/limits-picking';
import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import type { Host } from '#platform/host';
import { lineOf, one, type Params } from '#platform/http/params';
import { pickField, pickPath } from '../contract';
import type { ListProps } from '../site/list.view';
import { findByCode, readArticles } from './articles';
import { nameOfArticle } from './names';
import type { ReadList } from './read-list';
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

const lineIn = ({ route }: ReadList, params: Params) => {
  const variantId = numberOf(params, pickField.about);
  return { variantId, line: route.find((one) => one.variantId === variantId) };
};

/** What came of a scan, as long as the list agrees: an address is read again after other steps. */
export const scannedOf = async (
  host: Host,
  params: Params,
  read: ReadList,
): Promise<ListProps['scanned']> => {
  const kind = one(params, pickField.done) ?? '';
  if (kind === 'unknown') {
    const code = lineOf(params, pickField.code).slice(0, limits.code);
    if ((await findByCode(host.db, code)) !== undefined) return undefined;
    return { tone: 'error', title: texts.scanUnknown(code) };
  }
  if (!['found', 'enough', 'wrong'].includes(kind)) return undefined;
  const { variantId, line } = lineIn(read, params);
  const name = await nameIn(host, read.list.warehouseId, variantId);
  if (kind === 'wrong') return line ? undefined : { tone: 'error', title: texts.scanWrong(name) };
  if (!line) return undefined;
  const left = line.wanted - line.picked;
  if (kind === 'enough') {
    return left === 0 ? { tone: 'error', title: texts.scanEnough(name) } : undefined;
  }
  if (left !== numberOf(params, LEFT)) return undefined;
  const title = texts.scanFound(name, numberOf(params, BOX));
  return { tone: 'success', title, text: texts.scanLeft(left) };
};

/** What was just done, as long as it is so. */
export const noteOf = async (
  host: Host,
  params: Params,
  read: ReadList,
): Promise<WorkPage['note']> => {
  const kind = one(params, pickField.done);
  if (kind === 'over') return { tone: 'success', title: texts.takenOver };
  if (kind === 'plek') return { tone: 'success', title: texts.shelfSaved };
  if (!kind || !['gepakt', 'terug', 'mis', 'toch'].includes(kind)) return undefined;
  const { variantId, line } = lineIn(read, params);
  const name = await nameIn(host, read.list.warehouseId, variantId);
  const isWhole = line !== undefined && line.picked >= line.wanted;
  if (kind === 'gepakt') {
    if (!isWhole) return undefined;
    const boxes = line.orders.map(({ box, picked }) => texts.box(box, picked));
    return { tone: 'success', title: texts.picked(name), text: texts.pickedIn(boxes) };
  }
  if (kind === 'toch') {
    return line && !isWhole ? { tone: 'success', title: texts.refound(name) } : undefined;
  }
  if (kind === 'terug') {
    return line && !isWhole ? { tone: 'notice', title: texts.unpicked(name) } : undefined;
  }
  const missing = read.tasks
    .flatMap(({ lines }) => lines.filter((own) => own.variantId === variantId))
    .reduce((sum, own) => sum + own.missing, 0);
  const elsewhere = numberOf(params, 'elders');
  const short = numberOf(params, 'tekort');
  if (missing === 0 || elsewhere + short > missing) return undefined;
  const text = [
    ...(elsewhere > 0 ? [texts.missedElsewhere(elsewhere)] : []),
    ...(short > 0 ? [texts.missedShort(short)] : []),
  ].join(' ');
  return { tone: 'notice', title: texts.missed(name), text };
};
