import { ButtonLink } from '#ui/button.view';
import { useUi } from '#ui/use-ui';
import type { SectionProps } from '../contract';
import styles from './section-empty.module.css';

type Props = Pick<SectionProps, 'empty' | 'noun'> & { resetHref: string };

/** Nothing fits: says so and offers ways on. */
export function SectionEmpty({ empty, noun, resetHref }: Props) {
  const ui = useUi();
  return (
    <div className={styles.empty} data-empty="">
      <p className={styles.title}>{ui.section.emptyTitle}</p>
      <p className={styles.text}>
        {ui.section.emptyText(noun)} {resetHref && ui.section.emptyHint}
      </p>
      {resetHref && (
        <ButtonLink kind="primary" href={resetHref}>
          {ui.refines.resetFilters}
        </ButtonLink>
      )}
      {empty.suggestions.length > 0 && (
        <>
          <p className={styles.lead}>{ui.section.suggestions}</p>
          <ul className={styles.suggestions}>
            {empty.suggestions.map((suggestion) => (
              <li key={suggestion.href}>
                <a className={styles.suggestion} href={suggestion.href}>
                  {suggestion.label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
