import { pressMyStore, useMyStore } from '#browser/islands/use-my-store';
import { myStoreTexts as texts } from '#kernel/messages/nl-my-store';
import { field } from '#kernel/wire';
import { myStorePath } from '#kernel/wire-my-store';
import { buttonClass } from '#ui/button.view';
import { Icon } from '#ui/icon.view';
import { MyStoreButton } from '#ui/my-store-button.view';
import styles from './own-store.module.css';

export type OwnStoreProps = {
  id: number;
  title: string;
  token: string;
  /** The visitor's own store, on a page that was made for him. */
  mine?: number;
};

/** On a store's page: makes it the visitor's own, and says when it is. */
export default function OwnStore({ id, title, token, mine }: OwnStoreProps) {
  const isMine = useMyStore(mine) === id;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button's click is its key's too
    <form className={styles.form} method="post" action={myStorePath.choose} onClick={pressMyStore}>
      <input type="hidden" name={field.token} value={token} />
      {isMine && (
        <p className={styles.chosen}>
          <Icon name="check" small /> {texts.chosen}
        </p>
      )}
      <MyStoreButton
        id={id}
        store={title}
        isMine={isMine}
        className={isMine ? styles.forget : buttonClass('secondary')}
      />
    </form>
  );
}
