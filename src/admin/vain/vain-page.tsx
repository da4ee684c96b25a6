import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ToldSize, ToldTerm, ToldVain } from '#features/vain/contract';
import { searchedLimits as limits } from '#kernel/limits-searched';
import { officeTexts } from '#kernel/messages/nl-office';
import { vainTexts as texts } from '#kernel/messages/nl-vain';
import { formatDay } from '#kernel/values/dutch-dates';
import { call } from '../calls';
import controls from '../controls.module.css';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import missing from '../missing/missing.module.css';
import { NoPage } from '../no-page';
import orders from '../orders/orders.module.css';
import { ScrollArea } from '../scroll-area';
import { useEntity } from '../start';
import today from '../today/today.module.css';
import { useParams } from '../use-params';
import { useTitle } from '../use-title';

/** What visitors looked for and didn't find. */
export default function VainPage() {
  return useEntity('redirect') ? <Vain /> : <NoPage />;
}

function Vain() {
  useTitle(texts.title);
  const { get, set } = useParams('/tevergeefs-gezocht');
  const days = limits.periods.find((one) => String(one) === get('dagen')) ?? limits.periods[0];
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['vain', days],
    queryFn: ({ signal }) => call<ToldVain>('GET', `vain?dagen=${days}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <>
      <div className={list.head}>
        <h1 className={list.title}>{texts.title}</h1>
        <Link href="/niet-gevonden" className={missing.all}>
          {texts.missing}
        </Link>
      </div>
      <p className={missing.lead}>{texts.lead(limits.least)}</p>
      <div className={orders.acts}>
        <label className={today.period}>
          <span className="visually-hidden">{texts.period}</span>
          <select
            className={controls.control}
            value={days}
            onChange={({ target }) =>
              set('dagen', target.value === String(limits.periods[0]) ? '' : target.value)
            }
          >
            {limits.periods.map((one) => (
              <option key={one} value={one}>
                {texts.periods(one)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      <p role="status" className="visually-hidden">
        {data && !isPlaceholderData && texts.found(days, data.site.length, data.stores.length)}
      </p>
      {data && (
        <>
          <Part title={texts.site} text={texts.help} isEmpty={data.site.length === 0}>
            <Terms label={texts.site} terms={data.site} />
          </Part>
          <Part title={texts.stores} text={texts.storesText} isEmpty={data.stores.length === 0}>
            <Terms label={texts.stores} terms={data.stores} ofStores />
          </Part>
          <Part title={texts.sizes} text={texts.sizesText} isEmpty={data.sizes.length === 0}>
            <Sizes sizes={data.sizes} />
          </Part>
        </>
      )}
    </>
  );
}

type PartProps = { title: string; text: string; isEmpty: boolean; children: ReactNode };

function Part({ title, text, isEmpty, children }: PartProps) {
  return (
    <section>
      <h2 className={today.title}>{title}</h2>
      <p className={missing.lead}>{text}</p>
      {isEmpty ? <p>{texts.none}</p> : <ScrollArea label={title}>{children}</ScrollArea>}
    </section>
  );
}

type TermsProps = { label: string; terms: readonly ToldTerm[]; ofStores?: boolean };

function Terms({ label, terms, ofStores = false }: TermsProps) {
  return (
    <table className={`${list.table} ${missing.table}`}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.term}</th>
          <th scope="col">{texts.count}</th>
          <th scope="col">{texts.last}</th>
          {!ofStores && (
            <th scope="col">
              <span className="visually-hidden">{texts.look}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {terms.map(({ term, count, lastDay }) => (
          <tr key={term}>
            <th scope="row" className={missing.path}>
              {term}
            </th>
            <td>{count}</td>
            <td className={missing.when}>{formatDay(lastDay)}</td>
            {!ofStores && (
              <td>
                <Link
                  href={`/product?q=${encodeURIComponent(term)}`}
                  className={list.name}
                  aria-label={texts.lookFor(term)}
                >
                  {texts.look}
                </Link>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sizes({ sizes }: { sizes: readonly ToldSize[] }) {
  return (
    <table className={`${list.table} ${missing.table}`}>
      <caption className="visually-hidden">{texts.sizes}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.product}</th>
          <th scope="col">{texts.size}</th>
          <th scope="col">{texts.count}</th>
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ productId, title, size, count }) => (
          <tr key={`${productId} ${size}`}>
            <th scope="row" className={missing.path}>
              <Link href={`/product/${productId}`} className={list.name}>
                {title}
              </Link>
            </th>
            <td>{size}</td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
