import { rangeTexts } from '#kernel/messages/nl-moment-range';
import { tellRange } from '#kernel/values/moment-range';
import { shortWhen } from './when';

/** From when to when something is planned, in short. */
export const periodOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }) =>
  tellRange(rangeTexts, { from: shortWhen(startsAt), until: endsAt && shortWhen(endsAt) });
