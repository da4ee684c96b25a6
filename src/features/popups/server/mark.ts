import { earliest, type PageExtras, type PageSubject } from '#features/pages/api.server';
import { popups as limits } from '#kernel/limits-popups';
import { scheduleChangesAt } from '#kernel/values/block-schedule';
import type { MarkedPopup } from '#kernel/values/popup-conditions';
import { POPUPS, POPUPS_OF } from '#kernel/wire-popups';
import type { Host } from '#platform/host';
import { escapeHtml } from '#platform/render/document';
import { listOf, tagOf } from './kept';
import { isDue, type Popup } from './popup';

const markOf = ({ id, data, conditions }: Popup): MarkedPopup => ({
  id,
  after: data.open_period,
  once: data.times_shown === 'once',
  ...(Object.keys(conditions).length > 0 && { when: conditions }),
});

/**
 * What a page's document tells of its popups: nothing where there are none. It holds until the first of
 * their schedules changes.
 */
export const popupsOfPage = (host: Host, { object, id }: PageSubject, now: Date): PageExtras => {
  const target = { module: object, id };
  const all = listOf(host, target);
  const due = all.filter((popup) => isDue(popup, now)).slice(0, limits.most);
  const until = earliest(all.map(({ schedule }) => scheduleChangesAt(schedule, now)));
  const marks = escapeHtml(JSON.stringify(due.map(markOf)));
  return {
    tags: [tagOf(target)],
    ...(until && { until }),
    ...(due.length > 0 && {
      end: `<div hidden ${POPUPS_OF}="${escapeHtml(object)}:${id}" ${POPUPS}="${marks}"></div>`,
    }),
  };
};
