import { findGiftcardProblems, findNumberProblems } from '#features/catalog/api.server';
import {
  type By,
  byIds,
  changeItem,
  readHistory,
  readRows,
  type Values,
  valuesOf,
} from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { AppError, badRequest } from '#kernel/errors';
import { prices as limits } from '#kernel/limits-prices';
import { gridTexts as texts } from '#kernel/messages/nl-grid';
import { gridCellProblem } from '#kernel/values/grid-cell';
import type { Host } from '#platform/host';
import { cellName, ownCells, type SentCell, type SentGrid, variantCells } from '../contract';
import type { StoredArticle, StoredVariant } from './grid';
import { type Body, bodyOf } from './read-change';
import { storedProducts } from './write';

/** Others wrote cells meanwhile: what stands in them now. */
export class StaleGrid extends AppError {
  readonly theirs: Readonly<Record<string, string | number | null>>;

  constructor(theirs: StaleGrid['theirs']) {
    super(412, 'stale', texts.stale);
    this.theirs = theirs;
  }
}

const isId = (value: unknown): boolean =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 31;

const isKnown = ({ variant, cell, was }: SentCell): boolean =>
  isId(variant) &&
  (variant === 0 ? ownCells : variantCells).some((known) => known === cell) &&
  (was === null || typeof was === 'string' || typeof was === 'number');

const isChoice = (value: unknown): boolean => value === null || (isId(value) && value !== 0);

/** What was written in the grid. Throws a 400 that names each cell that is wrong. */
export const readSentGrid = (body: Body): SentGrid => {
  const { cells = [], added = [], force } = body;
  const isList = Array.isArray(cells) && Array.isArray(added);
  if (!isList || cells.length > limits.cells || added.length > limits.added) {
    throw badRequest(texts.body, { cells: texts.body });
  }
  const sent = cells.map((one) => bodyOf(one) as SentCell);
  const made = added.map((one) => bodyOf(one) as SentGrid['added'][number]);
  const isRead = made.every((one) => isChoice(one.color_id) && isChoice(one.size_id));
  if (!sent.every(isKnown) || !isRead) throw badRequest(texts.body, { cells: texts.body });
  const fields = Object.fromEntries(
    sent.flatMap((one) => {
      const problem = gridCellProblem(one);
      return problem === undefined ? [] : [[cellName(one.variant, one.cell), problem]];
    }),
  );
  const count = Object.keys(fields).length;
  if (count > 0) throw badRequest(texts.wrong(count), fields);
  return {
    cells: sent,
    added: made.map(({ color_id, size_id }) => ({ color_id, size_id })),
    force: force === true,
  };
};

const standsIn = (article: StoredArticle, { variant, cell }: SentCell) => {
  if (variant === 0) return article[cell as 'price_cents'];
  const one = article.variants.find(({ id }) => id === variant);
  return one?.[cell as keyof StoredVariant];
};

/** What is written of an article. Throws a 412 when others wrote some of these cells since they were read. */
const valuesOfGrid = (stands: Values, { cells, added, force }: SentGrid): Values => {
  const article = stands as unknown as StoredArticle;
  const theirs: Record<string, string | number | null> = {};
  for (const one of cells) {
    const now = standsIn(article, one);
    if (now === undefined) throw badRequest(texts.noVariant, { cells: texts.noVariant });
    if (now !== one.was && now !== one.to) theirs[cellName(one.variant, one.cell)] = now;
  }
  if (!force && Object.keys(theirs).length > 0) throw new StaleGrid(theirs);
  const written = (variant: number) =>
    Object.fromEntries(
      cells.flatMap((one) => (one.variant === variant ? [[one.cell, one.to]] : [])),
    );
  const plain = { sku: '', gtin: '', price_cents: null, weight_grams: null, state: 'Online' };
  const isOfVariants = added.length > 0 || cells.some(({ variant }) => variant !== 0);
  return {
    ...written(0),
    ...(isOfVariants && {
      variants: [
        ...article.variants.map((one) => ({ ...one, ...written(one.id ?? 0) })),
        ...added.map((choice) => ({ id: null, ...choice, ...plain })),
      ],
    }),
  };
};

const NAMES = ['price_cents', 'van_price_cents', 'variants'];

/** Who wrote prices or variants of an article last. */
export const readLastWriter = async (host: Host, id: number) => {
  const asked = { limit: 1, part: NAMES };
  const [last] = await readHistory(host, storedProducts(host), id, asked);
  return { by: last?.by ?? null, at: last?.at ?? host.clock.now().toISOString() };
};

/** The cells of numbers and of gift cards' prices that can't be, of what was refused for its variants as a whole. */
const wrongCells = async (host: Host, id: number, sent: SentGrid) => {
  const stored = storedProducts(host);
  const siteId = getSite(host).id;
  const [row] = await readRows(host.db, stored, siteId, byIds(stored, [id]));
  if (!row) return [];
  const stands = valuesOf(stored, row);
  const { variants: before } = stands as unknown as StoredArticle;
  const written = { ...stands, ...valuesOfGrid(stands, { ...sent, force: true }) };
  const product = written as unknown as StoredArticle & { kind: string };
  const after = product.variants;
  const found = [
    ...(await findNumberProblems(host.db, { siteId, productId: id, before, after })),
    ...(await findGiftcardProblems(host.db, product)),
  ];
  return found.map(
    ({ at, cell, message }) => [cellName(after[at]?.id ?? 0, cell), message] as const,
  );
};

/** Writes what was changed in the grid, all of it or none. Throws what is wrong by the names of its cells. */
export const writeGrid = async (
  host: Host,
  by: By,
  id: number,
  sent: SentGrid,
): Promise<unknown> => {
  try {
    return await changeItem(
      host,
      { stored: storedProducts(host), by },
      { id, revision: '*' },
      (stands) => valuesOfGrid(stands, sent),
    );
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields?.variants) throw error;
    const cells = await wrongCells(host, id, sent);
    if (cells.length === 0) throw error;
    throw badRequest(texts.wrong(cells.length), Object.fromEntries(cells));
  }
};
