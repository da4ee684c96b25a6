import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, Suspense } from 'react';
import { Link } from 'wouter';
import type { ToldEntity, ToldField, ToldList } from '#features/office/contract';
import { traitsOf } from '#fields/traits';
import { categoryTexts } from '#kernel/messages/nl-categories';
import { officeTexts } from '#kernel/messages/nl-office';
import { hoursTexts } from '#kernel/messages/nl-office-hours';
import { questionsTexts } from '#kernel/messages/nl-office-questions';
import { submissionTexts } from '#kernel/messages/nl-submissions';
import { ButtonLink } from '#ui/button.view';
import { call } from '../calls';
import { Failed } from '../failed';
import { NoPage } from '../no-page';
import { PlannedMark } from '../plan/planned-mark';
import { ScrollArea } from '../scroll-area';
import { SearchBox } from '../search-box';
import { useEntity, useStart } from '../start';
import { useTitle } from '../use-title';
import { BULK, Bulk } from './bulk';
import { isChangeable, isNumber, NumberCell } from './cell';
import { Columns } from './columns';
import { Filters } from './filters';
import styles from './list.module.css';
import {
  callQuery,
  type ListQuery,
  listedQuery,
  PAGE,
  useListQuery,
  writeQuery,
} from './list-query';
import { useSelection } from './selection';
import { Views } from './views';

const Files = lazy(() => import('./files'));

const texts = officeTexts.list;

export function ListPage({ access }: { access: string }) {
  const entity = useEntity(access);
  return entity ? <List entity={entity} /> : <NoPage />;
}

/** Whether hours of many of its rows can be set at once. */
const hasHours = ({ fields }: ToldEntity): boolean =>
  fields.some((one) => traitsOf(one).isSpecialHours && one.mayWrite);

/** The rows of an entity: searched, filtered, sorted. */
function List({ entity }: { entity: ToldEntity }) {
  const { query, change } = useListQuery(entity);
  const { special } = useStart().member;
  const asked = callQuery(query);
  const list = useQuery({
    queryKey: ['rows', entity.access, asked],
    queryFn: ({ signal }) => call<ToldList>('GET', `rows/${entity.access}?${asked}`, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  const listed = listedQuery(query);
  const choice = useSelection(listed);
  const isFiltered = query.search !== '' || Object.keys(query.filters).length > 0;
  useTitle(entity.label.many);
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{entity.label.many}</h1>
        <p className={styles.count} role="status">
          {data && texts.count(data.total, entity.noun)}
        </p>
        {entity.may.change && hasHours(entity) && (
          <Link href={`/${entity.access}/tijden`}>{hoursTexts.link}</Link>
        )}
        {entity.name === 'Category' && <Link href="/category/boom">{categoryTexts.asTree}</Link>}
        {entity.name === 'Faq' && <Link href="/faq/samen">{questionsTexts.link}</Link>}
        {entity.name === 'Form' && special.includes('submissions') && (
          <Link href="/inzendingen">{submissionTexts.title}</Link>
        )}
        {entity.may.create && (
          <ButtonLink href={`/admin/${entity.access}/nieuw`} className={styles.create}>
            {texts.create(entity.label.one)}
          </ButtonLink>
        )}
      </div>
      <Views entity={entity} query={writeQuery({ ...query, page: 1 }, entity)} />
      <div className={styles.tools}>
        <SearchBox
          label={texts.searchIn(entity.label.many)}
          value={query.search}
          onSearch={(search) => change({ search }, { replace: true })}
        />
        <Filters entity={entity} query={query} change={change} />
        <Columns
          entity={entity}
          columns={query.columns}
          change={(columns) => change({ columns, page: query.page }, { replace: true })}
        />
        <Suspense fallback={null}>
          <Files entity={entity} list={listed} />
        </Suspense>
      </div>
      {list.error && <Failed error={list.error} again={() => list.refetch()} />}
      {data && data.rows.length > 0 && (
        <Rows entity={entity} query={query} list={data} change={change} choice={choice} />
      )}
      {data?.rows.length === 0 && (
        <div className={styles.none}>
          <p>{isFiltered ? texts.none(entity.noun.many) : texts.noneYet(entity.noun.many)}</p>
          {isFiltered && (
            <button
              type="button"
              className={styles.plain}
              onClick={() => change({ search: '', filters: {} })}
            >
              {texts.clear}
            </button>
          )}
        </div>
      )}
      {data && entity.may.change && (
        <Bulk {...choice} entity={entity} total={data.total} list={listed} />
      )}
      {data && <Pages query={query} total={data.total} change={change} />}
    </>
  );
}

type RowsProps = {
  entity: ToldEntity;
  query: ListQuery;
  list: ToldList;
  change: (more: Partial<ListQuery>) => void;
  choice: ReturnType<typeof useSelection>;
};

/** Enter, which does nothing else on a tick, goes to what can be done with those that are on. */
const toBulk = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  document.querySelector<HTMLElement>(`#${BULK} button`)?.focus();
};

function Rows({ entity, query, list, change, choice }: RowsProps) {
  const { selection, toggle } = choice;
  const ids = list.rows.map(({ id }) => id);
  const isOn = (id: number) => selection.all || selection.ids.has(id);
  const columns = query.columns.flatMap(
    (name) => entity.fields.find((field) => field.name === name) ?? [],
  );
  return (
    <ScrollArea label={entity.label.many}>
      <table className={styles.table}>
        <caption className="visually-hidden">{entity.label.many}</caption>
        <thead>
          <tr>
            {entity.may.change && (
              <td className={styles.tick}>
                <input
                  type="checkbox"
                  aria-label={officeTexts.bulk.selectPage}
                  checked={ids.every(isOn)}
                  onChange={({ target }) => toggle(ids, target.checked)}
                  onKeyDown={toBulk}
                />
              </td>
            )}
            {columns.map((field) => (
              <Head key={field.name} field={field} sort={query.sort} change={change} />
            ))}
          </tr>
        </thead>
        <tbody>
          {list.rows.map((row) => (
            <tr key={row.id} className={isOn(row.id) ? styles.chosen : undefined}>
              {entity.may.change && (
                <td className={styles.tick}>
                  <input
                    type="checkbox"
                    aria-label={officeTexts.bulk.selectRow(row.title)}
                    checked={isOn(row.id)}
                    onChange={({ target }) => toggle([row.id], target.checked)}
                    onKeyDown={toBulk}
                  />
                </td>
              )}
              {columns.map((field, at) => (
                <td key={field.name} className={isNumber(field) ? styles.number : undefined}>
                  {at === 0 ? (
                    <>
                      <Link className={styles.name} href={`/${entity.access}/${row.id}`}>
                        {row.told[field.name] || row.title}
                      </Link>
                      <PlannedMark planned={row.planned} />
                    </>
                  ) : isChangeable(entity, field) ? (
                    <NumberCell entity={entity} row={row} field={field} />
                  ) : (
                    <Told field={field} text={row.told[field.name] ?? ''} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** What a cell says; a state is a mark. */
function Told({ field, text }: { field: ToldField; text: string }) {
  if (field.name !== 'state') return <>{text}</>;
  return <span className={text === 'Online' ? styles.online : styles.state}>{text}</span>;
}

type HeadProps = { field: ToldField; sort: string; change: RowsProps['change'] };

function Head({ field, sort, change }: HeadProps) {
  const { name, label } = field;
  const isDown = sort === `-${name}`;
  const sorted = sort === name ? 'ascending' : isDown ? 'descending' : undefined;
  return (
    <th scope="col" aria-sort={sorted} className={isNumber(field) ? styles.number : undefined}>
      {field.sorts ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => change({ sort: sort === name ? `-${name}` : name })}
        >
          {label}
          <span aria-hidden="true" className={styles.arrow}>
            {sorted === 'ascending' ? '↑' : sorted === 'descending' ? '↓' : ''}
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  );
}

type PagesProps = { query: ListQuery; total: number; change: RowsProps['change'] };

function Pages({ query: { page }, total, change }: PagesProps) {
  const first = (page - 1) * PAGE + 1;
  const last = Math.min(total, page * PAGE);
  if (total <= PAGE && page === 1) return null;
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      <button
        type="button"
        className={styles.step}
        disabled={page === 1}
        onClick={() => change({ page: page - 1 })}
      >
        {texts.previous}
      </button>
      <span>{texts.place(first, last, total)}</span>
      <button
        type="button"
        className={styles.step}
        disabled={last >= total}
        onClick={() => change({ page: page + 1 })}
      >
        {texts.next}
      </button>
    </nav>
  );
}
