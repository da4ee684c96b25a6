import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ToldArticle, ToldArticles, ToldVariant } from '#features/telephone/contract';
import { telephoneTexts } from '#kernel/messages/nl-telephone';
import { formatEuro } from '#kernel/values/money';
import { call } from '../calls';
import { Failed } from '../failed';
import orders from '../orders/orders.module.css';
import { nameOf } from '../orders/pieces-choice';
import { SearchBox } from '../search-box';
import styles from './telephone.module.css';

const texts = telephoneTexts.articles;

type Props = { add: (variantId: number, name: string) => void };

/** Articles that are looked for on the telephone: each size and colour with what there is, and what it costs. */
export function FindArticles({ add }: Props) {
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['telephone', 'articles', search],
    queryFn: ({ signal }) =>
      call<ToldArticles>('GET', `telephone/articles?q=${encodeURIComponent(search)}`, { signal }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });
  const found = search.length > 1 ? data : undefined;
  const count = found?.articles.length ?? 0;
  return (
    <div className={styles.find}>
      <SearchBox label={texts.search} value={search} onSearch={setSearch} isField />
      <p role="status" className={orders.soft}>
        {found && count === 0 && texts.none}
        {found && count > 0 && (found.hasMore ? texts.foundMost : texts.found)(count)}
      </p>
      {error && <Failed error={error} again={refetch} />}
      {found && count > 0 && (
        <ul className={styles.articles}>
          {found.articles.map((article) => (
            <Article key={article.productId} {...{ article, add }} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Article({ article, add }: { article: ToldArticle } & Props) {
  return (
    <li>
      <h3>{article.title}</h3>
      <ul className={styles.variants}>
        {article.variants.map((variant) => (
          <Variant key={variant.variantId} {...{ variant, add }} title={article.title} />
        ))}
      </ul>
    </li>
  );
}

function Variant({ variant, title, add }: { variant: ToldVariant; title: string } & Props) {
  const { variantId, choice, sku, pieces, unitCents, isMatch, isSeat } = variant;
  const name = nameOf({ title, choice });
  const stockId = useId();
  return (
    <li className={isMatch ? `${styles.variant} ${styles.match}` : styles.variant}>
      <span>
        {choice !== '' && <span className={styles.choice}>{choice}</span>}
        <span className={orders.soft} id={stockId}>
          {[isMatch && texts.exact, sku, (isSeat ? texts.seats : texts.stock)(pieces)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={styles.money}>{formatEuro(unitCents)}</span>
      <button
        type="button"
        className={orders.act}
        aria-disabled={pieces === 0 || undefined}
        // Why it does nothing is read with it.
        aria-describedby={pieces === 0 ? stockId : undefined}
        onClick={() => pieces > 0 && add(variantId, name)}
      >
        {texts.add}
        <span className="visually-hidden"> {name}</span>
      </button>
    </li>
  );
}
