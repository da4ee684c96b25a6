import { gridTexts as texts } from '#kernel/messages/nl-grid';
import { RowSearch } from '../inputs/references';
import orders from '../orders/orders.module.css';
import { Field } from '../prices/field';
import styles from './grid.module.css';
import type { Line } from './model';
import type { Grid } from './use-grid';

/** A size for all colours at once, or a colour for all sizes. */
export function AddChoice({ one, lines }: { one: Grid; lines: readonly Line[] }) {
  const of = (name: 'color_id' | 'size_id') => [...new Set(lines.map((line) => line[name]))];
  const known = (name: 'color_id' | 'size_id') => of(name).flatMap((id) => id ?? []);
  return (
    <details className={styles.add}>
      <summary>{texts.add}</summary>
      <div className={orders.fields}>
        <Field label={texts.addSize}>
          {({ id }) => (
            <RowSearch
              {...{ id, entity: 'Size', isWrong: false, isReadOnly: false }}
              without={known('size_id')}
              choose={(size) =>
                one.add(
                  of('color_id').map((color_id) => ({ color_id, size_id: size.id })),
                  { size },
                )
              }
            />
          )}
        </Field>
        <Field label={texts.addColor}>
          {({ id }) => (
            <RowSearch
              {...{ id, entity: 'Color', isWrong: false, isReadOnly: false }}
              without={known('color_id')}
              choose={(color) =>
                one.add(
                  of('size_id').map((size_id) => ({ color_id: color.id, size_id })),
                  { color },
                )
              }
            />
          )}
        </Field>
      </div>
    </details>
  );
}
