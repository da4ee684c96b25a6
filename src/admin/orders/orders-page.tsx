import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ToldOrders, usualSort } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { officeTexts } from '#kernel/messages/nl-office';
import { orderTexts } from '#kernel/messages/nl-orders';
import { telephoneTexts } from '#kernel/messages/nl-telephone';
import { ButtonLink } from '#ui/button.view';
import { call } from '../calls';
import { Failed } from '../failed';
import { Leaf } from '../leaf';
import list from '../list/list.module.css';
import { ForRight } from '../refused';
import { SearchBox } from '../search-box';
import { useParams } from '../use-params';
import { useScreen } from '../use-screen';
import { useTitle } from '../use-title';
import styles from './orders.module.css';
import { OrdersTable } from './orders-table';
import { TodoTabs } from './todo-tabs';

const texts = customerTexts.orders;

/** As many as the server tells at once. */
const PAGE = 50;

/** Orders, the newest first unless they are sorted otherwise. Its address says what is looked for. */
export default function OrdersPage() {
  return (
    <ForRight right="orders" title={texts.title}>
      <Orders />
    </ForRight>
  );
}

const filters = [
  { name: 'state', label: texts.state, options: orderTexts.states },
  { name: 'payment', label: texts.payment, options: orderTexts.paymentStates },
  { name: 'channel', label: texts.channel, options: texts.channels },
] as const;

type FiltersProps = { get: (name: string) => string; set: (name: string, value: string) => void };

const days = [
  { name: 'from', label: texts.from },
  { name: 'until', label: texts.until },
] as const;

/** What the list is narrowed by; on a phone folded, above the rows. */
function Filters({ get, set }: FiltersProps) {
  const isPhone = useScreen('phone');
  const controls = (
    <>
      {filters.map(({ name, label, options }) => (
        <label key={name} className={list.filter}>
          <span className={list.filterName}>{label}</span>
          <select
            className={list.select}
            value={get(name)}
            onChange={(event) => set(name, event.target.value)}
          >
            <option value="">{texts.all}</option>
            {Object.entries(options).map(([value, told]) => (
              <option key={value} value={value}>
                {told}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label className={styles.sortBy}>
        <span className={list.filterName}>{texts.sortBy}</span>
        <select
          className={list.select}
          value={get('sort') || usualSort}
          onChange={({ target: { value } }) => set('sort', value === usualSort ? '' : value)}
        >
          {Object.entries(texts.sorts).map(([value, told]) => (
            <option key={value} value={value}>
              {told}
            </option>
          ))}
        </select>
      </label>
      {days.map(({ name, label }) => (
        <label key={name} className={list.filter}>
          <span className={list.filterName}>{label}</span>
          <input
            type="date"
            className={list.input}
            value={get(name)}
            onChange={(event) => set(name, event.target.value)}
          />
        </label>
      ))}
    </>
  );
  if (!isPhone) return controls;
  return (
    <details className={list.filters}>
      <summary className={list.step}>{texts.filters}</summary>
      <div className={list.filterList}>{controls}</div>
    </details>
  );
}

function Orders() {
  const { search, start, get, set, clear } = useParams('/bestellingen');
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', search],
    queryFn: ({ signal }) => call<ToldOrders>('GET', `orders?${search}`, { signal }),
    placeholderData: keepPreviousData,
  });
  useTitle(texts.title);
  return (
    <>
      <div className={list.head}>
        <h1 className={list.title}>{texts.title}</h1>
        <p className={list.count} role="status">
          {data && data.orders.length > 0 && texts.count(data.orders.length, data.hasMore)}
          {data?.orders.length === 0 && (search === '' ? texts.noneYet : texts.none)}
        </p>
        <ButtonLink className={list.create} href="/admin/bestellingen/nieuw">
          {telephoneTexts.title}
        </ButtonLink>
      </div>
      <TodoTabs value={get('todo')} choose={(todo) => set('todo', todo)} />
      <div className={list.tools}>
        <div className={styles.search}>
          <SearchBox label={texts.search} value={get('q')} onSearch={(text) => set('q', text)} />
          <p className={styles.soft}>{texts.searchHelp}</p>
        </div>
        <Filters {...{ get, set }} />
      </div>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && data.orders.length > 0 && (
        <OrdersTable
          label={texts.title}
          orders={data.orders}
          sorting={{
            sort: get('sort') || usualSort,
            change: (sort) => set('sort', sort === usualSort ? '' : sort),
          }}
        />
      )}
      {data?.orders.length === 0 && (
        <div className={list.none}>
          <p>{search === '' ? texts.noneYet : texts.none}</p>
          {search !== '' && (
            <button type="button" className={list.plain} onClick={clear}>
              {texts.clear}
            </button>
          )}
        </div>
      )}
      {data && (
        <Leaf
          {...{ start, page: PAGE, hasMore: data.hasMore, label: texts.pages }}
          previous={get('sort') ? texts.previous : texts.newer}
          next={get('sort') ? texts.next : texts.older}
          go={(to) => set('start', to)}
        />
      )}
    </>
  );
}
