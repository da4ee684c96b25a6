import { findOffers } from '#features/promotions/api.server';
import { popups as limits } from '#kernel/limits-popups';
import { popupServerTexts } from '#kernel/messages/nl-popups';
import { readSchedule } from '#kernel/values/block-schedule';
import { isLocalAddress } from '#kernel/values/local-address';
import { givesDiscount, type PopupLink } from '#kernel/values/popup';
import { readConditions } from '#kernel/values/popup-conditions';
import type { Db } from '#platform/db/types';
import { fieldProblems } from './field-problems';
import type { popups } from './tables';

/** All that a popup holds, as its table has it. */
export type PopupValues = Omit<typeof popups.$inferSelect, 'id' | 'siteId' | 'revision'>;

/** What is wrong, by the name in the API of what it is about. */
export type PopupProblem = [name: string, told: string];

const texts = popupServerTexts.definition;

const isWeb = (href: string): boolean =>
  isLocalAddress(href) || /^(https?:\/\/|tel:|mailto:)/.test(href);

const linkProblems = (name: 'before' | 'after', popup: PopupValues): PopupProblem[] =>
  [popup[name].link, popup[name].link2]
    .filter((link): link is PopupLink => link !== undefined)
    .filter(({ href, confirm }) => !(confirm === undefined ? isWeb(href) : isLocalAddress(href)))
    .map(({ href }) => [name, texts.link(href)]);

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Whether anybody can be rid of it, also without a keyboard. */
const isClosable = ({ closeButton, closeBackgroundclick, closePeriod }: PopupValues): boolean =>
  closeButton === 'Y' || closeBackgroundclick !== 'N' || closePeriod > 0;

const offerProblems = async (db: Db, popup: PopupValues): Promise<PopupProblem[]> => {
  const { popupactionId, discountOfferId } = popup;
  const name = 'discount_offer_id';
  const givesCodes = givesDiscount({ popupaction_id: popupactionId });
  if (discountOfferId === null) return givesCodes ? [[name, texts.offer]] : [];
  const known = await findOffers(db, [discountOfferId]);
  return known.length === 1 ? [] : [[name, texts.noOffer(discountOfferId)]];
};

/** What is wrong with a popup, in the words of whoever made it; none: it can be used. */
export const popupProblems = async (db: Db, popup: PopupValues): Promise<PopupProblem[]> => {
  const { popupactionId, openPeriod, closePeriod, schedule, conditions } = popup;
  const most = limits.longestPeriod;
  const unless = (isRight: boolean, ...problem: PopupProblem): PopupProblem[] =>
    isRight ? [] : [problem];
  const period = (name: string, value: number) =>
    unless(isWithin(value, 0, most), name, texts.period(name, most));
  return [
    ...unless(isWithin(popupactionId, 1, 4), 'popupaction_id', texts.kind),
    ...unless(isWithin(popup.popuppositionId, 1, 9), 'popupposition_id', texts.position),
    ...period('open_period', openPeriod),
    ...period('close_period', closePeriod),
    ...unless(readSchedule(schedule) !== undefined, 'schedule', texts.schedule),
    ...unless(!readSchedule(schedule)?.devices, 'schedule', texts.devices),
    ...unless(!readSchedule(schedule)?.mine, 'schedule', texts.mine),
    ...unless(readConditions(conditions) !== undefined, 'conditions', texts.conditions),
    ...unless(isClosable(popup), 'close_button', texts.closing),
    ...(await offerProblems(db, popup)),
    ...linkProblems('before', popup),
    ...linkProblems('after', popup),
    ...fieldProblems(popup).map((told): PopupProblem => ['fields', told]),
  ];
};
