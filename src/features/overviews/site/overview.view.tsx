import { classNames } from '#ui/class-names';
import styles from './overview.module.css';

export type OverviewProps = {
  /** Whether the filter form stands beside the section on a wide screen. */
  beside: boolean;
  ajaxFilterId: string;
  /** The filter form and the section, rendered. */
  html: string;
};

/** A section with its filter form. A reload replaces the section alone. */
export function Overview({ beside, ajaxFilterId, html }: OverviewProps) {
  return (
    <div
      className={classNames(styles.overview, beside && styles.beside)}
      data-overview=""
      data-ajax-filter-id={ajaxFilterId}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own views, rendered apart
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
