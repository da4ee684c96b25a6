import type { ToldGrid } from '#features/pricing/contract';
import { gridTexts as texts } from '#kernel/messages/nl-grid';
import { Button } from '#ui/button.view';
import { thumbnail } from '../inputs/thumbnail';
import list from '../list/list.module.css';
import { ScrollArea } from '../scroll-area';
import { Cell } from './cell';
import styles from './grid.module.css';
import type { Layout, Row } from './model';
import type { Grid } from './use-grid';
import { useSheetKeys } from './use-sheet-keys';

type GridTableProps = { one: Grid; layout: Layout; mayWrite: boolean };

/** The variants as a sheet: a table with headers, in which cells are typed in. */
export function GridTable({ one, layout, mayWrite }: GridTableProps) {
  const keys = useSheetKeys(one, layout);
  const { isMatrix, head, rows, columns } = layout;
  const hasColors = isMatrix || one.grid.colors.length > 0;
  return (
    <>
      <ScrollArea label={texts.of(one.grid.title)} className={`${list.scroll} ${styles.sheet}`}>
        <table
          ref={keys.table}
          className={`${list.table} ${styles.table}`}
          onKeyDown={keys.onKeyDown}
          onPaste={keys.onPaste}
          onFocus={keys.onFocus}
        >
          <caption className="visually-hidden">{texts.of(one.grid.title)}</caption>
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={row.key}>
                <th scope="row">
                  <Head row={row} colors={one.grid.colors} withPictures={hasColors} />
                </th>
                {columns.map((column, place) => {
                  const line = column.line(row);
                  return (
                    <td key={column.key}>
                      {line ? (
                        <Cell
                          {...{ one, line, kind: column.kind, mayWrite }}
                          row={at}
                          column={place}
                        />
                      ) : (
                        mayWrite && (
                          <Missing
                            row={row}
                            size={column.label}
                            add={() => addAt(one, row, column.key)}
                          />
                        )
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {mayWrite && (
        <div className={styles.tools}>
          <Button
            type="button"
            kind="secondary"
            aria-disabled={!keys.mayFill || undefined}
            onClick={keys.fill}
          >
            {texts.fill}
          </Button>
          <p className={styles.soft}>{texts.help}</p>
        </div>
      )}
    </>
  );
}

const addAt = (one: Grid, row: Row, size: string): void =>
  one.add([{ color_id: row.colorId, size_id: size === 'null' ? null : Number(size) }]);

/** A combination that there isn't. */
function Missing({ row, size, add }: { row: Row; size: string; add: () => void }) {
  return (
    <button type="button" className={styles.missing} onClick={add}>
      <span aria-hidden="true">+</span>
      <span className="visually-hidden">{texts.make(row.label, size)}</span>
    </button>
  );
}

type HeadProps = { row: Row; colors: ToldGrid['colors']; withPictures: boolean };

function Head({ row, colors, withPictures }: HeadProps) {
  const color = colors.find(({ id }) => id === row.colorId);
  return (
    <span className={styles.head}>
      {color?.picture && (
        <img src={thumbnail(color.picture)} alt="" width={32} height={40} loading="lazy" />
      )}
      <span>
        {row.label}
        {withPictures && color && (
          <span className={styles.pictures}>
            {color.pictures > 0 ? texts.pictures(color.pictures) : texts.noPictures}
          </span>
        )}
      </span>
    </span>
  );
}
