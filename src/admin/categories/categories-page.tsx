import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { ToldEntity } from '#features/office/contract';
import { categoryTexts as texts } from '#kernel/messages/nl-categories';
import { officeTexts } from '#kernel/messages/nl-office';
import type { Place } from '#kernel/values/place-category';
import { Button } from '#ui/button.view';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import missing from '../missing/missing.module.css';
import operations from '../operations/operations.module.css';
import { RefusedScreen } from '../refused';
import { tell } from '../shell/toasts';
import site from '../site/site.module.css';
import { useEntity } from '../start';
import { useTitle } from '../use-title';
import styles from './categories.module.css';
import { CategoryTree } from './category-tree';
import { type Asked, Tools } from './tools';
import { nextTo, type Shown, shownOf, whyNot } from './tree-model';
import { useTree } from './use-tree';

const MoveDialog = lazy(() => import('./move-dialog'));
const NameDialog = lazy(() => import('./name-dialog'));
const RemoveDialog = lazy(() => import('./remove-dialog'));

/** The shop's categories, as they lie below each other. */
export default function CategoriesPage() {
  const entity = useEntity('category');
  return entity ? <Categories entity={entity} /> : <RefusedScreen title={texts.title} />;
}

function Categories({ entity }: { entity: ToldEntity }) {
  useTitle(texts.title);
  const client = useQueryClient();
  const { query, all, move, reload, said, say } = useTree();
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState<number>();
  const [asked, setAsked] = useState<Asked>();
  const { data, error, refetch } = query;
  const shown = shownOf(all, closed);
  const current = shown.find(({ row }) => row.id === chosen);
  const close = () => setAsked(undefined);
  const { change, create, delete: mayDelete } = entity.may;
  const isReadOnly = !data?.mayMove && !change && !create && !mayDelete;

  const turn = (id: number, isOpen: boolean) => {
    const next = new Set(closed);
    if (isOpen) next.delete(id);
    else next.add(id);
    setClosed(next);
  };
  const put = (id: number, place: Place) => {
    // It is seen where it went to.
    if (move(id, place) && place.parentId !== null) turn(place.parentId, true);
  };
  const after = useRef<{ id?: number; told?: string }>(undefined);
  useEffect(() => {
    // A dialog gives the focus back as it goes: only then is it led on, and what was done read out.
    if (asked !== undefined || !after.current) return;
    const { id, told } = after.current;
    const row = document.querySelector<HTMLElement>(
      id === undefined ? '[data-row][tabindex="0"]' : `[data-row="${id}"]`,
    );
    // Not drawn yet.
    if (!row && id !== undefined && !all.some((one) => one.id === id)) return;
    after.current = undefined;
    (row ?? document.getElementById('categories-title'))?.focus();
    if (told !== undefined) tell(told);
  });
  /** Shows the tree as it is by now, and says what was done. */
  const done = async (told: string, id?: number) => {
    await Promise.all([reload(), client.invalidateQueries({ queryKey: ['rows', 'category'] })]);
    setChosen(id);
    const parent = all.find((one) => one.id === chosen);
    if (asked === 'addBelow' && parent) turn(parent.id, true);
    // Once, and when the dialog is gone: what lies behind one is read to nobody.
    after.current = { id, told };
    close();
  };
  const refuse = (one: Shown, key: string) => say(texts.nowhere[whyNot(one, key)](one.row.title));
  return (
    <div className={styles.whole}>
      <div className={list.head}>
        <h1 id="categories-title" tabIndex={-1} className={list.title}>
          {texts.title}
        </h1>
        <p className={list.count}>{data && texts.count(all.length)}</p>
        <Link href="/category">{texts.asList}</Link>
        {entity.may.create && (
          <Button type="button" className={list.create} onClick={() => setAsked('add')}>
            {texts.add}
          </Button>
        )}
      </div>
      <p className={missing.lead}>{texts.lead}</p>
      {data && isReadOnly && <p className={operations.notice}>{texts.readOnly}</p>}
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && all.length === 0 && <p className={list.none}>{texts.none}</p>}
      {shown.length > 0 && (
        <div className={site.navigation}>
          <CategoryTree
            {...{ all, shown, closed, chosen, turn }}
            labelId="categories-title"
            mayMove={data?.mayMove ?? false}
            choose={setChosen}
            move={put}
            refuse={refuse}
            rename={() => entity.may.change && setAsked('rename')}
            remove={() => entity.may.delete && setAsked('remove')}
          />
          {current && (
            <Tools
              {...{ entity, all, current }}
              mayMove={data?.mayMove ?? false}
              move={put}
              refuse={refuse}
              ask={setAsked}
            />
          )}
          {data?.mayMove && <p className={site.note}>{texts.keys}</p>}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {/* Made anew each time: the same words are read again. */}
        <span key={said.times}>{said.text}</span>
      </p>
      <Suspense fallback={null}>
        {asked === 'move' && current && (
          <MoveDialog
            {...{ all, close }}
            row={current.row}
            move={(place) => {
              put(current.row.id, place);
              after.current = { id: current.row.id };
            }}
          />
        )}
        {(asked === 'add' || asked === 'addBelow' || (asked === 'rename' && current)) && (
          <NameDialog
            {...{ all, close }}
            row={asked === 'rename' ? current?.row : undefined}
            parentId={asked === 'addBelow' ? (chosen ?? null) : null}
            done={(id, told) => done(told, id)}
          />
        )}
        {asked === 'remove' && current && (
          <RemoveDialog
            row={current.row}
            close={close}
            done={(told) => done(told, nextTo(shown, current.row.id))}
          />
        )}
      </Suspense>
    </div>
  );
}
