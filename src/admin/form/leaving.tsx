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
  /** What was chosen for the page: another address, or to be offline; left out: neither. */
  goes?: 'elsewhere' | 'offline' | undefined;
};

const telling = { elsewhere: texts.leaving, offline: texts.offline };

/** Tells, before a page leaves its address or its visitors, how many links lead to it. */
export function Leaving({ href, goes }: LeavingProps) {
  const path = pathOfLink(href)?.path ?? '/';
  const { data } = useQuery({
    queryKey: ['leaving', path],
    queryFn: ({ signal }) =>
      call<ToldFollowing>('GET', `following?from=${encodeURIComponent(path)}`, { signal }),
    enabled: goes !== undefined && path !== '/',
    staleTime: 0,
    // Without it the form is as good.
    retry: false,
  });
  const told =
    goes && data && data.count > 0 ? { ...data, text: telling[goes](data.count) } : undefined;
  return (
    <div className={styles.leaving}>
      <p role="status">{told?.text}</p>
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
