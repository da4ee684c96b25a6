import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { ToldBinned, ToldRow } from '#features/office/contract';
import { staff as limits } from '#kernel/limits-staff';
import { officeTexts } from '#kernel/messages/nl-office';
import { CallError, call } from '../calls';
import { Failed } from '../failed';
import styles from '../list/list.module.css';
import { whenOf } from '../moments';
import { ScrollArea } from '../scroll-area';
import { tell } from '../shell/toasts';
import { useTitle } from '../use-title';

const texts = officeTexts.bin;

/** What was deleted, and a way to have it back. */
export default function BinPage() {
  const client = useQueryClient();
  const [, go] = useLocation();
  const { data, error, refetch } = useQuery({
    queryKey: ['bin'],
    queryFn: ({ signal }) => call<ToldBinned[]>('GET', 'bin', { signal }),
    staleTime: 0,
  });
  useTitle(texts.title);
  const restore = async ({ entity, id }: ToldBinned) => {
    try {
      await call<ToldRow>('POST', `bin/${entity}/${id}`, { body: {} });
      await client.invalidateQueries();
      tell(texts.restored);
      go(`/${entity}/${id}`);
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      tell(problem.message);
    }
  };
  return (
    <>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.lead}>{texts.text(limits.binDays)}</p>
      {error && <Failed error={error} again={refetch} />}
      {data?.length === 0 && <p className={styles.none}>{texts.none}</p>}
      {data && data.length > 0 && (
        <ScrollArea label={texts.title}>
          <table className={styles.table}>
            <caption className="visually-hidden">{texts.title}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.name}</th>
                <th scope="col">{texts.kind}</th>
                <th scope="col">{texts.when}</th>
                <th scope="col">{texts.by}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {data.map((one) => (
                <tr key={`${one.entity} ${one.id}`}>
                  <th scope="row">{one.title}</th>
                  <td>{one.kind}</td>
                  <td>{whenOf(one.at)}</td>
                  <td>{one.by ?? officeTexts.form.nobody}</td>
                  <td>
                    <button type="button" className={styles.step} onClick={() => restore(one)}>
                      {texts.restore} <span className="visually-hidden">{one.title}</span>
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
    </>
  );
}
