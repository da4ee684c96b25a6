import type { FormHandler } from '#features/forms/api.server';
import { listLocations } from '#features/stores/api.server';
import { applications as texts } from '#kernel/messages/nl-applications';
import { formatDistance } from '#kernel/values/distance';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import { applicationQuery } from '../contract';
import { checkApplication, zipcodeIn } from './check';
import { findNearer, isFar, kmTo } from './distance';
import { forgetApplication } from './erase';
import { fieldsetsFor } from './fields';
import { keepAge } from './keep-age';
import { leastAgeFor } from './settings';
import { applicationIn, storeApplication } from './store';
import { findApplication, headingOf, headingText, readWanted } from './wanted';

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** For who lives far away: how far, and what is nearer. Without script this is the first he hears of it. */
const farNote = async (
  host: Host,
  { values, extras }: Parameters<NonNullable<FormHandler['success']>>[1],
): Promise<string> => {
  const application = await applicationIn(host, { values, extras });
  const { location } = application;
  const zipcode = zipcodeIn(values);
  const km = await kmTo(host, zipcode, location);
  if (!location || km === undefined || !isFar(host, km)) return '';
  const note = `<p>${escapeText(texts.far.note(location.title, formatDistance(km)))}</p>`;
  const near = await findNearer(host, { ...application, zipcode, withinKm: km });
  if (near.length === 0) return note;
  const items = near.map(
    ({ card, km: distance }) =>
      `<li><a href="${escapeText(card.href)}">${escapeText(card.title)}</a>, ` +
      `${escapeText(card.location)} (${formatDistance(distance)})</li>`,
  );
  return `${note}<p>${texts.far.nearer}:</p><ul>${items.join('')}</ul>`;
};

const { thanks } = texts;
const links =
  `<p><a href="/">${thanks.home}</a></p>` + `<p><a href="/vacatures">${thanks.more}</a></p>`;

/** How applications take part in their form (S2.9). Its own mails would hold personal data. */
export const applicationHandler: FormHandler = {
  prepare: async (host, form, query) => {
    const wanted = readWanted(query);
    const application = await findApplication(host, wanted);
    const thisYear = Number(dayOf(host.clock.now()).slice(0, 4));
    const all = application.location ? [] : await listLocations(host);
    const given = Object.entries(applicationQuery).map(
      ([key, name]) => [name, wanted[key as keyof typeof wanted]] as const,
    );
    return {
      form: {
        ...form,
        title: headingText(headingOf(host, wanted)),
        recipients: [],
        confirmation: undefined,
        steps: fieldsetsFor(form, application, {
          ...{ all, thisYear, ...leastAgeFor(host, application.vacancy) },
        }),
      },
      extras: Object.fromEntries(given.filter(([, value]) => value !== '')),
    };
  },
  check: async (host, filled) => checkApplication(host, filled, await applicationIn(host, filled)),
  kept: keepAge,
  stored: storeApplication,
  success: async (host, submission) => ({
    title: thanks.title,
    html: `<p>${thanks.intro}</p>${await farNote(host, submission)}${links}`,
    leadsHome: true,
  }),
  erased: forgetApplication,
};
