import type { SalePeriod } from '#features/pricing/api.server';
import { type FeedProblem, problemsOf } from '#kernel/values/feed-rules';
import { textOf } from '#platform/sanitize/sanitize';
import type { ReadArticle, ReadVariant } from './read-articles';

/** A variant as it is for sale, and why Google would refuse it. */
export type Offered = {
  variant: ReadVariant;
  title: string;
  priceCents: number;
  /** The earlier price, as its page shows it struck through. */
  vanCents: number | undefined;
  /** For how long it is asked, where that is known. */
  period: SalePeriod | undefined;
  /** Keys, the first of its own colour first. */
  pictures: readonly string[];
  problems: readonly FeedProblem[];
};

export type Offer = {
  article: ReadArticle;
  description: string;
  variants: readonly Offered[];
};

/** As the article's page calls it, for search engines too. */
const titleOf = ({ title, variants }: ReadArticle, { color, size }: ReadVariant): string =>
  variants.length < 2 ? title : [title, color, size].filter(Boolean).join(', ');

const picturesOf = ({ pictures }: ReadArticle, { colorId }: ReadVariant): string[] => {
  const first = pictures.find((one) => one.colorId === colorId) ?? pictures[0];
  const others = pictures.filter(
    (one) => one !== first && (one.colorId === colorId || one.colorId === null),
  );
  return [...(first ? [first] : []), ...others].map(({ key }) => key);
};

/** What Google is told of an article, and what it would refuse of that. `periods`: of all articles. */
export const resolveOffer = (article: ReadArticle, periods: readonly SalePeriod[] = []): Offer => {
  const description = textOf(article.description) || article.intro.trim();
  const own = periods.filter(({ productId }) => productId === article.id);
  const variants = article.variants.map((variant): Offered => {
    const title = titleOf(article, variant);
    const priceCents = variant.price ?? article.price;
    const prior = article.wished ? (variant.prior ?? undefined) : undefined;
    // Beside a price that isn't lower it says nothing: Google refuses a sale that is none.
    const vanCents = prior !== undefined && prior > priceCents ? prior : undefined;
    const ofIt = variant.price === null ? 0 : variant.id;
    const period = own.find((one) => one.variantId === ofIt && one.priceCents === priceCents);
    const pictures = picturesOf(article, variant);
    const problems = problemsOf({
      ...{ title, description, priceCents, hasPicture: pictures.length > 0 },
      ...{ brand: article.brand ?? '', gtin: variant.gtin ?? '', sku: variant.sku ?? '' },
    });
    return { variant, title, priceCents, vanCents, period, pictures, problems };
  });
  return { article, description, variants };
};

/** All that is wrong with an article or some variant of it. */
export const allProblems = ({ variants }: Offer): FeedProblem[] =>
  variants.length === 0 ? ['nothing'] : [...new Set(variants.flatMap(({ problems }) => problems))];

/** What Google takes of it. */
export const takenOf = ({ variants }: Offer): Offered[] =>
  variants.filter(({ problems }) => problems.length === 0);
