import { useState } from 'react';
import {
  type StoryGroup,
  storyGroups,
  type ToldLetter,
  type ToldOrderDetails,
  type ToldStory,
} from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { formatEuro } from '#kernel/values/money';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import { MailDialog } from './mail-dialog';
import { NoteForm } from './note-form';
import styles from './orders.module.css';
import type { Act } from './use-order-act';

const texts = customerTexts.details;

type Props = { order: ToldOrderDetails; act: Act; mailAgain: (letter: ToldLetter) => void };

/** All that happened to an order in one list, with what staff wrote of it. */
export function Story({ order, act, mailAgain }: Props) {
  const [group, setGroup] = useState<StoryGroup>();
  const [mail, setMail] = useState<number>();
  const { story, number } = order;
  const counts = new Map(
    storyGroups.map((one) => [one, story.filter((entry) => entry.group === one).length]),
  );
  const shown = group ? story.filter((entry) => entry.group === group) : story;
  return (
    <section className={styles.part} aria-labelledby="order-story">
      <h2 id="order-story">{texts.story}</h2>
      <NoteForm act={act} />
      <fieldset className={styles.chips}>
        <legend className="visually-hidden">{texts.storyFilter}</legend>
        <Chip
          isOn={group === undefined}
          label={texts.storyAll(story.length)}
          press={() => setGroup(undefined)}
        />
        {storyGroups
          .filter((one) => counts.get(one))
          .map((one) => (
            <Chip
              key={one}
              isOn={group === one}
              label={texts.storyGroup(texts.groups[one], counts.get(one) ?? 0)}
              press={() => setGroup(one)}
            />
          ))}
      </fieldset>
      <ol className={styles.story}>
        {shown.map((entry) => (
          <Entry key={entry.id} {...{ entry, mailAgain }} read={setMail} />
        ))}
      </ol>
      {mail !== undefined && (
        <MailDialog {...{ number, id: mail }} close={() => setMail(undefined)} />
      )}
    </section>
  );
}

function Chip({ isOn, label, press }: { isOn: boolean; label: string; press: () => void }) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={press}>
      {label}
    </button>
  );
}

type EntryProps = {
  entry: ToldStory;
  read: (mail: number) => void;
  mailAgain: (letter: ToldLetter) => void;
};

function Entry({ entry, read, mailAgain }: EntryProps) {
  const { group, kind, at, by, cents, reason, about, lines = [], mail, again } = entry;
  const title = customerTexts.events[kind] ?? mail?.subject ?? kind;
  return (
    <li className={group === 'note' ? styles.note : undefined}>
      <span>
        <span className={styles.what}>{title}</span>
        {about && ` ${about}`}
        {cents !== undefined && ` ${formatEuro(cents)}`}
      </span>
      {lines.map((line) => (
        <span key={line} className={styles.written}>
          {line}
        </span>
      ))}
      {reason && <span>{texts.reasons[reason] ?? reason}</span>}
      {mail && <span className={styles.soft}>{texts.mailTo(mail.subject, mail.to)}</span>}
      <span className={styles.soft}>
        <time dateTime={at}>{whenOf(at)}</time>
        {by && ` ${texts.by(texts.who(by))}`}
      </span>
      {(mail || again) && (
        <span className={styles.entryActs}>
          {mail && (
            <button type="button" className={list.plain} onClick={() => read(mail.id)}>
              {texts.readMail}
              <span className="visually-hidden">
                {' '}
                {[mail.subject, about].filter(Boolean).join(' ')}
              </span>
            </button>
          )}
          {again && (
            <button type="button" className={list.plain} onClick={() => mailAgain(again)}>
              {texts.mailAgain}
              <span className="visually-hidden"> {[title, about].filter(Boolean).join(' ')}</span>
            </button>
          )}
        </span>
      )}
    </li>
  );
}
