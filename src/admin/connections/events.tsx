import { type WebhookEvent, webhookEvents } from '#features/webhooks/contract';
import { connectionTexts } from '#kernel/messages/nl-connections';
import inputs from '../inputs/inputs.module.css';
import styles from './connections.module.css';

const texts = connectionTexts.hooks;

type EventsProps = {
  id: string;
  chosen: readonly WebhookEvent[];
  change: (chosen: WebhookEvent[]) => void;
  error: string | undefined;
};

/** Of what a program is told. */
export function Events({ id, chosen, change, error }: EventsProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.events}
      aria-describedby={error ? `${id}-error ${id}-note` : `${id}-note`}
    >
      <legend className={inputs.label}>{texts.events}</legend>
      {webhookEvents.map((event) => (
        <label key={event} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(event)}
            onChange={({ target }) =>
              change(
                webhookEvents.filter((one) =>
                  one === event ? target.checked : chosen.includes(one),
                ),
              )
            }
          />
          {texts.names[event]}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={inputs.problem}>
          {error}
        </p>
      )}
      <p id={`${id}-note`} className={styles.soft}>
        {texts.eventsHelp}
      </p>
    </fieldset>
  );
}
