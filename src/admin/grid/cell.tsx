import { cellName } from '#features/pricing/contract';
import { gridTexts as texts } from '#kernel/messages/nl-grid';
import { formatEuro } from '#kernel/values/money';
import controls from '../controls.module.css';
import { writeEuro } from '../inputs/euro';
import styles from './grid.module.css';
import { type Kind, type Line, nameOf } from './model';
import { cellId, type Grid } from './use-grid';

type CellProps = {
  one: Grid;
  line: Line;
  kind: Kind;
  row: number;
  column: number;
  mayWrite: boolean;
};

/** One thing of a variant: a line to type in, a box to tick, or pieces to read. */
export function Cell({ one, line, kind, row, column, mayWrite }: CellProps) {
  if (kind === 'stock') return <Stock line={line} />;
  if (line.id < 0) return <span className={styles.soft}>{texts.new}</span>;
  const name = cellName(line.id, kind);
  const wrong = one.wrong[name];
  const text = one.textOf(line, kind);
  const stands = writeStands(line, kind);
  const isChanged = one.typed[name] !== undefined && one.typed[name] !== stands;
  const control = {
    ...{ id: cellId(name), 'data-row': row, 'data-column': column, disabled: !mayWrite },
    'aria-label': `${texts.cells[kind]}, ${nameOf(line)}`,
    'aria-invalid': wrong !== undefined || undefined,
    'aria-describedby':
      [wrong && `${cellId(name)}-wrong`, isChanged && `${cellId(name)}-was`]
        .filter(Boolean)
        .join(' ') || undefined,
  };
  return (
    <div className={isChanged ? styles.changed : undefined}>
      {kind === 'state' ? (
        <label className={styles.shown}>
          <input
            {...control}
            type="checkbox"
            checked={text === 'Online'}
            onChange={({ target }) => one.type({ [name]: target.checked ? 'Online' : 'Offline' })}
          />
          <span aria-hidden="true">{stateOf(text)}</span>
        </label>
      ) : (
        <input
          {...control}
          className={`${controls.control} ${kind === 'price_cents' ? styles.price : styles.line}`}
          inputMode={kind === 'price_cents' ? 'decimal' : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={kind === 'price_cents' ? writeEuro(one.grid.price_cents) : undefined}
          value={text}
          onChange={({ target }) => one.type({ [name]: target.value })}
        />
      )}
      {kind === 'price_cents' && line.van !== null && (
        <span className={styles.soft}>{texts.vanPrice(formatEuro(line.van))}</span>
      )}
      {isChanged && (
        <span id={`${cellId(name)}-was`} className={styles.was}>
          {texts.was(kind === 'state' ? stateOf(stands) : stands || texts.empty)}
        </span>
      )}
      {wrong && (
        <span id={`${cellId(name)}-wrong`} className={styles.wrong}>
          {wrong}
        </span>
      )}
    </div>
  );
}

const stateOf = (state: string): string => (state === 'Online' ? texts.online : texts.offline);

const writeStands = (line: Line, kind: Exclude<Kind, 'stock'>): string =>
  kind === 'price_cents' ? writeEuro(line.price_cents ?? '') : String(line[kind]);

/** How many there are, and where; who corrects them at a counter is led there. */
function Stock({ line }: { line: Line }) {
  const total = line.stock.reduce((sum, { pieces }) => sum + pieces, 0);
  if (total === 0) return <span className={styles.soft}>{texts.noPieces}</span>;
  return (
    <details className={styles.stock}>
      <summary aria-label={`${texts.cells.stock}, ${nameOf(line)}: ${texts.pieces(total)}`}>
        {texts.pieces(total)}
      </summary>
      <ul>
        {line.stock.map(({ place, pieces, counter }) => (
          <li key={place}>
            {counter ? (
              <a href={counter} aria-label={texts.correct(place)}>
                {place}
              </a>
            ) : (
              place
            )}
            : {pieces}
          </li>
        ))}
      </ul>
    </details>
  );
}
