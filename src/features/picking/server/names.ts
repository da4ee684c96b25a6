import type { PictureRef } from '#kernel/define/entity';
import { nameChoice } from '#kernel/values/choice-name';
import type { Article } from './articles';

/** How an article is told, also one that the catalogue has no more. */
export const tellArticle = (
  variantId: number,
  article: Article | undefined,
): {
  variantId: number;
  title: string;
  choice: string;
  sku: string;
  gtin: string;
  picture?: PictureRef;
} => ({
  variantId,
  title: article?.title ?? `Artikel ${variantId}`,
  choice: article ? nameChoice(article) : '',
  ...{ sku: article?.sku ?? '', gtin: article?.gtin ?? '' },
  ...(article?.picture && { picture: article.picture }),
});

/** 'Trui Terschelling, Rood, maat M' */
export const nameOfArticle = (variantId: number, article: Article | undefined): string => {
  const { title, choice } = tellArticle(variantId, article);
  return choice ? `${title}, ${choice}` : title;
};
