import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { Button, ButtonLink } from '#ui/button.view';
import { WorkForm } from '#ui/work/work-form.view';
import type { MissingAsked } from '../contract';
import styles from './counter.module.css';

type Props = { about: MissingAsked; href: string; action: string; token: string };

/** What comes of pieces that can't be found, before it is said: what goes out of a paid order doesn't come back. */
export function MissingScreen({ about, href, action, token }: Props) {
  const { variantId, pieces, expected, outcome, name, email } = about;
  const hidden = { artikel: variantId, aantal: pieces, nog: expected };
  return (
    <WorkForm {...{ action, token, hidden }} className={styles.step}>
      <p>{texts.missingSoon[outcome](name, email)}</p>
      <Button type="submit" wide>
        {texts.missingSure[outcome]}
      </Button>
      <ButtonLink kind="secondary" wide href={href}>
        {texts.missingNot}
      </ButtonLink>
    </WorkForm>
  );
}
