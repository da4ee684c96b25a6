import { classNames } from '#ui/class-names';
import type { SectionProps } from '../../contract';
import styles from '../../site/overview.module.css';
import { Section } from '../../site/section.view';
import { SuggestionList, type SuggestionListProps } from '../../site/suggestion-list.view';

type OverviewProps = {
  /** Whether the filter form stands beside the section on a wide screen. */
  beside: boolean;
  ajaxFilterId: string;
  /** The filter form and the section, rendered. */
  html: string;
};

/** A section with its filter form. A reload replaces the section alone. */
function Overview({ beside, ajaxFilterId, html }: OverviewProps) {
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

/** What was asked for: all of it, its section alone (as HTML, or to be rendered), or suggestions. */
export type Shown =
  | { overview: OverviewProps }
  | { html: string }
  | { section: SectionProps }
  | { suggestions: SuggestionListProps };

export default function ShownOverview(shown: Shown) {
  if ('overview' in shown) return <Overview {...shown.overview} />;
  if ('html' in shown) return shown.html;
  if ('section' in shown) return <Section {...shown.section} />;
  return <SuggestionList {...shown.suggestions} />;
}
