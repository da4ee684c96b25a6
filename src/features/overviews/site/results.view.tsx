import { classNames } from '#ui/class-names';
import type { SectionCell, SectionProps } from '../contract';
import styles from './results.module.css';

type Props = Pick<SectionProps, 'layout' | 'columns' | 'lang' | 'cells' | 'moduleAccess'> & {
  /** Stands where the cells do. */
  hole?: string;
};

/** The cells in their order. The cards' HTML was rendered before; all of a row are equally high. */
export function Results({ layout, columns, lang, cells, moduleAccess, hole }: Props) {
  const isGrid = layout === 'grid';
  const look = isGrid && moduleAccess === 'product' ? styles.products : styles[layout];
  return (
    <ul
      className={classNames(styles.results, look)}
      lang={lang}
      data-results=""
      data-columns={isGrid ? columns : undefined}
      data-strip={layout === 'strip' ? '' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of our own views
      dangerouslySetInnerHTML={{ __html: hole ?? cellsHtml(cells) }}
    />
  );
}

export const cellsHtml = (cells: readonly SectionCell[]): string => cells.map(cellHtml).join('');

/** Cells are many, and already rendered inside: they are put around as text. */
const cellHtml = (cell: SectionCell): string => {
  const start = `<li class="${styles.cell}"`;
  if (cell.kind === 'spacer') return `${start} data-extra="spacer" aria-hidden="true"></li>`;
  if (cell.kind === 'item') return `${start} data-item="${cell.id}">${cell.html}</li>`;
  const hidden = cell.kind === 'hidden' ? ' hidden=""' : '';
  return `${start} data-extra="${cell.kind}"${hidden}>${cell.html}</li>`;
};
