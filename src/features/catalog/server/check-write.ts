import { sql } from 'drizzle-orm';
import type { Check } from '#features/entities/api.server';
import { productTexts as texts } from '#kernel/messages/nl-entities';
import { formatComposition, parseComposition } from '#kernel/values/composition';
import { isEmail } from '#kernel/values/email';
import type { Maker, Operator } from '#kernel/values/product-safety';
import { choiceOf, type VariantValue } from './parts';

type Product = {
  price_cents: number;
  van_price_cents: number | null;
  vat_rate: number;
  kind: 'goods' | 'giftcard';
  composition: string;
  maker: Maker | null;
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

/** What is wrong with a product beyond what each field says of itself. */
export const checkProduct: Check = (_host, _tx, { after }) => {
  if (after === null) return {};
  const product = after as Product;
  const { price_cents, van_price_cents, composition, maker, variants } = product;
  const isVanLow = van_price_cents !== null && van_price_cents <= price_cents;
  const found = {
    van_price_cents: isVanLow ? texts.vanPrice : undefined,
    vat_rate: vatProblem(product),
    composition: compositionProblem(composition),
    maker: makerProblem(maker),
    variants: variantsProblem(variants),
  };
  return Object.fromEntries(
    Object.entries(found).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
};

/** A category must not lie below itself. */
export const checkCategory: Check = async (_host, tx, { id, after }) => {
  const parent = after?.parent_id;
  if (id === undefined || typeof parent !== 'number') return {};
  const { rows } = await tx.execute(sql`
    with recursive above (id) as (
      select ${parent}::int union
      select c.parent_id from categories c join above a on c.id = a.id where c.parent_id is not null
    ) select 1 from above where id = ${id}`);
  const problems: Record<string, string> = rows.length > 0 ? { parent_id: texts.ring } : {};
  return problems;
};
