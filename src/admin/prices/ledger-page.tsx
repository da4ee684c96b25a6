import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { PriceWhich, ToldLedger } from '#features/pricing/contract';
import { gridTexts } from '#kernel/messages/nl-grid';
import { officeTexts } from '#kernel/messages/nl-office';
import { priceTexts } from '#kernel/messages/nl-prices';
import { formatEuro } from '#kernel/values/money';
import { officePath } from '#kernel/wire-staff';
import { Button } from '#ui/button.view';
import { call } from '../calls';
import { Failed } from '../failed';
import form from '../form/form.module.css';
import list from '../list/list.module.css';
import { dayOf, timeOf } from '../moments';
import operations from '../operations/operations.module.css';
import { ScrollArea } from '../scroll-area';
import { useStart } from '../start';
import { useTitle } from '../use-title';
import { mayPrice } from './may-price';
import { PlanList } from './plan-list';
import PriceDialog from './price-dialog';
import styles from './prices.module.css';

const texts = priceTexts.ledger;

/** All prices of an article by time, and why an earlier price is shown or isn't. */
export default function LedgerPage({ id }: { id: string }) {
  const [planning, setPlanning] = useState<PriceWhich>();
  const mayChange = mayPrice(useStart());
  const { data, error, refetch } = useQuery({
    queryKey: ['prices', 'ledger', id],
    queryFn: ({ signal }) => call<ToldLedger>('GET', `prices/ledger/${id}`, { signal }),
    staleTime: 0,
  });
  useTitle(data ? texts.of(data.title) : texts.title);
  if (error) return <Failed error={error} again={refetch} />;
  if (!data) return <p role="status">{officeTexts.loading}</p>;
  return (
    <>
      <div className={form.head}>
        <Link href={`/product/${id}`} className={form.back}>
          {gridTexts.back(data.title)}
        </Link>
        <h1 className={form.title}>{texts.of(data.title)}</h1>
      </div>
      <div className={list.tools}>
        {mayChange && (
          <Button type="button" onClick={() => setPlanning({ ids: [Number(id)] })}>
            {priceTexts.plan}
          </Button>
        )}
        <div className={list.files}>
          <a href={`${officePath.calls}/prices/ledger/${id}/export`} download>
            {texts.export}
          </a>
        </div>
      </div>
      <PlanList title={gridTexts.planned} plans={data.plans} />
      {alikeIn(data.variants).map((alike) => (
        <Alike
          key={alike[0]?.id}
          alike={alike}
          isAll={alike.length === data.variants.length}
          plan={
            mayChange && data.variants.length > 1
              ? (variant) => setPlanning({ ids: [Number(id)], variant_ids: [variant] })
              : undefined
          }
        />
      ))}
      {planning && (
        <PriceDialog
          title={priceTexts.plan}
          which={planning}
          isLater
          close={() => setPlanning(undefined)}
        />
      )}
    </>
  );
}

type Variant = ToldLedger['variants'][number];

/** Variants whose prices were always the same stand together. */
const alikeIn = (variants: readonly Variant[]): Variant[][] => {
  const groups = new Map<string, Variant[]>();
  for (const one of variants) {
    const key = JSON.stringify([one.cents, one.van, one.reason, one.entries]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
};

function Plan({ variant: { id, what }, plan }: { variant: Variant } & Pick<AlikeProps, 'plan'>) {
  return (
    plan && (
      <button
        type="button"
        className={list.plain}
        aria-label={texts.planOf(what)}
        onClick={() => plan(id)}
      >
        {priceTexts.plan}
      </button>
    )
  );
}

type AlikeProps = {
  alike: readonly Variant[];
  isAll: boolean;
  /** Left out: none can be planned by itself. */
  plan: ((variant: number) => void) | undefined;
};

/** A day stays on one line, and its time goes below it where there is little room. */
function When({ at }: { at: string }) {
  return (
    <>
      <span className={styles.whole}>{dayOf(at)},</span>{' '}
      <span className={styles.whole}>{timeOf(at)}</span>
    </>
  );
}

function Alike({ alike, isAll, plan }: AlikeProps) {
  const [one] = alike;
  if (!one) return null;
  const { van, reason, entries } = one;
  const what =
    isAll && alike.length > 1 ? texts.allVariants : alike.map((variant) => variant.what).join('; ');
  const told =
    reason === 'shown' ? texts.reasons.shown(formatEuro(van ?? 0)) : texts.reasons[reason];
  return (
    <section className={styles.ledger}>
      <h2>{what}</h2>
      <p>{told}</p>
      {alike.length === 1 ? (
        <p className={styles.alone}>
          <span className={styles.soft}>{one.sku}</span>
          <Plan variant={one} plan={plan} />
        </p>
      ) : (
        <details>
          <summary>{texts.which(alike.length)}</summary>
          <ul className={operations.troubles}>
            {alike.map((variant) => (
              <li key={variant.id}>
                <span>
                  {variant.what} <span className={styles.soft}>{variant.sku}</span>
                </span>
                <Plan {...{ variant, plan }} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <ScrollArea label={texts.of(what)}>
        <table className={list.table}>
          <caption className="visually-hidden">{texts.of(what)}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.from}</th>
              <th scope="col">{texts.until}</th>
              <th scope="col" className={list.number}>
                {texts.price}
              </th>
              <th scope="col" className={list.number}>
                {texts.lowest}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ at, until, cents, lowest }) => (
              <tr key={at}>
                <th scope="row">
                  <When at={at} />
                </th>
                <td>{until === null ? texts.now : <When at={until} />}</td>
                <td className={list.number}>
                  {cents === null ? texts.notForSale : formatEuro(cents)}
                </td>
                <td className={list.number}>
                  {cents !== null && (lowest === null ? texts.unknown : formatEuro(lowest))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </section>
  );
}
