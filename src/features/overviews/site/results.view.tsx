import { classNames } from '#ui/class-names';
import type { SectionCell, SectionProps } from '../contract';
import styles from './results.module.css';

type Props = Pick<SectionProps, 'layout' | 'columns' | 'cells' | 'moduleAccess'>;

/** The cells in their order. The cards' HTML was rendered before; all of a row are equally high. */
export function Results({ layout, columns, cells, moduleAccess }: Props) {
  const list = layout === 'list';
  const look = list ? styles.list : moduleAccess === 'product' ? styles.products : styles.grid;
  return (
    <ul
      className={classNames(styles.results, look)}
      data-results=""
      data-columns={list ? undefined : columns}
    >
      {cells.map((cell, index) => (
        <Cell key={cell.kind === 'item' ? cell.id : `${cell.kind}-${index}`} cell={cell} />
      ))}
    </ul>
  );
}

function Cell({ cell }: { cell: SectionCell }) {
  if (cell.kind === 'spacer') {
    return <li className={styles.cell} data-extra="spacer" aria-hidden="true" />;
  }
  const attributes = cell.kind === 'item' ? { 'data-item': cell.id } : { 'data-extra': cell.kind };
  return (
    <li
      className={styles.cell}
      {...attributes}
      hidden={cell.kind === 'hidden'}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own views
      dangerouslySetInnerHTML={{ __html: cell.html }}
    />
  );
}
