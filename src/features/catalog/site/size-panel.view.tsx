import { product as texts } from '#kernel/messages/nl-product';
import { isRowOf, type SizeTable } from '#kernel/values/size-table';
import { Icon } from '#ui/icon.view';
import prose from '#ui/prose.module.css';
import styles from './size-panel.module.css';

/** The panel's id: the button beside the sizes opens it. */
export const SIZE_PANEL = 'welke-maat';

type Props = {
  table: SizeTable;
  /** The sizes that the article comes in. */
  sold: readonly string[];
  /** How this article falls: 'ruim'. */
  fit?: string;
  /** The page with all tables. */
  href?: string;
};

const UNIT = ' cm';

/** A unit that all of a column is in stands once, above it: a phone has no room for more. */
const unitsAbove = (rows: SizeTable['rows']): string[][] => {
  const [head = [], ...below] = rows;
  const has = head.map((_, column) => below.every((row) => row[column]?.endsWith(UNIT)));
  return [
    head.map((cell, column) => (has[column] ? `${cell} (${UNIT.trim()})` : cell)),
    ...below.map((row) =>
      row.map((cell, column) => (has[column] ? cell.slice(0, -UNIT.length) : cell)),
    ),
  ];
};

/**
 * What the sizes beside which it opens measure. A popover of the browser's own: it opens and closes
 * without script, takes the focus and gives it back; the script closes it when the focus leaves it.
 */
export function SizePanel({ table, sold, fit, href }: Props) {
  const [head = [], ...rows] = unitsAbove(table.rows);
  const isSold = (row: string) => sold.some((size) => isRowOf(row, size));
  const hasOthers = rows.some(([size = '']) => !isSold(size));
  const marks = hasOthers && rows.some(([size = '']) => isSold(size));
  return (
    <div
      id={SIZE_PANEL}
      popover="auto"
      data-dialog=""
      role="dialog"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what opens by a press takes the focus, without script too
      autoFocus
      aria-labelledby={`${SIZE_PANEL}-titel`}
    >
      <button
        type="button"
        className={styles.close}
        popoverTarget={SIZE_PANEL}
        popoverTargetAction="hide"
        aria-label={texts.closeSizes}
      >
        <Icon name="close" />
      </button>
      <h2 id={`${SIZE_PANEL}-titel`}>{texts.sizeGuide}</h2>
      {fit && (
        <p>
          {texts.fit}: <strong>{fit}</strong>
        </p>
      )}
      <div className={`${prose.prose} ${styles.body}`}>
        <table>
          <caption className="visually-hidden">{table.title}</caption>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size = '', ...measures]) => (
              <tr key={size}>
                <th scope="row">
                  {size}
                  {marks && isSold(size) && (
                    <>
                      {' '}
                      <Icon name="check" small />
                      <span className="visually-hidden">{texts.sizeSold}</span>
                    </>
                  )}
                </th>
                {measures.map((measure, column) => (
                  <td key={head[column + 1]}>{measure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {marks && (
          <p>
            <Icon name="check" small /> {texts.sizesSold}
          </p>
        )}
        {table.advice && <p>{table.advice}</p>}
        {href && (
          <p>
            <a href={href}>{texts.allSizes}</a>
          </p>
        )}
      </div>
    </div>
  );
}
