import { hiringTexts } from '#kernel/messages/nl-hiring';
import { tellSize } from '#kernel/values/file-size';
import application from './applications/application.module.css';
import orders from './orders/orders.module.css';

const texts = hiringTexts.details;

type SentFilesProps = {
  files: readonly { id: string; name: string; bytes: number }[];
  /** Where its files are fetched, without their ids. */
  address: string;
};

/** What a visitor sent along, to keep: nothing of it is opened in the office. */
export function SentFiles({ files, address }: SentFilesProps) {
  return (
    <section className={orders.part}>
      <h2>{texts.files}</h2>
      {files.length === 0 && <p className={orders.soft}>{texts.noFiles}</p>}
      {files.length > 0 && (
        <ul className={orders.papers}>
          {files.map(({ id, name, bytes }) => (
            <li key={id}>
              <a className={application.reach} href={`${address}/${id}`} download={name}>
                {texts.download(name, tellSize(bytes))}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
