import { Link, useLocation } from 'wouter';
import { inputTexts as texts } from '#kernel/messages/nl-office-inputs';
import styles from './inputs.module.css';
import type { ValueInputProps } from './types';

/** What a page is built of has an editor of its own. */
export function BlocksValue({ id }: ValueInputProps) {
  const [path] = useLocation();
  const isMade = /\/\d+$/.test(path);
  return (
    <p className={styles.note} id={id} tabIndex={-1}>
      {isMade ? texts.blocks : texts.blocksFirst}{' '}
      {isMade && <Link href={`${path}/bouwen`}>{texts.toBlocks}</Link>}
    </p>
  );
}
