import type { AnchorHTMLAttributes, ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';
import { Icon, type IconName } from './icon.view';

export type ButtonKind = 'primary' | 'secondary' | 'plain' | 'light';

type Look = {
  kind?: ButtonKind;
  /** As wide as its place. */
  wide?: boolean;
  icon?: IconName;
  children: ReactNode;
};

/** The class of a button, for elements that cannot be one of these two (a summary, a label). */
export const buttonClass = (kind: ButtonKind = 'primary', wide = false): string =>
  classNames(styles.button, styles[kind], wide && styles.wide) ?? '';

export function Button({
  kind,
  wide,
  icon,
  children,
  className,
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button {...rest} className={classNames(buttonClass(kind, wide), className)}>
      {icon && <Icon name={icon} small />}
      {children}
    </button>
  );
}

export function ButtonLink({
  kind,
  wide,
  icon,
  children,
  className,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={classNames(buttonClass(kind, wide), className)}>
      {icon && <Icon name={icon} small />}
      {children}
    </a>
  );
}
