import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ToldFollowing } from '#features/office/contract';
import { followTexts as texts } from '#kernel/messages/nl-follow';
import { pathOfLink } from '#kernel/values/links-in-text';
import { call } from '../calls';
import styles from './form.module.css';

type LeavingProps = {
  /** Where the page is. */
  href: string;
  /** Another address was typed. */
  isMoving: boolean;
};

/** Tells, before a page's address is changed, how many links lead to it as it is. */
export function Leaving({ href, isMoving }: LeavingProps) {
  const path = pathOfLink(href)?.path ?? '/';
  const { data } = useQuery({
    queryKey: ['leaving', path],
    queryFn: ({ signal }) =>
      call<ToldFollowing>('GET', `following?from=${encodeURIComponent(path)}`, { signal }),
    enabled: isMoving && path !== '/',
    staleTime: 0,
    // Without it the form is as good.
    retry: false,
  });
  const told = isMoving && data && data.count > 0 ? data : undefined;
  return (
    <div className={styles.leaving}>
      <p role="status">{told && texts.leaving(told.count)}</p>
      {told && (
        <details>
          <summary>{texts.leavingWhere}</summary>
          <ul>
            {told.places.map(({ kind, title, to, count }) => (
              <li key={to}>
                <Link href={to}>{texts.place(kind, title)}</Link> ({texts.count(count)})
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
