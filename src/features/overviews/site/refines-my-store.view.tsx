import { enMyStore } from '#kernel/messages/en-my-store';
import { myStoreTexts } from '#kernel/messages/nl-my-store';
import { MY_STORE_FILTER } from '#kernel/wire-my-store';
import { useTexts } from '#ui/language';
import type { RefinesProps } from '../contract';
import styles from './refines-my-store.module.css';

/**
 * What lies in the visitor's own store, in one press. The page is everyone's: the page's script names the
 * store, and without it the server looks which one it is.
 */
export function RefinesMyStore({ column, href }: NonNullable<RefinesProps['myStore']>) {
  const texts = useTexts(myStoreTexts, enMyStore);
  return (
    <a className={styles.link} href={href} rel="nofollow" {...{ [MY_STORE_FILTER]: column }}>
      <span className={styles.box} />
      <span>
        {texts.inStock}
        <span className={styles.store}>{texts.find}</span>
      </span>
    </a>
  );
}
