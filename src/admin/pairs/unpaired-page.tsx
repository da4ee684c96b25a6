import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ToldUnpaired } from '#features/office/contract';
import { officeTexts } from '#kernel/messages/nl-office';
import { pairTexts as texts } from '#kernel/messages/nl-pairs';
import { call } from '../calls';
import { Failed } from '../failed';
import styles from '../list/list.module.css';
import { ScrollArea } from '../scroll-area';
import { useTitle } from '../use-title';

/** Pages that nobody wrote in English, each with the way to where that is done. */
export default function UnpairedPage() {
  useTitle(texts.unpaired);
  const { data, error, refetch } = useQuery({
    queryKey: ['unpaired'],
    queryFn: ({ signal }) => call<ToldUnpaired>('GET', 'unpaired', { signal }),
    staleTime: 0,
  });
  return (
    <>
      <h1 className={styles.title}>{texts.unpaired}</h1>
      <p className={styles.lead}>{texts.unpairedLead}</p>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && (
        <p role="status" className={styles.count}>
          {!data.hasOther && texts.oneLanguage}
          {data.hasOther &&
            (data.pages.length === 0 ? texts.unpairedNone : texts.unpairedCount(data.pages.length))}
        </p>
      )}
      {data && data.pages.length > 0 && (
        <ScrollArea label={texts.unpaired}>
          <table className={styles.table}>
            <caption className="visually-hidden">{texts.unpaired}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.page}</th>
                <th scope="col">{texts.address}</th>
              </tr>
            </thead>
            <tbody>
              {data.pages.map(({ id, path, title }) => (
                <tr key={id}>
                  <td>
                    <Link className={styles.name} href={`/page/${id}/talen`}>
                      {title}
                    </Link>
                  </td>
                  <td>{path}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
    </>
  );
}
