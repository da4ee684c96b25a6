import { Link, useSearch } from 'wouter';
import type { ToldLacking } from '#features/gaps/contract';
import { gapTexts as texts } from '#kernel/messages/nl-gaps';
import { officeTexts } from '#kernel/messages/nl-office';
import { gapField, type ProductGap } from '#kernel/values/product-gaps';
import inputs from '../inputs/inputs.module.css';
import { thumbnail } from '../inputs/thumbnail';
import list from '../list/list.module.css';
import missing from '../missing/missing.module.css';
import { gridOf } from './around';
import styles from './gaps.module.css';

type GapRowsProps = {
  gap: ProductGap;
  rows: readonly ToldLacking[];
  /** Left out: each has a value of its own. */
  choice:
    | { ids: ReadonlySet<number>; toggle: (ids: readonly number[], isOn: boolean) => void }
    | undefined;
  mend: (id: number) => void;
};

/** Articles that lack something, each with the way to mend it. */
export function GapRows({ gap, rows, choice, mend }: GapRowsProps) {
  const ids = rows.map(({ id }) => id);
  const field = gapField[gap];
  const search = useSearch();
  return (
    <div className={list.scroll}>
      <table className={`${list.table} ${missing.table} ${styles.rows}`}>
        <caption className="visually-hidden">{texts.titles[gap]}</caption>
        <thead>
          <tr>
            {choice && (
              <td className={list.tick}>
                <input
                  type="checkbox"
                  aria-label={officeTexts.bulk.selectPage}
                  checked={ids.every((id) => choice.ids.has(id))}
                  onChange={({ target }) => choice.toggle(ids, target.checked)}
                />
              </td>
            )}
            <th scope="col">{texts.article}</th>
            <th scope="col">{texts.brand}</th>
            <th scope="col">{texts.state}</th>
            <th scope="col">
              <span className="visually-hidden">{texts.mend}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, brand, isOnline, picture }) => (
            <tr key={id} className={choice?.ids.has(id) ? list.chosen : undefined}>
              {choice && (
                <td className={list.tick}>
                  <input
                    type="checkbox"
                    aria-label={officeTexts.bulk.selectRow(title)}
                    checked={choice.ids.has(id)}
                    onChange={({ target }) => choice.toggle([id], target.checked)}
                  />
                </td>
              )}
              <th scope="row" className={missing.path}>
                {picture !== null && gap === 'alt' && (
                  <img
                    className={inputs.thumbnail}
                    src={thumbnail(picture)}
                    alt=""
                    loading="lazy"
                  />
                )}
                <Link className={list.name} href={`/product/${id}#field-${field}`}>
                  {title}
                </Link>
              </th>
              <td data-label={texts.brand}>{brand}</td>
              <td>
                <span className={isOnline ? list.online : list.state}>
                  {isOnline ? 'Online' : 'Offline'}
                </span>
              </td>
              <td>
                {field === 'variants' ? (
                  <Link
                    className={styles.mend}
                    href={gridOf(id, gap, search)}
                    aria-label={texts.gridOf(title)}
                  >
                    {texts.grid}
                  </Link>
                ) : (
                  <button
                    type="button"
                    className={styles.mend}
                    data-mend={id}
                    aria-label={texts.mendOf(title)}
                    onClick={() => mend(id)}
                  >
                    {texts.mend}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
