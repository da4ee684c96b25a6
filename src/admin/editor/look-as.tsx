import { useId, useState } from 'react';
import { planTexts } from '#kernel/messages/nl-plan';
import { previewTexts as texts } from '#kernel/messages/nl-preview';
import { readMoment } from '#kernel/values/plan-moment';
import { Button } from '#ui/button.view';
import { Dialog } from '../dialog';
import { DayAndTime } from '../plan/day-and-time';
import styles from '../plan/plan.module.css';
import { type LookAs, languages } from './look';

type LookAsDialogProps = { close: () => void; look: (as: LookAs) => void };

/** Chooses the moment and the language in which the preview is shown. */
export default function LookAsDialog({ close, look }: LookAsDialogProps) {
  const id = useId();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('12:00');
  const [language, setLanguage] = useState('');
  const [wrong, setWrong] = useState('');
  const apply = () => {
    const read = readMoment(day, time);
    if (day !== '' && 'wrong' in read) {
      setWrong(read.wrong === 'skipped' ? planTexts.skipped : planTexts.noMoment);
      return;
    }
    look({
      ...('at' in read && { at: read.at.toISOString() }),
      ...(language !== '' && { language }),
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
        {wrong && (
          <p className={styles.bad} role="alert">
            {wrong}
          </p>
        )}
      </fieldset>
      <div className={`${styles.part} ${styles.moment}`}>
        <div>
          <label htmlFor={`${id}-language`}>{texts.language}</label>
          <select
            id={`${id}-language`}
            className={styles.line}
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
          >
            <option value="">{texts.ownLanguage}</option>
            {Object.entries(languages).map(([tag, name]) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className={styles.actions}>
        <Button type="button" onClick={apply}>
          {texts.apply}
        </Button>
      </div>
    </Dialog>
  );
}
