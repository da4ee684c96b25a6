import type { ReactNode } from 'react';
import { priceTexts as texts } from '#kernel/messages/nl-prices';
import list from '../list/list.module.css';
import { ScrollArea } from '../scroll-area';

type PriceRow = {
  key: string;
  article: ReactNode;
  from: string;
  to: ReactNode;
  /** The earlier price that is shown; of a table that tells it in all rows. */
  van?: string;
};

/** Prices of articles, each from what to what. */
export function PriceTable({ label, rows }: { label: string; rows: readonly PriceRow[] }) {
  const tellsVan = rows.some(({ van }) => van !== undefined);
  const heads = [texts.old, texts.new, ...(tellsVan ? [texts.van] : [])];
  return (
    <ScrollArea label={label}>
      <table className={list.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.article}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className={list.number}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, article, from, to, van }) => (
            <tr key={key}>
              <th scope="row">{article}</th>
              <td className={list.number}>{from}</td>
              <td className={list.number}>{to}</td>
              {tellsVan && <td className={list.number}>{van}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
