import type { ToldPricePreview } from '#features/pricing/contract';
import { priceTexts as texts } from '#kernel/messages/nl-prices';
import { formatEuro } from '#kernel/values/money';
import list from '../list/list.module.css';
import { ScrollArea } from '../scroll-area';

/** What prices become, before they do: each from what to what, with the earlier price that will be shown. */
export function Outcome({ preview }: { preview: ToldPricePreview }) {
  const { changed, unchanged, withVan, lines, refused, refusedCount } = preview;
  const told = [
    changed > 0 ? texts.changes(changed) : undefined,
    withVan > 0 ? texts.withVan(withVan) : undefined,
    unchanged > 0 ? texts.same(unchanged) : undefined,
  ].filter(Boolean);
  const articles = new Set(lines.map(({ productId }) => productId)).size;
  return (
    <div className={list.report}>
      <p role="status">
        <strong>{changed === 0 ? texts.nothing : `${told.join(', ')}.`}</strong>
      </p>
      {refusedCount > 0 && (
        <>
          <p className={list.bad}>{texts.refused(refusedCount)}:</p>
          <ul className={list.plans}>
            {refused.slice(0, 20).map(({ title, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two articles may have one name
              <li key={at}>
                <strong>{title}</strong> {reason}
              </li>
            ))}
            {refusedCount > 20 && <li>{texts.more(refusedCount - 20)}</li>}
          </ul>
        </>
      )}
      {lines.length > 0 && (
        <ScrollArea label={texts.outcome}>
          <table className={list.table}>
            <caption className="visually-hidden">{texts.outcome}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.article}</th>
                <th scope="col" className={list.number}>
                  {texts.old}
                </th>
                <th scope="col" className={list.number}>
                  {texts.new}
                </th>
                <th scope="col" className={list.number}>
                  {texts.van}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ productId, title, what, from, to, own, van }) => (
                <tr key={`${productId} ${what}`}>
                  <th scope="row">
                    {title}
                    {what && `, ${what}`}
                    {own > 0 && <> ({texts.own(own)})</>}
                  </th>
                  <td className={list.number}>{formatEuro(from)}</td>
                  <td className={list.number}>
                    <strong>{formatEuro(to)}</strong>
                  </td>
                  <td className={list.number}>{van === null ? texts.noVan : formatEuro(van)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
      {changed > articles && <p>{texts.more(changed - articles)}</p>}
    </div>
  );
}
