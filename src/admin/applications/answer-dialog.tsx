import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  type Answer,
  type AnswerState,
  type ApplicationState,
  answerStates,
} from '#features/applications/contract';
import type { ToldAnswer, ToldCard } from '#features/hiring/contract';
import { applications as limits } from '#kernel/limits-applications';
import { hiringTexts } from '#kernel/messages/nl-hiring';
import { officeTexts } from '#kernel/messages/nl-office';
import { Button } from '#ui/button.view';
import { useSending } from '../account/use-sending';
import { CallError, call } from '../calls';
import { Confirm } from '../confirm';
import { Dialog } from '../dialog';
import { Failed } from '../failed';
import list from '../list/list.module.css';
import { tell } from '../shell/toasts';
import { AnswerFields } from './answer-fields';
import styles from './mail.module.css';
import { MailPreview } from './mail-preview';
import { goneIn, useForget, useTellAnew } from './use-calls';

const texts = hiringTexts.answer;

type Written = Readonly<Record<string, Answer>>;

/** What was typed in a mail that wasn't sent, in each language: who closes it by mistake finds it again. */
const unsent = new Map<string, Written>();

type AnswerDialogProps = {
  id: number;
  state: AnswerState;
  /** Where it stood for whoever answers. */
  from: ApplicationState;
  close: () => void;
  /** It was answered, by oneself or by another. */
  done: () => void;
  /** It isn't there any more; `message`: what the server says of that. */
  gone: (message: string) => void;
};

/** An answer to an applicant: the mail as it will be sent, to be changed, or none. */
export function AnswerDialog({ id, state, from, close, done, gone }: AnswerDialogProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['answer', id, state],
    queryFn: ({ signal }) =>
      call<ToldAnswer>('GET', `applications/${id}/answer?state=${state}`, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const told = goneIn(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whoever listens
  useEffect(() => {
    if (told !== undefined) gone(told);
  }, [told]);
  const title = data ? texts.titles[state](data.shortName) : texts.title;
  return (
    <Dialog title={title} close={close}>
      {error && <Failed error={error} again={refetch} />}
      {!data && !error && <p role="status">{officeTexts.loading}</p>}
      {data && <AnswerForm told={data} {...{ id, state, from, done, gone }} />}
    </Dialog>
  );
}

type AnswerFormProps = Omit<AnswerDialogProps, 'close'> & { told: ToldAnswer };

function AnswerForm({ told, id, state, from, done, gone }: AnswerFormProps) {
  const [language, setLanguage] = useState(told.mails[0]?.language ?? '');
  const [wanted, setWanted] = useState<string>();
  const [isSwapped, setSwapped] = useState(false);
  const about = `${id} ${state}`;
  const [written, setWritten] = useState<Written>(unsent.get(about) ?? {});
  // What is sent again, because nobody knows whether it arrived, is done once.
  const [key] = useState(() => crypto.randomUUID());
  const tellAnew = useTellAnew();
  const forget = useForget();
  // What one came for, once it is there.
  useEffect(() => document.getElementById('answer-subject')?.focus(), []);
  const nameOf = (one: string) => told.mails.find(({ language }) => language === one)?.name ?? '';
  const swap = (to: string) => {
    setWanted(undefined);
    setLanguage(to);
    setSwapped(true);
  };
  const begun = told.mails.find((one) => one.language === language);
  const answer = written[language] ?? begun?.answer ?? { subject: '', text: '' };
  const isChanged = answer.subject !== begun?.answer.subject || answer.text !== begun?.answer.text;
  const { send, isBusy, errors } = useSending({ ...answer }, 'answer-');
  const name = told.shortName;
  const give = async (mail: object | null) => {
    let isMoved = false;
    let missing: string | undefined;
    const run = async () => {
      const body = { state, from, key, mail };
      await call<ToldCard>('POST', `applications/${id}/answer`, { body }).catch((problem) => {
        isMoved = problem instanceof CallError && problem.status === 409;
        missing = goneIn(problem);
        throw problem;
      });
    };
    const isDone = await send(run);
    if (missing !== undefined) {
      for (const one of answerStates) unsent.delete(`${id} ${one}`);
      forget(id);
      gone(missing);
      return void tellAnew();
    }
    if (!isDone && !isMoved) return;
    unsent.delete(about);
    await tellAnew();
    const stands = hiringTexts.board.states[state];
    if (isDone) tell(mail === null ? texts.notSent(name, stands) : texts.sent(name, stands));
    done();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void give({ ...answer, language });
      }}
    >
      {told.mails.length > 1 && (
        <label className={list.filter}>
          <span className={list.filterName}>{texts.language}</span>
          <select
            className={list.select}
            value={language}
            onChange={({ target }) => (isChanged ? setWanted(target.value) : swap(target.value))}
          >
            {told.mails.map((one) => (
              <option key={one.language} value={one.language}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="visually-hidden" role="status">
        {isSwapped && texts.swapped(nameOf(language))}
      </p>
      <AnswerFields
        prefix="answer-"
        {...{ answer, errors }}
        most={limits.answerText}
        change={(next) => {
          const now = { ...written, [language]: next };
          setWritten(now);
          unsent.set(about, now);
        }}
      />
      {begun && (
        <MailPreview
          title={texts.preview}
          {...{ language, answer, frame: begun.frame, values: begun.values }}
        />
      )}
      <p className={styles.soft}>{texts.ended[state]}</p>
      <div className={`${styles.actions} ${styles.stuck}`}>
        <Button
          type="button"
          kind="secondary"
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && void give(null)}
        >
          {texts.without}
        </Button>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {texts.send}
        </Button>
      </div>
      <Confirm
        isOpen={wanted !== undefined}
        title={texts.swap(nameOf(wanted ?? ''))}
        text={texts.swapText(nameOf(language))}
        action={texts.swapConfirm}
        close={() => setWanted(undefined)}
        confirm={() => wanted !== undefined && swap(wanted)}
      />
    </form>
  );
}
