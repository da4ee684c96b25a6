import { productTexts as texts } from '#kernel/messages/nl-entities';
import { isGtin } from '#kernel/values/gtin';
import { isSku } from '#kernel/values/sku';
import type { Db } from '#platform/db/types';
import { keyOfNumber, type NumberCell, numberCells, readTaken } from '../server/numbers';
import { choiceKey } from './choice';
import type { CurrentProduct, CurrentVariant, ProductDraft, Remark, VariantDraft } from './draft';

type Held = {
  access: string;
  title: string;
  cell: NumberCell;
  number: string;
  isOnline: boolean;
  /** The line that asks for it; left out: it has it already. */
  draft?: VariantDraft;
};

const keyOf = (draft: VariantDraft, cell: NumberCell): string => `${draft.line} ${cell}`;

/** The numbers of a product's variants as they would be; `left`: those of lines that are left out. */
const heldBy = (
  draft: ProductDraft,
  current: CurrentProduct | undefined,
  left: ReadonlySet<string>,
): Held[] => {
  const of = { access: draft.access, title: draft.fields.title ?? current?.fields.title ?? '' };
  const byChoice = new Map(current?.variants.map((one) => [choiceKey(one), one]));
  const told = new Set(draft.variants.map(choiceKey));
  const held = (
    one: VariantDraft | CurrentVariant,
    stands: CurrentVariant | undefined,
    line?: VariantDraft,
  ): Held[] =>
    numberCells.flatMap((cell) => {
      const isLeft = line !== undefined && left.has(keyOf(line, cell));
      const number = (isLeft ? undefined : one[cell]) ?? (one[cell] === null ? '' : stands?.[cell]);
      if (!number?.trim()) return [];
      const isOnline = (one.state ?? stands?.state ?? 'Online') === 'Online';
      const isBack = stands?.state === 'Offline' && isOnline;
      const isSame = stands && keyOfNumber(stands[cell] ?? '') === keyOfNumber(number) && !isBack;
      return [
        { ...of, cell, number, isOnline, ...(line && !isLeft && !isSame && { draft: line }) },
      ];
    });
  return [
    ...draft.variants.flatMap((one) => held(one, byChoice.get(choiceKey(one)), one)),
    ...(current?.variants ?? [])
      .filter((one) => !told.has(choiceKey(one)))
      .flatMap((one) => held(one, one)),
  ];
};

const within = ({ access, cell, number }: Held): string =>
  `${access}\n${cell} ${keyOfNumber(number)}`;
const across = ({ cell, number }: Pick<Held, 'cell' | 'number'>): string =>
  `${cell} ${keyOfNumber(number)}`;

/** What lines ask for and can't have, with why: what stands there, and who came first, keeps a number. */
const problemsIn = (all: readonly Held[], taken: ReadonlyMap<string, string>) => {
  const own = new Set<string>();
  const others = new Map<string, Held>();
  const take = (one: Held) => {
    own.add(within(one));
    if (one.isOnline && !others.has(across(one))) others.set(across(one), one);
  };
  for (const one of all) if (!one.draft) take(one);
  const problems: { one: Held & { draft: VariantDraft }; reason: string }[] = [];
  for (const one of all) {
    const { draft, cell, number, access } = one;
    if (!draft) continue;
    const holder = others.get(across(one));
    const title = holder && holder.access !== access ? holder.title : taken.get(across(one));
    const reason =
      cell === 'gtin' && !isGtin(number)
        ? texts.gtinOf(number)
        : cell === 'sku' && !isSku(number)
          ? texts.sku
          : own.has(within(one))
            ? texts.twice[cell](number)
            : title !== undefined && texts.takenBy[cell](number, title);
    if (reason) problems.push({ one: { ...one, draft }, reason });
    else take(one);
  }
  return problems;
};

/**
 * Drafts without the numbers that the grid and the form would refuse: an EAN that can't be one, and what another
 * variant has. What stands there already is let be. `notes`: what was left out.
 */
export const withoutWrongNumbers = async (
  db: Db,
  siteId: number,
  drafts: readonly ProductDraft[],
  current: ReadonlyMap<string, CurrentProduct>,
): Promise<{ drafts: ProductDraft[]; notes: Remark[] }> => {
  const held = (left: ReadonlySet<string>) =>
    drafts.flatMap((draft) => heldBy(draft, current.get(draft.access), left));
  const asked = held(new Set()).filter((one) => one.draft);
  const numbers = (cell: NumberCell) => [
    ...new Set(asked.flatMap((one) => (one.cell === cell ? keyOfNumber(one.number) : []))),
  ];
  const inFile = [...current.values()].map(({ id }) => id);
  const rows = await readTaken(db, { siteId, others: inFile }, numbers('sku'), numbers('gtin'));
  const taken = new Map(rows.map((row) => [across(row), row.title]));
  const left = new Set<string>();
  const notes: Remark[] = [];
  // What is left out stays as it was, and may be what another line asks for.
  for (let found = problemsIn(held(left), taken); found.length > 0; ) {
    for (const { one, reason } of found) {
      left.add(keyOf(one.draft, one.cell));
      notes.push({ line: one.draft.line, access: one.access, reason: texts.leftOut(reason) });
    }
    found = problemsIn(held(left), taken);
  }
  const clean = (one: VariantDraft): VariantDraft => ({
    ...one,
    ...(left.has(keyOf(one, 'sku')) && { sku: undefined }),
    ...(left.has(keyOf(one, 'gtin')) && { gtin: undefined }),
  });
  return {
    drafts: drafts.map((draft) => ({ ...draft, variants: draft.variants.map(clean) })),
    notes,
  };
};
