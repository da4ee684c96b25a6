import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { PictureUse } from '#features/library/contract';
import { mediaTexts } from '#kernel/messages/nl-office-media';
import { call } from '../calls';
import styles from './media.module.css';

const texts = mediaTexts.one;

/** Where a picture stands. */
export const useUses = (id: number): readonly PictureUse[] | undefined =>
  useQuery({
    queryKey: ['media', 'used', id],
    queryFn: ({ signal }) => call<PictureUse[]>('GET', `media/${id}/used`, { signal }),
    staleTime: 0,
  }).data;

export const countUses = (uses: readonly PictureUse[]): number =>
  uses.reduce((sum, { count }) => sum + count, 0);

export function Used({ uses }: { uses: readonly PictureUse[] | undefined }) {
  return (
    <section aria-labelledby="media-used">
      <h2 id="media-used" className={styles.subtitle}>
        {texts.used}
      </h2>
      {!uses && <p role="status">{texts.usedWait}</p>}
      {uses?.length === 0 && <p className={styles.note}>{texts.usedNowhere}</p>}
      {uses?.map(({ label, count, places }) => (
        <div key={label} className={styles.use}>
          <h3>
            {label} <span className={styles.note}>{count}</span>
          </h3>
          <ul>
            {places.map(({ title, note, to }) => (
              <li key={`${to} ${title}`}>
                {to ? <Link href={to}>{title}</Link> : title}
                {note && <span className={styles.note}> {note}</span>}
              </li>
            ))}
            {places.length > 0 && places.length < count && (
              <li className={styles.note}>{texts.more(count - places.length)}</li>
            )}
          </ul>
        </div>
      ))}
    </section>
  );
}
