import { Alert } from '#ui/alert.view';
import texts from '../blocks/rich-text/rich-text.module.css';

/** What an editor sees in place of a block that he hasn't finished; `inList`: as an item of a list. */
export function Unfinished({ text, inList }: { text: string; inList: boolean }) {
  const alert = <Alert tone="notice" title={text} />;
  return inList ? <li>{alert}</li> : <div className={texts.frame}>{alert}</div>;
}
