import { entityTexts as texts } from '#kernel/messages/nl-entities';

/** What is wrong with an event as a whole; null: it goes. */
export const checkEvent = (event: Record<string, unknown> | null): Record<string, string> =>
  event !== null && String(event.ends_at) <= String(event.starts_at)
    ? { ends_at: texts.endsBefore }
    : {};
