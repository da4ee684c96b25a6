import { useId } from 'react';
import type { PictureRef } from '#kernel/define/entity';
import type { LinkLine } from '#kernel/values/link-lines';
import { field } from '#kernel/wire';
import { Button, ButtonLink } from '#ui/button.view';
import { classNames } from '#ui/class-names';
import { Picture } from '#ui/picture.view';
import box from '#ui/search-form.module.css';
import styles from './call-to-action.module.css';

export type CallToActionProps = {
  title: string;
  text: string;
  link: string;
  linkText: string;
  picture?: PictureRef;
  tone?: 'green' | 'paper' | 'plain';
  /** Further ways, below the first. */
  links?: readonly LinkLine[];
  /** As wide as the screen. */
  isWide?: boolean;
  /** Asks for a postcode or a place, by this name, for the page that it leads to. */
  placeLabel?: string;
};

/** One invitation across the page, with or without a picture beside it. */
export default function CallToAction({ tone = 'green', ...props }: CallToActionProps) {
  const { picture, isWide, links = [] } = props;
  return (
    <div className={classNames(styles.frame, isWide && styles.wide)}>
      <div className={classNames(styles.cta, styles[tone], picture && styles.pictured)}>
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} sizes="(min-width: 768px) 50vw, 100vw" fill />
          </div>
        )}
        <div className={styles.words}>
          <h2 className={styles.title}>{props.title}</h2>
          {props.text && <p className={styles.text}>{props.text}</p>}
          <Way {...props} tone={tone} />
          {links.length > 0 && (
            <ul className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}

function Way({ link, linkText, placeLabel, tone }: CallToActionProps) {
  const id = useId();
  const kind = tone === 'green' ? 'light' : 'primary';
  if (!link) return null;
  if (!placeLabel) {
    return (
      <ButtonLink kind={kind} href={link}>
        {linkText}
      </ButtonLink>
    );
  }
  return (
    <form className={styles.place} method="get" action={link}>
      <label className="visually-hidden" htmlFor={id}>
        {placeLabel}
      </label>
      <input
        id={id}
        className={box.input}
        type="text"
        name={field.placeInput}
        placeholder={placeLabel}
        autoComplete="postal-code"
      />
      <Button type="submit" kind={kind}>
        {linkText}
      </Button>
    </form>
  );
}
