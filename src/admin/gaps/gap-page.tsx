import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { ToldGapList } from '#features/gaps/contract';
import type { ToldEntity } from '#features/office/contract';
import { catalogLimits as limits } from '#kernel/limits-catalog';
import { gapTexts as texts } from '#kernel/messages/nl-gaps';
import { officeTexts } from '#kernel/messages/nl-office';
import { gapField, isProductGap, type ProductGap } from '#kernel/values/product-gaps';
import { Button } from '#ui/button.view';
import { call } from '../calls';
import controls from '../controls.module.css';
import { Failed } from '../failed';
import form from '../form/form.module.css';
import { Leaf } from '../leaf';
import { isForMany } from '../list/for-many';
import list from '../list/list.module.css';
import { useSelection } from '../list/selection';
import missing from '../missing/missing.module.css';
import { NoPage } from '../no-page';
import { SearchBox } from '../search-box';
import { useEntity } from '../start';
import { useParams } from '../use-params';
import { useTitle } from '../use-title';
import { GapRows } from './gap-rows';
import styles from './gaps.module.css';

const Change = lazy(() => import('../list/change'));
const MendDialog = lazy(() => import('./mend-dialog'));

/** The articles that lack one thing, mended one by one or many at once. */
export default function GapPage({ gap }: { gap: string }) {
  const entity = useEntity('product');
  return entity && isProductGap(gap) ? <Lacking gap={gap} entity={entity} /> : <NoPage />;
}

function Lacking({ gap, entity }: { gap: ProductGap; entity: ToldEntity }) {
  useTitle(texts.titles[gap]);
  const client = useQueryClient();
  const { search, get, set, start } = useParams(`/ontbreekt/${gap}`);
  const title = useRef<HTMLHeadingElement>(null);
  const [mended, setMended] = useState<number>();
  const [isMany, setMany] = useState(false);
  const { selection, toggle, clear } = useSelection(search);
  const query = useQuery({
    queryKey: ['gaps', gap, search],
    queryFn: ({ signal }) => call<ToldGapList>('GET', `gaps/${gap}?${search}`, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data, error, refetch } = query;
  const field = entity.fields.find(({ name }) => name === gapField[gap]);
  const hasMany = field !== undefined && isForMany(field);
  const rows = data?.rows ?? [];
  const again = () => client.invalidateQueries({ queryKey: ['gaps'] });
  const goesToTitle = useRef(false);
  // Once the dialog is gone, which gives the focus back to a line that is gone by now.
  useEffect(() => {
    if (mended !== undefined || isMany || !goesToTitle.current) return;
    goesToTitle.current = false;
    title.current?.focus();
  }, [mended, isMany]);
  /** Shows what is left. `next`: which article is mended now. */
  const done = async (next: number | undefined) => {
    goesToTitle.current = next === undefined;
    setMended(next);
    await again();
  };
  /** Nothing was saved: on with the line that it was about. */
  const leave = () => {
    const line = document.querySelector<HTMLElement>(`[data-mend="${mended}"]`);
    setMended(undefined);
    // The dialog gives the focus back to where it was opened, which may be gone.
    requestAnimationFrame(() => (line ?? title.current)?.focus());
  };
  const last = start + rows.length;
  return (
    <>
      <div className={form.head}>
        <Link href="/ontbreekt" className={form.back}>
          {texts.back}
        </Link>
      </div>
      <div className={list.head}>
        <h1 ref={title} tabIndex={-1} className={list.title}>
          {texts.titles[gap]}
        </h1>
        <p className={list.count} role="status">
          {data && texts.count(data.total)}
        </p>
      </div>
      <p className={missing.lead}>{texts.whys[gap]}</p>
      {data && data.brands.length > 0 && <Brands brands={data.brands} />}
      <div className={list.tools}>
        <SearchBox label={texts.search} value={get('q')} onSearch={(text) => set('q', text)} />
        <label>
          <span className="visually-hidden">{texts.which}</span>
          <select
            className={controls.control}
            value={get('alle')}
            onChange={({ target }) => set('alle', target.value)}
          >
            <option value="">{texts.onlineOnly}</option>
            <option value="1">{texts.all}</option>
          </select>
        </label>
      </div>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && rows.length === 0 && (
        <p className={list.none}>{get('q') === '' ? texts.none : texts.noneFound}</p>
      )}
      {rows.length > 0 && (
        <GapRows
          {...{ gap, rows }}
          choice={hasMany ? { ids: selection.ids, toggle } : undefined}
          mend={setMended}
        />
      )}
      {selection.ids.size > 0 && (
        <section className={list.bulk} aria-label={officeTexts.bulk.selected(selection.ids.size)}>
          <p role="status">{officeTexts.bulk.selected(selection.ids.size)}</p>
          <Button type="button" kind="secondary" onClick={() => setMany(true)}>
            {texts.many}
          </Button>
          <button type="button" className={list.plain} onClick={clear}>
            {officeTexts.bulk.none}
          </button>
        </section>
      )}
      {data && (
        <Leaf
          {...{ start, page: limits.gapRows, hasMore: last < data.total, label: texts.pages }}
          previous={texts.previous}
          place={texts.place(Math.min(start + 1, data.total), last, data.total)}
          next={texts.next}
          go={(to) => set('start', to)}
        />
      )}
      <Suspense fallback={null}>
        {isMany && (
          <Change
            {...{ entity, count: selection.ids.size, only: gapField[gap] }}
            which={{ ids: [...selection.ids] }}
            close={async () => {
              setMany(false);
              clear();
              await done(undefined);
            }}
          />
        )}
        {mended !== undefined && field && (
          <MendDialog
            key={mended}
            {...{ gap, entity, field, id: mended }}
            next={rows[rows.findIndex(({ id }) => id === mended) + 1]?.id}
            done={done}
            close={leave}
          />
        )}
      </Suspense>
    </>
  );
}

/** Brands of which it is filled in once for all their articles. */
function Brands({ brands }: Pick<ToldGapList, 'brands'>) {
  return (
    <section className={styles.brands} aria-labelledby="gap-brands">
      <h2 id="gap-brands" className={form.label}>
        {texts.brands}
      </h2>
      <p className={form.help}>{texts.brandsText}</p>
      <ul>
        {brands.map(({ id, title, count }) => (
          <li key={id}>
            <Link href={`/brand/${id}#field-maker`}>{texts.brandOf(title, count)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
