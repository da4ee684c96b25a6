import { enMyStore } from '#kernel/messages/en-my-store';
import { myStoreTexts } from '#kernel/messages/nl-my-store';
import { MY_STORE_FILTER } from '#kernel/wire-my-store';
import { Icon } from '#ui/icon.view';
import { useTexts } from '#ui/language';
import type { RefinesProps } from '../contract';
import optionStyles from './refine-option.module.css';
import styles from './refines-my-store.module.css';

/**
 * What lies in the visitor's own store. The page is everyone's: it has the way to choose a store, and the
 * page's script puts a box to tick in its place for who has one. Without script the server looks which it is.
 */
export function RefinesMyStore({ column, href }: NonNullable<RefinesProps['myStore']>) {
  const texts = useTexts(myStoreTexts, enMyStore);
  return (
    <div className={styles.own} {...{ [MY_STORE_FILTER]: column }}>
      <a className={styles.link} href={href} rel="nofollow">
        <Icon name="store" />
        <span>
          {texts.inStock}
          <span className={styles.store}>{texts.find}</span>
        </span>
      </a>
      <label className={optionStyles.option} hidden>
        <input className={optionStyles.input} type="checkbox" />
        <span className={optionStyles.label}>
          {texts.inStock}
          <span className={styles.store} />
        </span>
      </label>
    </div>
  );
}
