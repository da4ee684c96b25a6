import { useState } from 'react';
import type { ToldPart, ToldPerson } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { useSending } from '../account/use-sending';
import { call } from '../calls';
import styles from '../orders/orders.module.css';
import { tell } from '../shell/toasts';
import { useStart } from '../start';
import { Archive } from './archive';
import own from './customers.module.css';
import { saveFile } from './save-file';

const texts = customerTexts.data;

/** All that is kept of somebody: shown when it is asked for, since that is noted, and given out as a file. */
export function PersonalData({ email }: { email: string }) {
  const { member } = useStart();
  const [person, setPerson] = useState<ToldPerson>();
  const { send, isBusy } = useSending();
  const open = () =>
    send(async () => {
      setPerson(await call<ToldPerson>('POST', 'customers/person', { body: { email } }));
      requestAnimationFrame(() => document.getElementById('person-title')?.focus());
    });
  const busy = isBusy || undefined;
  return (
    <section className={styles.part}>
      <h2 id="person-title" tabIndex={-1}>
        {texts.title}
      </h2>
      <p className={styles.soft}>{texts.text}</p>
      {person ? (
        <Parts person={person} />
      ) : (
        <button
          type="button"
          className={styles.act}
          aria-disabled={busy}
          onClick={() => !isBusy && void open()}
        >
          {texts.open}
        </button>
      )}
      <h3 className={own.small}>{texts.give}</h3>
      {member.special.includes('personal-data') ? (
        <>
          <Give email={email} />
          <Archive email={email} />
        </>
      ) : (
        <p className={styles.soft}>{texts.notYours}</p>
      )}
    </section>
  );
}

function Parts({ person: { parts, isWhole } }: { person: ToldPerson }) {
  return (
    <div>
      {parts.length === 0 && <p>{texts.none}</p>}
      {parts.map((part) => (
        <Part key={part.name} part={part} />
      ))}
      {!isWhole && <p className={styles.soft}>{texts.limited}</p>}
    </div>
  );
}

function Part({ part: { title, items } }: { part: ToldPart }) {
  return (
    <details className={own.one}>
      <summary>{texts.count(title, items.length)}</summary>
      {items.map((facts, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: told once, and never reordered
        <dl key={place} className={own.facts}>
          {facts.map(({ label, value, depth }, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: told once, and never reordered
            <div key={line} style={{ paddingInlineStart: `${depth}rem` }}>
              <dt>{label}</dt>
              <dd className={styles.written}>{value}</dd>
            </div>
          ))}
        </dl>
      ))}
    </details>
  );
}

/** The same as a file, for a person and for a program. */
function Give({ email }: { email: string }) {
  const { send, isBusy } = useSending();
  const download = async (as: 'page' | 'data') => {
    if (isBusy) return;
    const isGiven = await send(async () => {
      const data = await call<{ html?: string }>('POST', 'customers/export', {
        body: { email, as },
      });
      const name = texts.file(email, new Date().toISOString().slice(0, 10));
      if (data.html !== undefined && as === 'page')
        saveFile(`${name}.html`, data.html, 'text/html');
      else saveFile(`${name}.json`, JSON.stringify(data, null, 2));
    });
    if (isGiven) tell(texts.done);
  };
  const busy = isBusy || undefined;
  return (
    <>
      <p className={styles.soft}>{texts.giveText}</p>
      <div className={styles.acts}>
        <button
          type="button"
          className={styles.act}
          aria-disabled={busy}
          onClick={() => void download('page')}
        >
          {texts.page}
        </button>
        <button
          type="button"
          className={styles.act}
          aria-disabled={busy}
          onClick={() => void download('data')}
        >
          {texts.action}
        </button>
      </div>
    </>
  );
}
