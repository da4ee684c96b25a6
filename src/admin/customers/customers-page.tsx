import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { customerHref, type ToldCustomer, type ToldCustomers } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { call } from '../calls';
import { Failed } from '../failed';
import { Leaf } from '../leaf';
import list from '../list/list.module.css';
import { dayOf } from '../moments';
import orders from '../orders/orders.module.css';
import { ForRight } from '../refused';
import { ScrollArea } from '../scroll-area';
import { SearchBox } from '../search-box';
import { useParams } from '../use-params';
import { useTitle } from '../use-title';

const texts = customerTexts.customers;

/** As many as the server tells at once. */
const PAGE = 50;

/** Customers, as they are looked for. */
export default function CustomersPage() {
  return (
    <ForRight right="orders" title={texts.title}>
      <Customers />
    </ForRight>
  );
}

function Customers() {
  const { search, start, get, set } = useParams('/klanten');
  const isAsked = get('q').length > 1;
  const { data, error, refetch } = useQuery({
    queryKey: ['customers', search],
    queryFn: ({ signal }) => call<ToldCustomers>('GET', `customers?${search}`, { signal }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
  useTitle(texts.title);
  return (
    <>
      <h1 className={list.title}>{texts.title}</h1>
      <p className={list.count}>{texts.lead}</p>
      <div className={list.tools}>
        <SearchBox label={texts.search} value={get('q')} onSearch={(text) => set('q', text)} />
      </div>
      {error && <Failed error={error} again={refetch} />}
      <p className={list.count} role="status">
        {isAsked && data && data.customers.length > 0
          ? texts.count(data.customers.length, data.hasMore)
          : isAsked && data && texts.none}
      </p>
      {isAsked && data && data.customers.length > 0 && <Found customers={data.customers} />}
      {isAsked && data?.customers.length === 0 && <p className={list.none}>{texts.none}</p>}
      {isAsked && data && (
        <Leaf
          {...{ start, page: PAGE, hasMore: data.hasMore, label: customerTexts.orders.pages }}
          previous={customerTexts.orders.previous}
          next={customerTexts.orders.next}
          go={(to) => set('start', to)}
        />
      )}
    </>
  );
}

function Found({ customers }: { customers: readonly ToldCustomer[] }) {
  return (
    <ScrollArea label={texts.title}>
      <table className={`${list.table} ${orders.orders}`}>
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.email}</th>
            <th scope="col" className={orders.wide}>
              {texts.name}
            </th>
            <th scope="col" className={orders.wide}>
              {texts.account}
            </th>
            <th scope="col">{customerTexts.orders.title}</th>
            <th scope="col" className={orders.wide}>
              {texts.last}
            </th>
          </tr>
        </thead>
        <tbody>
          {customers.map(
            ({ email, who, name, accountSince, isUnproven, orders: count, lastOrderAt }) => (
              <tr key={email}>
                <th scope="row" className={orders.who}>
                  <Link href={customerHref(who)} className={list.name}>
                    {email}
                  </Link>
                  <div className={`${orders.soft} ${orders.narrow}`}>{name}</div>
                </th>
                <td className={orders.wide}>{name}</td>
                <td className={orders.wide}>
                  {accountSince
                    ? texts.accountSince(dayOf(accountSince), isUnproven)
                    : texts.noAccount}
                </td>
                <td>{texts.orders(count)}</td>
                <td className={orders.wide}>{lastOrderAt ? dayOf(lastOrderAt) : texts.never}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </ScrollArea>
  );
}
