import type { ReactNode } from 'react';
import { visiblePages } from '#kernel/values/pagination';
import { classNames } from '#ui/class-names';
import { Icon } from '#ui/icon.view';
import { useUi } from '#ui/use-ui';
import type { PaginationProps } from '../contract';
import styles from './pagination.module.css';

/** Pages by number, with the ends and the neighbours by name (S2.2/12). */
export function Pagination({ title, page, pages, maxVisibleButtons, href }: PaginationProps) {
  const ui = useUi();
  const numbers = visiblePages(page, pages, maxVisibleButtons);
  if (numbers.length === 0) return null;
  const label = title ? `${title}: ${ui.pagination.label}` : ui.pagination.label;
  const step = (to: number, allowed: boolean, side: string | undefined, content: ReactNode) => (
    <PageStep to={to} href={allowed ? href(to) : undefined} className={side}>
      {content}
    </PageStep>
  );
  return (
    <nav className={styles.pagination} data-pagination="" aria-label={label}>
      <ul className={styles.pages}>
        {step(1, page > 1, styles.first, ui.pagination.first)}
        {step(
          page - 1,
          page > 1,
          styles.previous,
          <>
            <Icon name="left" small />
            {ui.pagination.previous}
          </>,
        )}
        {numbers.map((number) => (
          <PageNumber key={number} number={number} current={number === page} href={href(number)} />
        ))}
        {step(
          page + 1,
          page < pages,
          styles.next,
          <>
            {ui.pagination.next}
            <Icon name="right" small />
          </>,
        )}
        {step(pages, page < pages, styles.last, ui.pagination.last)}
      </ul>
    </nav>
  );
}

type StepProps = { to: number; href?: string; className?: string; children: ReactNode };

function PageStep({ to, href, className, children }: StepProps) {
  return (
    <li className={classNames(styles.step, className)}>
      {href ? (
        <a className={styles.link} href={href} data-page-to={to}>
          {children}
        </a>
      ) : (
        // biome-ignore lint/a11y/useValidAnchor: a link that leads nowhere now, by design
        <a className={styles.link} role="link" aria-disabled="true">
          {children}
        </a>
      )}
    </li>
  );
}

type NumberProps = { number: number; current: boolean; href: string };

function PageNumber({ number, current, href }: NumberProps) {
  const ui = useUi();
  return (
    <li className={styles.number}>
      <a
        className={styles.link}
        href={href}
        data-page-to={number}
        aria-current={current ? 'page' : undefined}
      >
        <span className="visually-hidden">{ui.pagination.page} </span>
        {number}
      </a>
    </li>
  );
}
