import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ToldEntity, ToldView } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Dialog } from '../dialog';
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
  const [problem, setProblem] = useState('');
  const save = async (form: FormData) => {
    try {
      const body = { name: form.get('name'), isShared: form.get('shared') === 'on', query };
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
      <form className={styles.change} action={save}>
        <label className={styles.filter}>
          <span className={styles.filterName}>{texts.name}</span>
          <input
            name="name"
            className={styles.input}
            required
            aria-invalid={problem !== '' || undefined}
          />
        </label>
        <label>
          <input type="checkbox" name="shared" /> {texts.shared}
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
