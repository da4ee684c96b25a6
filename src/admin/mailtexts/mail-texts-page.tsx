import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ToldMailKind, ToldMailKinds } from '#features/mailtexts/contract';
import { mailTexts as texts } from '#kernel/messages/nl-mail-kinds';
import { officeTexts } from '#kernel/messages/nl-office';
import { call } from '../calls';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import operations from '../operations/operations.module.css';
import { useTitle } from '../use-title';
import { ForWriter } from './for-writer';
import styles from './mailtexts.module.css';

/** All mails of the site: when each is sent, and whether the chain says something of its own in it. */
export default function MailTextsPage() {
  return (
    <ForWriter>
      <MailKinds />
    </ForWriter>
  );
}

function MailKinds() {
  useTitle(texts.title);
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-texts'],
    queryFn: ({ signal }) => call<ToldMailKinds>('GET', 'mail-texts', { signal }),
    staleTime: 0,
  });
  return (
    <>
      <h1 className={list.title}>{texts.title}</h1>
      <p className={operations.lead}>{texts.lead}</p>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data?.groups.map(({ name, label, mails }) => (
        <section key={name} aria-labelledby={`mails-${name}`}>
          <h2 id={`mails-${name}`} className={operations.title}>
            {label}
          </h2>
          <ul className={styles.kinds}>
            {mails.map((mail) => (
              <li key={mail.kind}>
                <Kind mail={mail} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Kind({ mail: { kind, title, when, isChanged, elsewhere } }: { mail: ToldMailKind }) {
  return (
    <Link href={elsewhere?.href ?? `/mailteksten/${kind}`} className={operations.mail}>
      <span className={operations.subject}>{title}</span>
      <span className={styles.when}>{when}</span>
      <span className={styles.state}>
        {isChanged && <span className={styles.changed}>{texts.changed}</span>}
        {elsewhere?.label}
      </span>
    </Link>
  );
}
