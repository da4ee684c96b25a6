import { createElement } from 'react';
import { normalizePickupCode } from '#features/orders/api.server';
import { one } from '#features/pages/api.server';
import {
  endReservation,
  layReady,
  listAtStore,
  type Reservation,
  releaseWithReason,
} from '#features/reservations/api.server';
import { noteAction } from '#features/staff/api.server';
import { notFound } from '#kernel/errors';
import { counter as limits } from '#kernel/limits-counter';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { formatEuro } from '#kernel/values/money';
import { formatWeekdayMoment } from '#kernel/values/weekday-moment';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import {
  againParam,
  type CounterReservation,
  counterPath,
  doneParam,
  type HandOver,
  type HandOverErrors,
  type ReservationStep,
  reservationSteps,
} from '../contract';
import { ReservationScreen } from '../site/reservation-screen.view';
import type { AddRoutes } from './add-routes';
import { findArticles, presentArticle } from './articles';
import { createHandOverCheck, readHandOver, readScanned } from './hand-over';
import { doneNote, titleOf } from './notes';
import { type Counter, counterOf } from './store';

const LARGEST_ID = 2 ** 31 - 1;

type At = { counter: Counter; row: Reservation };
type Shown = {
  reason?: string;
  error?: string;
  typed?: HandOver;
  errors?: HandOverErrors;
  /** Why a step wasn't taken, beside no field. */
  problem?: string;
  status?: number;
  retryAfter?: number;
};

const handedOf = ({ id }: Reservation) => ({ kind: 'reservation', id }) as const;

const stateOf = ({ state, readyAt }: Reservation): string =>
  state === 'held' && readyAt ? texts.reservationReady : texts.reservationStates[state];

/** The same with why, where the store said so. */
const wholeState = (row: Reservation): string =>
  row.endReason ? `${stateOf(row)}: ${row.endReason}` : stateOf(row);

/** Whether a reservation is as a step leaves it. */
const isAfter: Record<ReservationStep, (row: Reservation) => boolean> = {
  klaar: ({ state, readyAt }) => state === 'held' && readyAt !== null,
  meegegeven: ({ state }) => state === 'collected',
  'niet-opgehaald': ({ state, endReason }) =>
    state === 'released' && endReason === texts.notCollected,
  afzeggen: ({ state, endReason }) => state === 'released' && endReason !== texts.notCollected,
};

const present = async (host: Host, row: Reservation): Promise<CounterReservation> => {
  const articles = await findArticles(host.db, [row.variantId]);
  const isHeld = row.state === 'held';
  return {
    ...presentArticle(row, articles.get(row.variantId)),
    ...(row.sku && { sku: row.sku }),
    ...{ id: row.id, name: row.name ?? '', state: stateOf(row), reason: row.endReason },
    made: formatWeekdayMoment(row.madeAt),
    until: formatWeekdayMoment(row.expiresAt),
    price: formatEuro(row.unitCents),
    may: { ready: isHeld && row.readyAt === null, end: isHeld },
  };
};

/** A reservation at the counter, and its steps. */
export const addReservationRoutes = (host: Host, { get, post }: AddRoutes): void => {
  const checkHandOver = createHandOverCheck(host);

  const find = async (work: Counter['work']): Promise<At> => {
    const counter = await counterOf(host, work);
    const { id: said } = work.request.params as { id: string };
    const id = readWholeNumber(said) ?? 0;
    const isNumber = id > 0 && id <= LARGEST_ID;
    const [row] = isNumber ? await listAtStore(host.db, counter.store.id, { id, limit: 1 }) : [];
    if (!row) throw notFound(texts.unknownReservation);
    return { counter, row };
  };

  const show = async ({ counter, row }: At, shown: Shown = {}) => {
    const { reason = '', error, errors = {}, status, retryAfter } = shown;
    const { work, store } = counter;
    const problem = shown.problem ?? error;
    const after = reservationSteps.filter((step) => isAfter[step](row));
    const isAgain = after.some((step) => step === one(work.params, againParam));
    const note = isAgain
      ? ({ tone: 'notice', title: texts.doneBefore, text: stateOf(row) } as const)
      : doneNote(
          one(work.params, doneParam),
          after.map((step) => `r-${step}`),
        );
    const title = texts.reservationTitle(row.name ?? '');
    return work.show({
      // Its code isn't told where it is asked.
      title: titleOf(title, errors),
      heading: title,
      back: { href: counterPath.store(store.id), label: store.title },
      content: createElement(ReservationScreen, {
        ...{ reservation: await present(host, row), storeId: store.id, token: work.token },
        ...{ reason, error, errors, typed: shown.typed ?? readScanned(host, work, handedOf(row)) },
      }),
      ...(problem
        ? { note: { tone: 'error', title: texts.notDone, text: problem } }
        : note && { note }),
      ...(status && { status }),
      ...(retryAfter && { retryAfter }),
    });
  };

  const reasonOf = ({ counter }: At): string =>
    (one(counter.work.params, 'reden') ?? '').replaceAll('\0', '').trim();

  const takes: Record<ReservationStep, (at: At) => Promise<boolean>> = {
    klaar: ({ row }) => layReady(host, row.id),
    meegegeven: ({ row }) => endReservation(host, row.id, 'collected'),
    'niet-opgehaald': ({ row }) =>
      endReservation(host, row.id, 'released', { reason: texts.notCollected }),
    afzeggen: (at) => releaseWithReason(host, at.row, reasonOf(at)),
  };

  const wrongReason = (at: At): string | undefined => {
    const reason = reasonOf(at);
    if (reason === '') return texts.reasonMissing;
    return reason.length > limits.reason ? texts.reasonLong(limits.reason) : undefined;
  };

  get(counterPath.reservation(':store', ':id'), async (work) => show(await find(work)));
  post(counterPath.reservationStep(':store', ':id', ':step'), async (work) => {
    const at = await find(work);
    const { step: said } = work.request.params as { step: string };
    const step = reservationSteps.find((known) => known === said);
    if (!step) throw notFound();
    const error = step === 'afzeggen' && at.row.state === 'held' ? wrongReason(at) : undefined;
    if (error) return show(at, { reason: reasonOf(at), error, status: 422 });
    if (step === 'meegegeven' && at.row.state === 'held') {
      const typed = readHandOver(host, work, handedOf(at.row));
      const { errors, retryAfter } = await checkHandOver(typed, {
        ...{ member: work.member, isDue: true },
        isIts: (code) => normalizePickupCode(code) === at.row.code,
      });
      if (Object.keys(errors).length > 0) {
        return show(at, { typed, errors, retryAfter, status: retryAfter ? 429 : 422 });
      }
    }
    const isDone = await takes[step](at);
    const href = counterPath.reservation(at.counter.store.id, at.row.id);
    if (!isDone) {
      const now = await find(work);
      if (isAfter[step](now.row)) return work.goTo(`${href}?${againParam}=${step}`);
      return show(now, { problem: texts.stepNotTaken(wholeState(now.row)), status: 409 });
    }
    await noteAction(host, work.request, {
      ...{ action: `counter.reservation-${step}`, outcome: 'success' },
      ...{ memberId: work.member.id, subject: at.row.code },
      ...(step === 'afzeggen' && { after: { [texts.reason]: reasonOf(at) } }),
    });
    return work.goTo(`${href}?${doneParam}=r-${step}`);
  });
};
