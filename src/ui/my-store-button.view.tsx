import { myStoreTexts as texts } from '#kernel/messages/nl-my-store';
import { MY_STORE_BUTTON, myStoreField, myStorePath } from '#kernel/wire-my-store';
import { Icon, type IconName } from './icon.view';
import styles from './my-store-button.module.css';

export type MyStoreButtonProps = {
  id: number;
  /** What the store is called: read aloud. */
  store: string;
  /** It is the visitor's own: the button is the way back. */
  isMine: boolean;
  /** Left out: as quiet as a link in a list. */
  className?: string;
  /** Shown in place of its text where the class hides that. */
  icon?: IconName;
};

/**
 * Makes a store the visitor's own. In any form that carries a page's token it does so without script,
 * and sends that form nowhere else.
 */
export function MyStoreButton({ id, store, isMine, className, icon }: MyStoreButtonProps) {
  const text = isMine ? texts.forget : texts.choose;
  return (
    <button
      type="submit"
      className={className ?? styles.button}
      formAction={myStorePath.choose}
      formMethod="post"
      formNoValidate
      name={myStoreField.store}
      value={isMine ? '' : id}
      aria-label={`${text}: ${store}`}
      title={icon && text}
      data-toggle=""
      data-store-name={store}
      {...{ [MY_STORE_BUTTON]: id }}
    >
      {text}
      {icon && <Icon name={icon} small />}
    </button>
  );
}
