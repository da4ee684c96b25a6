import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { AnswerState, ApplicationState } from '#features/applications/contract';
import type { ToldApplication, ToldErased } from '#features/hiring/contract';
import { applications } from '#kernel/messages/nl-applications';
import { hiringTexts } from '#kernel/messages/nl-hiring';
import { officeTexts } from '#kernel/messages/nl-office';
import { officePath } from '#kernel/wire-staff';
import { Button } from '#ui/button.view';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import { writeLocal } from '../local';
import { whenOf } from '../moments';
import orders from '../orders/orders.module.css';
import { ForRight } from '../refused';
import { SentFiles } from '../sent-files';
import { useStart } from '../start';
import { useTitle } from '../use-title';
import { AnswerDialog } from './answer-dialog';
import styles from './application.module.css';
import { Availability } from './availability';
import { Contact } from './contact';
import { Erase } from './erase';
import { Notes, noteKey } from './notes';
import { Story } from './story';
import { goneIn, useApplication, useForget } from './use-calls';

const texts = hiringTexts.details;

/** One application: all that was sent, what was said about it, and what is answered. */
export default function ApplicationPage({ id }: { id: string }) {
  const [erased, setErased] = useState<ToldErased>();
  const [gone, setGone] = useState<{ id: string; text: string }>();
  return (
    <ForRight right="applications" title={hiringTexts.one}>
      <Link href="/sollicitaties" className={orders.back}>
        {texts.back}
      </Link>
      {erased && <Proof erased={erased} />}
      {!erased && gone?.id === id && <Gone text={gone.text} />}
      {!erased && gone?.id !== id && (
        <Application {...{ id }} erased={setErased} gone={(text) => setGone({ id, text })} />
      )}
    </ForRight>
  );
}

type ApplicationProps = {
  id: string;
  erased: (proof: ToldErased) => void;
  gone: (text: string) => void;
};

export function Application({ id, erased, gone }: ApplicationProps) {
  const { data, error, refetch } = useApplication(id);
  useTitle(data?.name ?? hiringTexts.one);
  const forget = useForget();
  const { member } = useStart();
  const told = goneIn(error);
  const leave = (text: string) => {
    forget(id);
    writeLocal(noteKey(member.id, id), undefined);
    gone(text);
  };
  // A colleague may have erased it since it was opened: nothing of it stays on the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whoever listens
  useEffect(() => {
    if (told !== undefined) leave(told);
  }, [told]);
  if (told !== undefined) return null;
  return (
    <>
      <h1 className={list.title}>{data?.name || hiringTexts.one}</h1>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && (
        <>
          <Lead application={data} reload={refetch} gone={leave} />
          <div className={styles.columns}>
            <div className={orders.parts}>
              <Sent application={data} />
              <SentFiles
                files={data.files}
                address={`${officePath.calls}/applications/${data.id}/files`}
              />
              <Notes application={data} />
            </div>
            <div className={orders.parts}>
              <Contact application={data} />
              <Story events={data.events} />
              <Erase application={data} erased={erased} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

type OfOne = { application: ToldApplication };

/** In the order in which they are given, and what comes next. */
const order = ['invited', 'hired', 'rejected'] as const;
const next: Partial<Record<ApplicationState, AnswerState>> = {
  received: 'invited',
  invited: 'hired',
};

type LeadProps = OfOne & { reload: () => Promise<unknown>; gone: (text: string) => void };

/** How it stands, and what can be answered. */
function Lead({ application, reload, gone }: LeadProps) {
  const { id, state, vacancy, location, createdAt, endedAt } = application;
  const [answering, setAnswering] = useState<AnswerState>();
  const states = order.filter((one) => one !== state);
  const isOver = endedAt !== null && (state === 'received' || state === 'invited');
  return (
    <>
      <p className={orders.lead} tabIndex={-1} id="application-state">
        <span className={orders.state}>{hiringTexts.board.states[state]}</span>
        <span>{applications.mail.at(vacancy, location)}</span>
        <span>{whenOf(createdAt)}</span>
        {isOver && <span>{hiringTexts.board.ended}</span>}
      </p>
      {state !== 'withdrawn' && (
        <fieldset className={styles.answers}>
          <legend className="visually-hidden">{hiringTexts.answer.title}</legend>
          {states.map((one) => (
            <Button
              key={one}
              type="button"
              kind={one === next[state] ? 'primary' : 'secondary'}
              onClick={() => setAnswering(one)}
            >
              {hiringTexts.answer.actions[one]}
            </Button>
          ))}
        </fieldset>
      )}
      {answering && (
        <AnswerDialog
          {...{ id, state: answering, from: state }}
          close={() => setAnswering(undefined)}
          gone={gone}
          done={() => {
            setAnswering(undefined);
            void reload().then(() => document.getElementById('application-state')?.focus());
          }}
        />
      )}
    </>
  );
}

/** Characters that stand beside others. */
const SHORT = 60;

/** What was filled in, by the steps of the form. */
function Sent({ application: { steps, availability } }: OfOne) {
  return (
    <>
      {steps.map(({ legend, lines }) => (
        <section key={legend} className={orders.part}>
          <h2>{legend}</h2>
          <dl className={styles.facts}>
            {lines.map(({ label, text }) => (
              <div key={label} className={text.length > SHORT ? styles.long : undefined}>
                <dt>{label}</dt>
                <dd className={orders.written}>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {availability && <Availability availability={availability} />}
    </>
  );
}

/** In the place of one that isn't there any more. */
function Gone({ text }: { text: string }) {
  useTitle(hiringTexts.one);
  return (
    <>
      <h1 className={list.title} tabIndex={-1} ref={(heading) => heading?.focus()}>
        {hiringTexts.one}
      </h1>
      <p role="status">{text}</p>
    </>
  );
}

/** What stays of one that was erased. */
function Proof({ erased: { id, events } }: { erased: ToldErased }) {
  useTitle(hiringTexts.erase.done(id));
  return (
    <>
      <h1 className={list.title} tabIndex={-1} ref={(heading) => heading?.focus()}>
        {hiringTexts.erase.done(id)}
      </h1>
      <p className={orders.lead}>{hiringTexts.erase.proof}</p>
      <div className={styles.proof}>
        <Story events={events} />
      </div>
    </>
  );
}
