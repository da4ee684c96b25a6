import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ToldCategory, ToldCategoryUse } from '#features/categories/contract';
import { categoryTexts as texts } from '#kernel/messages/nl-categories';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { Dialog } from '../dialog';
import { Failed } from '../failed';
import form from '../form/form.module.css';
import list from '../list/list.module.css';

type RemoveDialogProps = {
  row: ToldCategory;
  done: (told: string) => Promise<void>;
  close: () => void;
};

/** Takes a category away that is used nowhere; of one that is used it tells where. */
export default function RemoveDialog({ row, done, close }: RemoveDialogProps) {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['category-used', row.id],
    queryFn: ({ signal }) => call<ToldCategoryUse>('GET', `categories/${row.id}/used`, { signal }),
    ...{ staleTime: 0, gcTime: 0 },
  });
  const count = data ? data.articles + data.below + data.places.length : undefined;
  const remove = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    try {
      await call('DELETE', `rows/category/${row.id}`, { body: { revision: row.revision } });
      await done(texts.removed(row.title));
    } catch (caught) {
      if (!(caught instanceof CallError)) throw caught;
      setProblem(caught.message);
      setBusy(false);
    }
  };
  return (
    <Dialog title={texts.removeTitle(row.title)} close={close}>
      {error && <Failed error={error} again={refetch} />}
      <div role="status">
        {count === undefined && !error && <p>{texts.wait}</p>}
        {count === 0 && <p>{texts.unused}</p>}
        {count !== undefined && count > 0 && <p>{texts.used(count)}</p>}
      </div>
      {data && count !== 0 && (
        <ul className={form.lines}>
          {data.articles > 0 && (
            <li>
              <Link href={`/product?f.categories=${row.id}`}>
                {texts.usedArticles(data.articles)}
              </Link>
            </li>
          )}
          {data.below > 0 && <li>{texts.usedBelow(data.below)}</li>}
          {data.places.map(({ title, label, to }) => (
            <li key={to}>
              <Link href={to}>{title}</Link> <span className={form.help}>{label}</span>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className={form.wrong}>
          {problem}
        </p>
      )}
      {count === 0 && (
        <div className={list.actions}>
          <button type="button" className={list.plain} onClick={close}>
            {texts.cancel}
          </button>
          <Button type="button" disabled={isBusy} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
