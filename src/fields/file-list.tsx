import { fieldLimits } from '#kernel/limits';
import { fields as texts } from '#kernel/messages/nl-fields';
import styles from './fields.module.css';
import { fileName } from './files';
import { Sign } from './sign';

/** The files that a field holds already (S3.2/14); pictures with a small preview (S2.14/30). */
export function FileList({ files, preview }: { files: readonly string[]; preview?: boolean }) {
  if (files.length === 0) return null;
  return (
    <div className={styles.files}>
      <p>{files.length === 1 ? texts.upload.current : texts.upload.currents}</p>
      <ul>
        {files.map((file) => (
          <li key={file} className={styles.file}>
            {preview && (
              <img
                src={file}
                width={fieldLimits.previewWidth}
                alt=""
                loading="lazy"
                decoding="async"
              />
            )}
            <span className={styles.fileName}>{fileName(file)}</span>
            <a
              href={file}
              target="_blank"
              rel="noopener"
              className={styles.view}
              aria-label={texts.upload.view(fileName(file))}
            >
              <Sign name="view" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
