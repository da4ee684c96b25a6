import { tellSize } from '#kernel/values/file-size';
import type { UploadRules } from '#kernel/values/upload-rules';
import { useLanguage } from '#ui/language';
import { useUploadTexts } from './field-texts';
import styles from './fields.module.css';

/** What may be chosen, said before anything is. */
export function FileHint({ id, rules }: { id: string; rules: UploadRules }) {
  const texts = useUploadTexts();
  const language = useLanguage();
  const { maxNumberOfFiles, maxFileSize, allowedFileTypes } = rules;
  return (
    <p id={id} className={styles.hint}>
      {texts.hint(maxNumberOfFiles, tellSize(maxFileSize, language), allowedFileTypes)}
    </p>
  );
}
