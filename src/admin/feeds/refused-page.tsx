import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ToldRefused } from '#features/feeds/contract';
import { feedLimits as limits } from '#kernel/limits-feeds';
import { feedTexts as texts } from '#kernel/messages/nl-feeds';
import { officeTexts } from '#kernel/messages/nl-office';
import { type FeedProblem, isFeedProblem } from '#kernel/values/feed-rules';
import type { ProductGap } from '#kernel/values/product-gaps';
import { call } from '../calls';
import { Failed } from '../failed';
import form from '../form/form.module.css';
import gaps from '../gaps/gaps.module.css';
import { Leaf } from '../leaf';
import list from '../list/list.module.css';
import missing from '../missing/missing.module.css';
import { NoPage } from '../no-page';
import { useEntity } from '../start';
import { useParams } from '../use-params';
import { useTitle } from '../use-title';

/** Where each is mended: in the grid of variants, or in a field of the article. */
const mendedIn: Readonly<Record<FeedProblem, string>> = {
  nothing: '/varianten',
  price: '/varianten',
  picture: '#field-pictures',
  brand: '#field-brand_id',
  gtin: '/varianten',
  number: '/varianten',
  title: '#field-title',
  description: '#field-description',
  descriptionLong: '#field-description',
};

/** What is in a list of articles that lack something too, where they are mended one after the other. */
const gapOf: Partial<Record<FeedProblem, ProductGap>> = {
  price: 'price',
  picture: 'picture',
  description: 'description',
  number: 'gtin',
};

/** The articles that Google refuses for one reason. */
export default function RefusedPage({ problem }: { problem: string }) {
  const entity = useEntity('product');
  return entity && isFeedProblem(problem) ? (
    <List problem={problem} mayChange={entity.may.change} />
  ) : (
    <NoPage />
  );
}

function List({ problem, mayChange }: { problem: FeedProblem; mayChange: boolean }) {
  useTitle(texts.problems[problem]);
  const { search, set, start } = useParams(`/feeds/${problem}`);
  const { data, error, refetch } = useQuery({
    queryKey: ['feeds', problem, search],
    queryFn: ({ signal }) =>
      call<ToldRefused>('GET', `feeds/refused/${problem}?${search}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const rows = data?.rows ?? [];
  const total = data?.total ?? 0;
  const last = start + rows.length;
  const gap = mayChange ? gapOf[problem] : undefined;
  return (
    <>
      <div className={form.head}>
        <Link href="/feeds" className={form.back}>
          {texts.back}
        </Link>
      </div>
      <div className={list.head}>
        <h1 className={list.title}>{texts.problems[problem]}</h1>
        <p className={list.count} role="status">
          {data && texts.count(total)}
        </p>
      </div>
      <p className={missing.lead}>
        {texts.whys[problem]} {texts.later}
      </p>
      {gap && rows.length > 0 && (
        <p>
          <Link href={`/ontbreekt/${gap}`} className={gaps.mend}>
            {texts.inTurn}
          </Link>
        </p>
      )}
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && rows.length === 0 && <p className={list.none}>{texts.none}</p>}
      {rows.length > 0 && (
        <div className={list.scroll}>
          <table className={`${list.table} ${missing.table} ${gaps.rows}`}>
            <caption className="visually-hidden">{texts.problems[problem]}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.article}</th>
                <th scope="col">{texts.brand}</th>
                <th scope="col">
                  <span className="visually-hidden">{texts.mend}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, title, brand }) => (
                <tr key={id}>
                  <th scope="row" className={missing.path}>
                    {title}
                  </th>
                  <td data-label={texts.brand}>{brand}</td>
                  <td>
                    <Link
                      className={gaps.mend}
                      href={`/product/${id}${mendedIn[problem]}`}
                      aria-label={texts.mendOf(title)}
                    >
                      {texts.mend}
                    </Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && (
        <Leaf
          {...{ start, page: limits.rows, hasMore: last < total, label: texts.pages }}
          previous={texts.previous}
          place={texts.place(Math.min(start + 1, total), last, total)}
          next={texts.next}
          go={(to) => set('start', to)}
        />
      )}
    </>
  );
}
