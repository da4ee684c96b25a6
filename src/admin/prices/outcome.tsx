import type { ToldPricePreview } from '#features/pricing/contract';
import { priceTexts as texts } from '#kernel/messages/nl-prices';
import { formatEuro } from '#kernel/values/money';
import list from '../list/list.module.css';
import { PriceTable } from './price-table';

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
        <PriceTable
          label={texts.outcome}
          rows={lines.map(({ productId, title, what, from, to, own, van }) => ({
            key: `${productId} ${what}`,
            article: (
              <>
                {title}
                {what && `, ${what}`}
                {own > 0 && <> ({texts.own(own)})</>}
              </>
            ),
            from: formatEuro(from),
            to: <strong>{formatEuro(to)}</strong>,
            van: van === null ? texts.noVan : formatEuro(van),
          }))}
        />
      )}
      {changed > articles && <p>{texts.more(changed - articles)}</p>}
    </div>
  );
}
