import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { ownCells, type ToldGrid } from '#features/pricing/contract';
import { gapTexts } from '#kernel/messages/nl-gaps';
import { gridTexts as texts } from '#kernel/messages/nl-grid';
import { officeTexts } from '#kernel/messages/nl-office';
import { priceTexts } from '#kernel/messages/nl-prices';
import { Button } from '#ui/button.view';
import { call } from '../calls';
import controls from '../controls.module.css';
import { Failed } from '../failed';
import { DropAsked } from '../form/drop-asked';
import form from '../form/form.module.css';
import { useAround } from '../gaps/around';
import orders from '../orders/orders.module.css';
import { Field } from '../prices/field';
import { PlanList } from '../prices/plan-list';
import { useKeptFromLeaving } from '../use-kept-from-leaving';
import { useTitle } from '../use-title';
import { AddChoice } from './add-choice';
import styles from './grid.module.css';
import { GridTable } from './grid-table';
import { hasAxes, type Kind, kinds, layoutOf, linesOf, namesIn, writeCell } from './model';
import { StaleNote } from './stale-cells';
import { cellId, useGrid } from './use-grid';

const NARROW = '(max-width: 47.99rem)';

const useNarrow = (): boolean =>
  useSyncExternalStore(
    (told) => {
      const asked = window.matchMedia(NARROW);
      asked.addEventListener('change', told);
      return () => asked.removeEventListener('change', told);
    },
    () => window.matchMedia(NARROW).matches,
  );

/** An article's variants in one table, written all at once. */
export default function GridPage({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['prices', 'grid', id],
    queryFn: ({ signal }) => call<ToldGrid>('GET', `prices/grid/${id}`, { signal }),
    // What is typed stands on what was read: it isn't read anew under one's hands.
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false },
  });
  useTitle(data ? texts.of(data.title) : texts.title);
  if (error) return <Failed error={error} again={refetch} />;
  if (!data) return <p role="status">{officeTexts.loading}</p>;
  return <GridForm read={data} />;
}

function GridForm({ read }: { read: ToldGrid }) {
  const [kind, setKind] = useState<Kind>('price_cents');
  const one = useGrid(read, setKind);
  const { grid, count } = one;
  const isNarrow = useNarrow();
  const around = useAround(String(read.id));
  const [, go] = useLocation();
  const lines = linesOf(grid.variants, one.added, namesIn(grid, one.named));
  const layout = layoutOf(lines, kind, isNarrow);
  const { mayWrite } = grid;
  // What the device keeps is found again; of the rest who closes the window is asked.
  useKeptFromLeaving(count > 0 && !one.isKept);
  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void one.save();
      }}
    >
      <div>
        <Link href={around?.list ?? `/product/${grid.id}`} className={form.back}>
          {around ? gapTexts.titles[around.gap] : texts.back(grid.title)}
        </Link>
        <h1 className={form.title}>{texts.of(grid.title)}</h1>
        <p>
          <Link href={`/product/${grid.id}/prijzen`}>{priceTexts.ledger.title}</Link>
        </p>
        {around && (
          <p>
            {around.next ? (
              <Link href={around.next.href}>{gapTexts.nextOf(around.next.title)}</Link>
            ) : (
              gapTexts.lastOne
            )}
          </p>
        )}
      </div>
      {!mayWrite && <p className={form.notice}>{texts.lookOnly}</p>}
      {one.isFound && count > 0 && (
        <p className={form.notice} role="status">
          {officeTexts.form.draftFound}
        </p>
      )}
      {one.stale && <StaleNote one={one} lines={lines} stale={one.stale} />}
      {one.problem && (
        <p className={form.problems} role="alert">
          {one.problem}
        </p>
      )}
      <PlanList title={texts.planned} plans={grid.plans} />
      <fieldset className={styles.own}>
        <legend>{texts.own}</legend>
        <div className={orders.fields}>
          {ownCells.map((cell) => (
            <Field
              key={cell}
              label={texts.cells[cell]}
              wrong={one.wrong[cell]}
              {...(cell === 'van_price_cents' && { help: texts.vanHelp })}
            >
              {(control) => (
                <input
                  {...control}
                  id={cellId(cell)}
                  aria-label={`${texts.cells[cell]}, ${texts.own}`}
                  className={controls.control}
                  inputMode="decimal"
                  autoComplete="off"
                  disabled={!mayWrite}
                  value={one.typed[cell] ?? writeCell(cell, grid[cell])}
                  onChange={({ target }) => one.type({ [cell]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      </fieldset>
      {(isNarrow || hasAxes(lines)) && (
        <fieldset className={orders.chips}>
          <legend className="visually-hidden">{texts.show}</legend>
          {kinds.map((name) => (
            <button
              key={name}
              type="button"
              className={orders.chip}
              aria-pressed={kind === name}
              onClick={() => setKind(name)}
            >
              {texts.cells[name]}
            </button>
          ))}
        </fieldset>
      )}
      <div>
        <GridTable {...{ one, layout, mayWrite }} />
        {mayWrite && <AddChoice one={one} lines={lines} />}
      </div>
      {mayWrite && (
        <div className={form.bar}>
          <Button type="submit" aria-disabled={one.isBusy || count === 0 || undefined}>
            {one.isBusy ? texts.saving : texts.save}
          </Button>
          {around?.next && (
            <Button
              type="button"
              kind="secondary"
              aria-disabled={one.isBusy || count === 0 || undefined}
              onClick={() => void one.save(false, () => around.next && go(around.next.href))}
            >
              {gapTexts.saveNext}
            </Button>
          )}
          {count > 0 && (
            <DropAsked
              label={texts.undo}
              title={texts.undoSure}
              text={officeTexts.form.draftDropText}
              drop={one.forget}
            />
          )}
          <p className={form.kept} role="status">
            {count === 0 ? texts.unchanged : texts.changed(count)}
            {count > 0 && !one.isKept && <>. {texts.notKept}</>}
          </p>
        </div>
      )}
    </form>
  );
}
