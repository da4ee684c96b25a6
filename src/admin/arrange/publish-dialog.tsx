import { useId, useRef, useState } from 'react';
import type { SentListVersion } from '#features/merchandising/contract';
import { listTexts as texts } from '#kernel/messages/nl-lists';
import { Button } from '#ui/button.view';
import { CallError } from '../calls';
import controls from '../controls.module.css';
import { Dialog } from '../dialog';
import form from '../form/form.module.css';
import list from '../list/list.module.css';
import orders from '../orders/orders.module.css';
import plan from '../plan/plan.module.css';
import { momentOf, type Typed } from '../prices/asked';
import { Field } from '../prices/field';
import { MomentField } from '../prices/moment-field';
import { tell } from '../shell/toasts';

type Sent = Pick<SentListVersion, 'name' | 'starts_at' | 'ends_at'>;
type Wrong = Readonly<Record<string, string>>;

type PublishDialogProps = {
  publish: (sent: Sent) => Promise<void>;
  /** Everything is hidden, which the server refuses. */
  isEmpty: boolean;
  close: () => void;
};

const nothing: Typed = { day: '', time: '00:00' };

/** From when and until when a list is arranged so. */
export function PublishDialog({ publish, isEmpty, close }: PublishDialogProps) {
  const id = useId();
  const fields = useRef<HTMLFormElement>(null);
  const [isLater, setLater] = useState(false);
  const [from, setFrom] = useState(nothing);
  const [until, setUntil] = useState(nothing);
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const refuse = (told: Wrong, message: string) => {
    setWrong(told);
    setProblem(message);
    requestAnimationFrame(() =>
      fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
    );
  };
  const send = async () => {
    if (isBusy) return;
    const [startsAt, endsAt] = [
      isLater ? momentOf(from) : null,
      until.day ? momentOf(until) : null,
    ];
    const missing: Wrong = {
      ...(startsAt === undefined && { starts_at: texts.problems.moment }),
      ...(endsAt === undefined && { ends_at: texts.problems.moment }),
    };
    if (startsAt === undefined || endsAt === undefined) return refuse(missing, '');
    setBusy(true);
    try {
      await publish({ name, starts_at: startsAt, ends_at: endsAt });
      tell(isLater ? texts.isPlanned : texts.published);
      close();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refuse(error.problem.fields, error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={texts.publishTitle} close={close}>
      <form
        ref={fields}
        className={orders.asked}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {problem && (
          <p className={form.problems} role="alert">
            {problem}
          </p>
        )}
        {isEmpty && !problem && <p className={form.notice}>{texts.problems.empty}</p>}
        <fieldset className={plan.part}>
          <legend>{texts.when}</legend>
          {[false, true].map((one) => (
            <label key={String(one)} className={plan.tick}>
              <input
                type="radio"
                name={id}
                checked={isLater === one}
                onChange={() => setLater(one)}
              />
              {one ? texts.later : texts.atOnce}
            </label>
          ))}
        </fieldset>
        {isLater && (
          <MomentField label={texts.from} value={from} change={setFrom} wrong={wrong.starts_at} />
        )}
        <MomentField
          label={texts.till}
          help={texts.tillHelp}
          value={until}
          change={setUntil}
          wrong={wrong.ends_at}
        />
        <Field label={texts.name} help={texts.nameHelp} wrong={wrong.name}>
          {(control) => (
            <input
              {...control}
              className={controls.control}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <div className={list.actions}>
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {texts.publish}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
