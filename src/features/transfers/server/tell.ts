import { choiceOf, findArticles } from '#features/counter/api.server';
import { counterTexts } from '#kernel/messages/nl-counter';
import { transferTexts as texts } from '#kernel/messages/nl-transfers';
import { formatWeekdayMoment } from '#kernel/values/weekday-moment';
import type { Db } from '#platform/db/types';
import { transferNumber, transferPath } from '../contract';
import type { ToldLine, ToldTransfer } from '../site/shapes';
import type { Summed, Transfer, TransferLine } from './read';

/** How articles are called on a transfer, by variant. */
export const namesOf = async (db: Db, variantIds: readonly number[]) => {
  const articles = await findArticles(db, variantIds);
  return (variantId: number) => {
    const article = articles.get(variantId);
    const { sku = '', gtin = '' } = { sku: article?.sku ?? '', gtin: article?.gtin ?? '' };
    return {
      name: article ? [article.title, choiceOf(article)].filter(Boolean).join(', ') : '',
      numbers: [sku && counterTexts.sku(sku), gtin && counterTexts.gtin(gtin)]
        .filter(Boolean)
        .join(' · '),
      sku,
    };
  };
};

/** Lines as they are told, those that were sent before what came besides. */
export const tellLines = async (db: Db, lines: readonly TransferLine[]): Promise<ToldLine[]> => {
  const nameOf = await namesOf(
    db,
    lines.map(({ variantId }) => variantId),
  );
  return lines
    .map(({ variantId, sent, received, note }) => ({
      ...{ variantId, sent, note, ...nameOf(variantId) },
      ...(received !== null && { received }),
    }))
    .sort(
      (one, other) =>
        Number(one.sent === 0) - Number(other.sent === 0) ||
        one.name.localeCompare(other.name, 'nl'),
    );
};

/** What happened to a transfer, the last first. */
export const storyOf = (one: Transfer): string[] =>
  [
    one.receivedAt && texts.receivedBy(one.receivedBy ?? '', formatWeekdayMoment(one.receivedAt)),
    one.sentAt && texts.sentBy(one.sentBy ?? '', formatWeekdayMoment(one.sentAt)),
    texts.made(one.createdBy, formatWeekdayMoment(one.createdAt)),
  ].filter((text) => text !== null);

/** A transfer in the list of a place. */
export const tellTransfer = (
  one: Summed,
  { placeId, base, titles }: { placeId: number; base: string; titles: ReadonlyMap<number, string> },
): ToldTransfer => ({
  id: one.id,
  href: transferPath.one(base, one.id),
  number: transferNumber(one.id),
  where:
    one.fromId === placeId
      ? texts.to(titles.get(one.toId) ?? '')
      : texts.from(titles.get(one.fromId) ?? ''),
  what: `${texts.pieces(one.pieces)}, ${texts.articles(one.articles)}`,
  who: storyOf(one)[0] ?? '',
});
