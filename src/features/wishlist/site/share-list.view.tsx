import { wishlist as texts } from '#kernel/messages/nl-wishlist';
import { field } from '#kernel/wire';
import { Button } from '#ui/button.view';
import { TextField } from '#ui/text-field.view';
import { sharePath } from '../contract';
import styles from './wishlist-page.module.css';

type Props = {
  token: string;
  /** The whole address at which others read the list; absent: it isn't shared. */
  href?: string;
  level: 2 | 3;
};

/** Makes a link of one's list for others, and ends it. */
export function ShareList({ token, href, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.share} id="delen">
      <Heading className={styles.subtitle}>{texts.share}</Heading>
      <p>{texts.shareText}</p>
      {href && (
        <div className={styles.link}>
          <TextField
            id="verlanglijst-link"
            label={texts.shareLink}
            value={href}
            readOnly
            data-copy-from=""
          />
          <Button type="button" kind="secondary" data-copy="" hidden>
            {texts.shareCopy}
          </Button>
        </div>
      )}
      <form method="post" action={href ? sharePath.revoke : sharePath.share}>
        <input type="hidden" name={field.token} value={token} />
        <Button type="submit" kind={href ? 'plain' : 'secondary'}>
          {href ? texts.shareEnd : texts.shareMake}
        </Button>
      </form>
    </section>
  );
}
