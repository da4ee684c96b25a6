import { confirmHref } from '#features/dialogs/api.server';
import { personLimits } from '#kernel/limits-fields';
import { popups as limits } from '#kernel/limits-popups';
import { type BlockSchedule, isScheduledAt, readSchedule } from '#kernel/values/block-schedule';
import type { PopupLink } from '#kernel/values/popup';
import { type PopupConditions, readConditions } from '#kernel/values/popup-conditions';
import type { Host } from '#platform/host';
import { sanitizeRichText } from '#platform/sanitize/sanitize';
import type { PopupFieldRecords, PopupItem, PopupTarget } from '../contract';
import type { popupLinks, popups } from './tables';

type Row = typeof popups.$inferSelect;

/** A popup that is online, as it was stored; `data` is what everybody is told of it. */
export type Popup = PopupItem & {
  row: Row;
  schedule: BlockSchedule;
  conditions: PopupConditions;
  targets: readonly PopupTarget[];
  /** Its form's fields. */
  records: PopupFieldRecords;
  /** It gives codes of an offer that gives none any more. */
  isOver: boolean;
};

/** The name of the field with which newsletters greet. */
export const NAME_FIELD = 'name';

type Raw = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a field is called when it is sent. */
const guidOf = (raw: Raw): string => text(raw.guid) || text(raw.name) || text(raw.id);

/** S3.6/12: a stored definition as the fields call tells it. */
export const recordOf = (raw: Raw, popupId: number): [string, { id: string; data: Raw }] => {
  const guid = guidOf(raw);
  // Of its own, as the page may have a form with a field of that name.
  const id = text(raw.id) || `popup${popupId}_${guid}`;
  const validate =
    raw.required === 'Y' || raw.required === true || raw.validate === 'Y' ? 'Y' : 'N';
  const own = (raw.data ?? {}) as Raw;
  const colclass = text(raw.colclass) || text(own.colclass) || 'span12';
  const rowclass = text(raw.rowclass) || text(own.rowclass) || 'row1';
  // As long as a first name is anywhere.
  const limits = guid === NAME_FIELD ? { maxlength: personLimits.firstname } : {};
  const data = { ...limits, ...raw, ...own, id, guid, validate, colclass, rowclass };
  return [guid, { id, data }];
};

const recordsOf = ({ id, fields }: Row): PopupFieldRecords =>
  Object.fromEntries(fields.map((raw) => recordOf(raw, id)));

type Links = PopupItem['data']['before'];

/** A link that asks first leads to its question as a page, for who has no script. */
const linkOf = (host: Host, link: PopupLink): PopupLink =>
  link.confirm === undefined ? link : { ...link, href: confirmHref(host, link.href, link.confirm) };

const linksOf = (host: Host, { link, link2 }: Links): Links => ({
  ...(link && { link: linkOf(host, link) }),
  ...(link2 && { link2: linkOf(host, link2) }),
});

/** What is told of a row, its HTML cleaned once more. */
const dataOf = (host: Host, row: Row): PopupItem['data'] => ({
  popupaction_id: row.popupactionId,
  popupposition_id: row.popuppositionId,
  close_button: row.closeButton,
  icon: row.icon,
  times_shown: row.timesShown,
  close_backgroundclick: row.closeBackgroundclick,
  open_period: row.openPeriod,
  close_period: row.closePeriod,
  after_equal: row.afterEqual,
  title_content: row.titleContent,
  subtitle: row.subtitle,
  intro: row.intro,
  content: sanitizeRichText(row.content),
  link_text: row.linkText,
  link2_text: row.link2Text,
  link3_text: row.link3Text,
  link4_text: row.link4Text,
  after_title: row.afterTitle,
  after_subtitle: row.afterSubtitle,
  after_introduction: row.afterIntroduction,
  after_content: sanitizeRichText(row.afterContent),
  title_submit: row.titleSubmit,
  consent_text: sanitizeRichText(row.consentText),
  images: row.images,
  images_after: row.imagesAfter,
  before: linksOf(host, row.before),
  after: linksOf(host, row.after),
});

/** A schedule or conditions that can't be read hold nobody off elsewhere: here they do, all day. */
const NEVER: BlockSchedule = { until: '0001-01-01' };

export const readPopup = (
  host: Host,
  row: Row,
  { links, isOver }: { links: readonly (typeof popupLinks.$inferSelect)[]; isOver: boolean },
): Popup => {
  const conditions = readConditions(row.conditions);
  const schedule = readSchedule(row.schedule);
  return {
    id: row.id,
    data: dataOf(host, row),
    row,
    schedule: conditions && schedule ? schedule : NEVER,
    conditions: conditions ?? {},
    targets: links.map(({ module, itemId }) => ({ module, id: itemId })),
    records: recordsOf(row),
    isOver,
  };
};

/** Whether it is a popup's time. */
export const isOpen = ({ schedule }: Pick<Popup, 'schedule'>, now: Date): boolean =>
  isScheduledAt(schedule, now);

/** Whether it may be shown: it is its time, and it has something to give. */
export const isDue = (popup: Pick<Popup, 'schedule' | 'isOver'>, now: Date): boolean =>
  !popup.isOver && isOpen(popup, now);

const isQuiet = ({ module, id }: PopupTarget): boolean =>
  module === 'Page' && limits.neverOnPages.includes(id);

/** Whether a popup stands on the page of that, whatever the time: its schedule may name stores. */
export const belongsTo = ({ targets, schedule }: Popup, target: PopupTarget): boolean =>
  !isQuiet(target) &&
  targets.some(({ module, id }) => module === target.module && id === target.id) &&
  (!schedule.stores?.length ||
    (target.module === 'Location' && schedule.stores.includes(target.id)));
