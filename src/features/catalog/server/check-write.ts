import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Check } from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { productTexts as texts } from '#kernel/messages/nl-entities';
import { formatComposition, parseComposition } from '#kernel/values/composition';
import { isEmail } from '#kernel/values/email';
import type { Maker, Operator } from '#kernel/values/product-safety';
import { attributesProblem, listAttributes } from './attributes';
import { findGiftcardProblems } from './giftcard-prices';
import { findNumberProblems, givesNumbers, takeNumbersTurn } from './numbers';
import { choiceOf, type VariantValue } from './parts';
import { takeTreeTurn } from './tree-turn';

type Product = {
  price_cents: number;
  van_price_cents: number | null;
  vat_rate: number;
  kind: 'goods' | 'giftcard';
  composition: string;
  maker: Maker | null;
  attributes: Record<string, string>;
  variants: VariantValue[];
};

const RATES = [21, 9, 0];

const isContact = (text: string): boolean =>
  isEmail(text) || (/^https?:\/\//.test(text) && URL.canParse(text));

/** What is wrong with who answers for an article, if it can be told. */
const makerProblem = (maker: Maker | null): string | undefined => {
  const operators: (Operator | undefined | null)[] = [maker, maker?.responsible];
  return operators.some((one) => one && !isContact(one.contact)) ? texts.contact : undefined;
};

const compositionProblem = (text: string): string | undefined => {
  if (text === '') return undefined;
  const parts = parseComposition(text);
  if ('fault' in parts) return texts.fault(parts.fault);
  const wanted = formatComposition(parts);
  return wanted === text ? undefined : texts.writeAs(wanted);
};

/** A variant is its colour and size: what lies in carts under its number can't become something else. */
const movedProblem = (
  before: readonly VariantValue[],
  after: readonly VariantValue[],
): string | undefined => {
  const known = new Map(before.map((one) => [one.id, choiceOf(one)]));
  const named = after.filter(({ id }) => id !== null);
  if (named.some(({ id }) => !known.has(id))) return texts.otherVariant;
  return named.some((one) => known.get(one.id) !== choiceOf(one)) ? texts.movedVariant : undefined;
};

const variantsProblem = (variants: readonly VariantValue[]): string | undefined => {
  const choices = variants.map(choiceOf);
  if (new Set(choices).size < choices.length) return texts.sameChoice;
  const ids = variants.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) return texts.sameVariant;
  const online = variants.filter(({ state }) => state === 'Online');
  const hasPlain = online.some(({ color_id, size_id }) => color_id === null && size_id === null);
  // Beside ones with a choice it could never be chosen.
  return hasPlain && online.length > 1 ? texts.noChoice : undefined;
};

const vatProblem = ({ vat_rate, kind }: Product): string | undefined => {
  if (!RATES.includes(vat_rate)) return texts.vatRate;
  return kind === 'giftcard' && vat_rate !== 0 ? texts.giftcardVat : undefined;
};

type Found = [names: readonly (keyof Product)[], problem: string | undefined];

/** What is wrong with a product beyond what each field says of itself; what stands as it was is let be. */
export const checkProduct: Check = async (host, tx, { id, before: stood, after }) => {
  if (after === null) return {};
  const product = after as Product;
  const before = stood as Product | null;
  const { price_cents, van_price_cents, composition, maker, variants } = product;
  const isVanLow = van_price_cents !== null && van_price_cents <= price_cents;
  const siteId = getSite(host).id;
  const numbers = { siteId, productId: id, before: before?.variants ?? [], after: variants };
  if (givesNumbers(numbers)) await takeNumbersTurn(tx, siteId);
  const [number] = await findNumberProblems(tx, numbers);
  const [giftcard] = await findGiftcardProblems(tx, product);
  const moved = before ? movedProblem(before.variants, variants) : undefined;
  const found: Found[] = [
    [['van_price_cents', 'price_cents'], isVanLow ? texts.vanPrice : undefined],
    [['vat_rate', 'kind'], vatProblem(product)],
    [['composition'], compositionProblem(composition)],
    [['maker'], makerProblem(maker)],
    [
      ['attributes'],
      attributesProblem(await listAttributes(host), {
        before: before?.attributes,
        after: product.attributes,
      }),
    ],
    [['variants', 'price_cents', 'kind'], giftcard?.message],
    [['variants'], moved ?? variantsProblem(variants) ?? number?.message],
  ];
  const isChanged = (name: keyof Product) =>
    before === null || !isDeepStrictEqual(before[name], product[name]);
  return Object.fromEntries(
    found.flatMap(([names, problem]) =>
      problem !== undefined && names.some(isChanged) ? [[names[0], problem]] : [],
    ),
  );
};

/** Who answers for a brand's articles can be reached. */
export const checkBrand: Check = (_host, _tx, { after }) => {
  const problem = after ? makerProblem(after.maker as Maker | null) : undefined;
  const problems: Record<string, string> = problem === undefined ? {} : { maker: problem };
  return problems;
};

/** A category must not lie below itself. */
export const checkCategory: Check = async (_host, tx, { id, before, after }) => {
  // Its page, which menus and articles lead to, stands at its address.
  if (before && after && before.access !== after.access) return { access: texts.fixedAddress };
  const parent = after?.parent_id;
  await takeTreeTurn(tx);
  if (id === undefined || typeof parent !== 'number') return {};
  const { rows } = await tx.execute(sql`
    with recursive above (id) as (
      select ${parent}::int union
      select c.parent_id from categories c join above a on c.id = a.id where c.parent_id is not null
    ) select 1 from above where id = ${id}`);
  const problems: Record<string, string> = rows.length > 0 ? { parent_id: texts.ring } : {};
  return problems;
};
