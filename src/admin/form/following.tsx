import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import type { ToldFollowing } from '#features/office/contract';
import { followTexts as texts } from '#kernel/messages/nl-follow';
import { pathOfLink } from '#kernel/values/links-in-text';
import { Button } from '#ui/button.view';
import { CallError, call } from '../calls';
import { focusHeading } from '../keep-focus';
import { tell } from '../shell/toasts';
import styles from './form.module.css';

/** Offers to lead links to where a thing is that still lead to where it was. */
export function Following({ href }: { href: string }) {
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const path = pathOfLink(href)?.path ?? '/';
  const { data, refetch } = useQuery({
    queryKey: ['following', path],
    queryFn: ({ signal }) =>
      call<ToldFollowing>('GET', `following?to=${encodeURIComponent(path)}`, { signal }),
    enabled: path !== '/',
    staleTime: 0,
    // It is an offer: without it the form is as good.
    retry: false,
  });
  if (!data || data.count === 0) return null;
  const follow = async () => {
    if (isBusy) return;
    setBusy(true);
    setWrong('');
    try {
      const body = { to: path };
      const { changed, left } = await call<{ changed: number; left: number }>('POST', 'following', {
        body,
      });
      tell(texts.done(changed));
      if (left > 0) setWrong(texts.left(left));
      else focusHeading();
      await refetch();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setWrong(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.following} aria-label={texts.title(data.count)}>
      <h2 className={styles.followingTitle}>{texts.title(data.count)}</h2>
      <p>{texts.lead}</p>
      <ul>
        {data.places.map(({ kind, title, to, count }) => (
          <li key={to}>
            <Link href={to}>{texts.place(kind, title)}</Link> ({texts.count(count)})
          </li>
        ))}
      </ul>
      <Button
        type="button"
        kind="secondary"
        aria-disabled={isBusy || undefined}
        onClick={() => void follow()}
      >
        {isBusy ? texts.acting : texts.act}
      </Button>
      {wrong !== '' && <p role="alert">{wrong}</p>}
    </section>
  );
}
