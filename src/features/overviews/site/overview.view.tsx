import { classNames } from '#ui/class-names';
import type { RefinesProps, SectionProps } from '../contract';
import styles from './overview.module.css';
import { Refines } from './refines.view';
import { Section } from './section.view';

export type OverviewProps = { section: SectionProps; refines?: RefinesProps };

/** A section with its filter form. A reload replaces the section alone. */
export function Overview({ section, refines }: OverviewProps) {
  return (
    <div
      className={classNames(styles.overview, refines?.mode === 'inline' && styles.beside)}
      data-overview=""
      data-ajax-filter-id={section.ajaxFilterId}
    >
      {refines && <Refines {...refines} />}
      <Section {...section} />
    </div>
  );
}
