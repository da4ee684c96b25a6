import { fieldLimits } from '#kernel/limits-fields';
import { Icon } from '#ui/icon.view';
import type { UploadedFile } from '#ui/upload-dashboard/types';
import { useFieldTexts, useUploadTexts } from './field-texts';
import styles from './fields.module.css';
import { fileName } from './files';
import { Sign } from './sign';

type FileListProps = {
  /** Addresses of stored files (S3.2/14). */
  files: readonly string[];
  /** What was uploaded since. */
  uploads?: readonly UploadedFile[];
  /** The name of a file that is stored and of which no more is known. */
  stored?: string;
  /** Pictures are shown small (S2.14/30). */
  preview?: boolean;
  /** Takes an upload away; absent: nothing can be. */
  onRemove?: (file: UploadedFile) => void;
};

/** The files that a field holds (S2.4/8). */
export function FileList({ files, uploads = [], stored, preview, onRemove }: FileListProps) {
  const texts = useFieldTexts();
  const count = files.length + uploads.length + (stored ? 1 : 0);
  if (count === 0) return null;
  return (
    <div className={styles.files}>
      <p>{count === 1 ? texts.upload.current : texts.upload.currents}</p>
      <ul>
        {stored && <FileLine name={stored} />}
        {files.map((file) => (
          <FileLine
            key={file}
            name={fileName(file)}
            href={file}
            preview={preview ? file : undefined}
          />
        ))}
        {uploads.map((file) => (
          <FileLine
            key={file.id}
            name={file.name}
            href={file.href}
            preview={preview ? file.preview : undefined}
            onRemove={onRemove && (() => onRemove(file))}
          />
        ))}
      </ul>
    </div>
  );
}

type FileLineProps = { name: string; href?: string; preview?: string; onRemove?: () => void };

function FileLine({ name, href, preview, onRemove }: FileLineProps) {
  const uploadTexts = useUploadTexts();
  const texts = useFieldTexts();
  return (
    <li className={styles.file}>
      {preview && (
        <img
          src={preview}
          width={fieldLimits.previewWidth}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={styles.fileName}>{name}</span>
      {href && (
        <a
          href={href}
          target="_blank"
          rel="noopener"
          className={styles.view}
          aria-label={texts.upload.view(name)}
        >
          <Sign name="view" />
        </a>
      )}
      {onRemove && (
        <button
          type="button"
          className={styles.view}
          aria-label={uploadTexts.remove(name)}
          onClick={onRemove}
        >
          <Icon name="bin" small />
        </button>
      )}
    </li>
  );
}
