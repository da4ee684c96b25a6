import { type WebhookEvent, webhookEvents } from '#features/webhooks/contract';
import { connectionTexts } from '#kernel/messages/nl-connections';
import { Choices } from './choices';

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
    <Choices
      {...{ id, chosen, change, error }}
      type="checkbox"
      label={texts.events}
      names={texts.names}
      of={webhookEvents}
      note={texts.eventsHelp}
    />
  );
}
