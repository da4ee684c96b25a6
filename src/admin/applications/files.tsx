import type { ToldApplication } from '#features/hiring/contract';
import { hiringTexts } from '#kernel/messages/nl-hiring';
import { tellSize } from '#kernel/values/file-size';
import { officePath } from '#kernel/wire-staff';
import orders from '../orders/orders.module.css';
import styles from './application.module.css';

const texts = hiringTexts.details;

/** What came along, to keep: nothing of it is opened in the office. */
export function Files({ application: { id, files } }: { application: ToldApplication }) {
  return (
    <section className={orders.part}>
      <h2>{texts.files}</h2>
      {files.length === 0 && <p className={orders.soft}>{texts.noFiles}</p>}
      {files.length > 0 && (
        <ul className={orders.papers}>
          {files.map((file) => (
            <li key={file.id}>
              <a
                className={styles.reach}
                href={`${officePath.calls}/applications/${id}/files/${file.id}`}
                download={file.name}
              >
                {texts.download(file.name, tellSize(file.bytes))}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
