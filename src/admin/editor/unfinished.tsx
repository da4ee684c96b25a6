import { editorTexts as texts } from '#kernel/messages/nl-editor';
import styles from './editor.module.css';

type UnfinishedProps = {
  /** What blocks lack, by their ids. */
  unfinished: Readonly<Record<string, string>>;
  choose: (id: string) => void;
};

/** What keeps a page from being published; each leads to its block. */
export function Unfinished({ unfinished, choose }: UnfinishedProps) {
  const all = Object.entries(unfinished);
  if (all.length === 0) return null;
  return (
    <div className={styles.wrong} role="alert">
      <p>{texts.unfinished}</p>
      <ul>
        {all.map(([id, told]) => (
          <li key={id}>
            <button type="button" className={styles.lead} onClick={() => choose(id)}>
              {told}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
