import { useId, useState } from 'react';
import { planTexts } from '#kernel/messages/nl-plan';
import { previewTexts as texts } from '#kernel/messages/nl-preview';
import { dayOf, localTime } from '#kernel/values/dutch-dates';
import { timeOf } from '#kernel/values/opening-hours';
import { readMoment } from '#kernel/values/plan-moment';
import { Button } from '#ui/button.view';
import { Dialog } from '../dialog';
import { DayAndTime } from '../plan/day-and-time';
import styles from '../plan/plan.module.css';
import { type LookAs, languages } from './look';
import { LookVisitor, type Visitor } from './look-visitor';
import { Select } from './select';

type LookAsDialogProps = {
  /** How it is looked at now. */
  as: LookAs | undefined;
  close: () => void;
  look: (as: LookAs) => void;
};

const visitorIn = ({ store, signedIn, consent }: LookAs): Visitor => ({ store, signedIn, consent });

/** Chooses when, in which language and by whom the preview is looked at. */
export default function LookAsDialog({ as = {}, close, look }: LookAsDialogProps) {
  const id = useId();
  const shown = as.at ? new Date(as.at) : undefined;
  const [day, setDay] = useState(shown ? dayOf(shown) : '');
  const [time, setTime] = useState(shown ? timeOf(localTime(shown).minutes) : '12:00');
  const [language, setLanguage] = useState(as.language ?? '');
  const [visitor, setVisitor] = useState<Visitor>(visitorIn(as));
  const [wrong, setWrong] = useState('');
  const apply = () => {
    const read = readMoment(day, time);
    if (day !== '' && 'wrong' in read) {
      setWrong(read.wrong === 'skipped' ? planTexts.skipped : planTexts.noMoment);
      return;
    }
    if (visitor.store === 'some') {
      setWrong(texts.lacksStore);
      document.getElementById(`${id}-which`)?.focus();
      return;
    }
    const { signedIn, consent, store } = visitor;
    look({
      ...('at' in read && { at: read.at.toISOString() }),
      ...(language !== '' && { language }),
      ...(store !== undefined && { store }),
      ...(signedIn !== undefined && { signedIn }),
      ...(consent && { consent }),
    });
    close();
  };
  return (
    <Dialog title={texts.asTitle} close={close}>
      <p>{texts.asLead}</p>
      <fieldset className={styles.part}>
        <legend>{texts.moment}</legend>
        <div className={styles.moment}>
          <DayAndTime {...{ day, setDay, time, setTime }} describedBy={`${id}-note`} />
        </div>
        <p id={`${id}-note`} className={styles.note}>
          {texts.momentNote}
        </p>
      </fieldset>
      <div className={`${styles.part} ${styles.moment}`}>
        <Select
          {...{ id: `${id}-language`, label: texts.language, value: language }}
          change={setLanguage}
          options={[['', texts.ownLanguage], ...Object.entries(languages)]}
        />
      </div>
      <LookVisitor
        {...{ id, visitor }}
        change={setVisitor}
        isStoreWrong={wrong === texts.lacksStore}
      />
      {wrong && (
        <p id={`${id}-wrong`} className={styles.bad} role="alert">
          {wrong}
        </p>
      )}
      <div className={styles.actions}>
        <Button type="button" onClick={apply}>
          {texts.apply}
        </Button>
      </div>
    </Dialog>
  );
}
