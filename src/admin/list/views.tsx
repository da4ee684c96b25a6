import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { ToldEntity, ToldView } from '#features/office/contract';
import { staff as limits } from '#kernel/limits-staff';
import { officeTexts } from '#kernel/messages/nl-office';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Dialog } from '../dialog';
import { Limited } from '../inputs/limited';
import { tell } from '../shell/toasts';
import styles from './list.module.css';

const texts = officeTexts.views;

/** Lists as they were saved: each is a link; the present one can be saved. */
export function Views({ entity, query }: { entity: ToldEntity; query: string }) {
  const client = useQueryClient();
  const queryKey = ['views', entity.access];
  const { data = [] } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<ToldView[]>('GET', `views/${entity.access}`, { signal }),
  });
  const [isOpen, setOpen] = useState(false);
  const remove = async ({ id }: ToldView) => {
    client.setQueryData(queryKey, await call('DELETE', `views/${entity.access}/${id}`));
  };
  if (data.length === 0 && query === '') return null;
  return (
    <nav className={styles.views} aria-label={texts.title}>
      {data.length > 0 && (
        <View href={`/${entity.access}`} name={texts.all} isCurrent={query === ''} />
      )}
      {data.map((view) => (
        <span key={view.id} className={styles.view}>
          <View
            href={`/${entity.access}?${view.query}`}
            name={view.name}
            isCurrent={query === view.query}
          />
          <button type="button" className={styles.drop} onClick={() => remove(view)}>
            <span aria-hidden="true">×</span>
            <span className="visually-hidden">{texts.remove(view.name)}</span>
          </button>
        </span>
      ))}
      {query !== '' && !data.some((view) => view.query === query) && (
        <button type="button" className={styles.plain} onClick={() => setOpen(true)}>
          {texts.save}
        </button>
      )}
      {isOpen && (
        <Save
          {...{ entity, query }}
          close={() => setOpen(false)}
          done={(views) => client.setQueryData(queryKey, views)}
        />
      )}
    </nav>
  );
}

function View({ href, name, isCurrent }: { href: string; name: string; isCurrent: boolean }) {
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
      {name}
    </Link>
  );
}

type SaveProps = {
  entity: ToldEntity;
  query: string;
  close: () => void;
  done: (views: ToldView[]) => void;
};

function Save({ entity, query, close, done }: SaveProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async () => {
    try {
      const body = { name, isShared, query };
      done(await call<ToldView[]>('POST', `views/${entity.access}`, { body }));
      tell(texts.saved);
      close();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <Dialog title={texts.save} close={close}>
      <form
        className={styles.change}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div className={styles.filter}>
          <label htmlFor={id} className={styles.filterName}>
            {texts.name}
          </label>
          <Limited id={id} text={name} most={limits.viewName} isWrong={problem !== ''}>
            {(control) => (
              <input
                {...control}
                className={styles.input}
                required
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Limited>
        </div>
        <label>
          <input
            type="checkbox"
            checked={isShared}
            onChange={({ target }) => setShared(target.checked)}
          />{' '}
          {texts.shared}
        </label>
        {problem && (
          <p className={styles.bad} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit">{texts.save}</Button>
      </form>
    </Dialog>
  );
}
