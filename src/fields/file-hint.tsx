import { uploadTexts as texts } from '#kernel/messages/nl-upload-dashboard';
import { tellSize } from '#kernel/values/file-size';
import type { UploadRules } from '#kernel/values/upload-rules';
import styles from './fields.module.css';

/** What may be chosen, said before anything is. */
export function FileHint({ id, rules }: { id: string; rules: UploadRules }) {
  const { maxNumberOfFiles, maxFileSize, allowedFileTypes } = rules;
  return (
    <p id={id} className={styles.hint}>
      {texts.hint(maxNumberOfFiles, tellSize(maxFileSize), allowedFileTypes)}
    </p>
  );
}
