import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { Button } from '#ui/button.view';
import { updatePath } from '../contract';
import styles from './form.module.css';

type Props = {
  children?: string;
  /** A field to be emptied by it. */
  removes?: string;
  /** Shown with script as well; without this it is for those who have none. */
  always?: boolean;
};

/** Sends the form to be kept and shown again, by hand. */
export function UpdateButton({ children = texts.update, removes, always = false }: Props) {
  return (
    <Button
      type="submit"
      kind={removes ? 'plain' : 'secondary'}
      name={removes ? 'remove' : 'update'}
      value={removes ?? '1'}
      formAction={updatePath}
      formNoValidate
      className={always ? styles.applies : styles.byHand}
    >
      {children}
    </Button>
  );
}

/**
 * What Enter in a line of the form does: it comes first, so that it never orders or removes. With script it
 * ends the part that the line stands in.
 */
export function EnterButton() {
  return (
    <button
      type="submit"
      name="update"
      value="1"
      formAction={updatePath}
      className={styles.enter}
      tabIndex={-1}
      aria-hidden="true"
      data-enter=""
    />
  );
}
