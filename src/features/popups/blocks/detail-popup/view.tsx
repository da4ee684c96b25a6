import type { PictureRef } from '#kernel/define/entity';
import { DETAIL_POPUP } from '#kernel/wire-popups';
import { Icon } from '#ui/icon.view';
import styles from '../../site/popup.module.css';
import { PopupContentView } from '../../site/popup-content';
import { usePopupWords } from '../../site/use-popup-words';

export type DetailPopupProps = {
  title: string;
  subtitle: string;
  intro: string;
  link: string;
  linkText: string;
  picture?: PictureRef;
};

/**
 * S2.10/10: the promotional popup. It lies still in the page until the script opens it; without script it
 * is no more than its link.
 */
export default function DetailPopup({
  title,
  subtitle,
  intro,
  link,
  linkText,
  picture,
}: DetailPopupProps) {
  const words = usePopupWords();
  const links = link && linkText ? [{ href: link, text: linkText }] : [];
  const pictures = picture ? [picture] : [];
  return (
    <div {...{ [DETAIL_POPUP]: '' }}>
      <template>
        <div className={styles.popup}>
          <button type="button" className={styles.close} data-dialog-close="">
            <Icon name="close" />
            <span className="visually-hidden">{words.close}</span>
          </button>
          <PopupContentView
            content={{ title, subtitle, intro, html: '', pictures, links }}
            icon=""
          />
        </div>
      </template>
      {links.length > 0 && (
        <noscript>
          <p className={styles.plain}>
            <a href={link}>{`${title}: ${linkText}`}</a>
          </p>
        </noscript>
      )}
    </div>
  );
}
