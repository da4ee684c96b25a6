import type { ReactNode } from 'react';
import type { PopupContent } from '#kernel/values/popup';
import { ButtonLink } from '#ui/button.view';
import { classNames } from '#ui/class-names';
import { Icon, isIconName } from '#ui/icon.view';
import { Picture } from '#ui/picture.view';
import styles from './popup.module.css';

type Props = {
  content: PopupContent;
  icon: string;
  /** Below the texts, above the links. */
  children?: ReactNode;
  /** In place of a title that it hasn't got. */
  fallback?: string;
};

/** What a popup shows in a step: picture, texts, then what can be done. */
export function PopupContentView({ content, icon, children, fallback }: Props) {
  const [picture] = content.pictures;
  const title = content.title || fallback;
  return (
    <div className={classNames(styles.content, picture && styles.pictured)}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(min-width: 768px) 24rem, 100vw" eager fill />
        </div>
      )}
      <div className={styles.words}>
        {isIconName(icon) && (
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
        )}
        {title && (
          <h2 className={styles.title} tabIndex={-1}>
            {title}
          </h2>
        )}
        {content.subtitle && <p className={styles.subtitle}>{content.subtitle}</p>}
        {content.intro && <p className={styles.intro}>{content.intro}</p>}
        {content.html && (
          <div
            className={styles.prose}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, on save and on show
            dangerouslySetInnerHTML={{ __html: content.html }}
          />
        )}
        {children}
        {content.links.length > 0 && (
          <div className={styles.links}>
            {content.links.map(({ href, text, target, confirm }, at) => (
              <ButtonLink
                key={`${href} ${text}`}
                href={href}
                kind={at === 0 ? 'primary' : 'plain'}
                {...(target && { target, rel: 'noopener' })}
                {...(confirm !== undefined && { 'data-confirm': confirm })}
              >
                {text}
              </ButtonLink>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
