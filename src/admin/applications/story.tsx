import type { ToldStory } from '#features/hiring/contract';
import { hiringTexts } from '#kernel/messages/nl-hiring';
import { whenOf } from '../moments';
import orders from '../orders/orders.module.css';

const texts = hiringTexts.details;

/** What happened to an application, the last of it first. */
export function Story({ events }: { events: readonly ToldStory[] }) {
  return (
    <section className={orders.part}>
      <h2>{texts.story}</h2>
      <ol className={orders.story}>
        {events.toReversed().map(({ event, by, who, at }) => (
          <li key={`${event} ${at}`}>
            {texts.events[event] ?? event}
            <span className={orders.soft}>
              {whenOf(at)}, {who === undefined ? texts.by[by] : texts.byWho(who)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
