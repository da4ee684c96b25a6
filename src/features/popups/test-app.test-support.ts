import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { PopupTarget } from '#features/popups/contract';
import { createOffer } from '#features/promotions/api.server';
import { popupPath } from '#kernel/wire-popups';
import { createApiApp } from '../../../tests/harness/api-app';
import type { TestAppOptions } from '../../../tests/harness/app';
import { announcePopups, type NewPopup, storePopup } from './api.server';

/** The form of a newsletter. */
export const emailField = {
  guid: 'email',
  type: 'EmailField',
  label: 'E-mailadres',
  validate: 'Y',
};

const multipart = (fields: Record<string, string>) => {
  const boundary = 'grens';
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: `${parts.join('')}--${boundary}--\r\n`,
  };
};

/** The application with a few rows of everything, an offer, and ways to make and send popups. */
export const createPopupApp = async (options: TestAppOptions = {}) => {
  const app = await createApiApp(options);
  const offer = await createOffer(app.db, {
    name: 'Welkom',
    kind: 'percentage',
    value: 10,
    validDays: 30,
  });
  const offerId = offer?.id ?? 0;

  const make = async (popup: Partial<NewPopup>, ...targets: PopupTarget[]): Promise<number> => {
    const whole = { title: 'Een popup', captcha: false, ...popup };
    const id = await storePopup(app.db, whole, targets);
    await announcePopups(app.host);
    return id;
  };

  const submit = async (
    id: number,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
    to = app.host.app,
  ) => {
    const { headers: own, payload } = multipart(fields);
    const reply = await to.inject({
      method: 'POST',
      url: popupPath.submit(id),
      headers: { ...own, ...headers },
      payload,
    });
    return { status: reply.statusCode, json: reply.json(), headers: reply.headers };
  };

  /** The answer to a new challenge, as the script works it out. */
  const solve = async (id: number): Promise<string> => {
    const challenge = (await app.inject(popupPath.challenge(id))).json();
    const solution = await solveChallenge({ challenge, deriveKey });
    return btoa(JSON.stringify({ challenge, solution }));
  };

  /** What a page's document tells of its popups; undefined: nothing. */
  const markOn = async (url: string) => {
    const { body } = await app.inject(url);
    const [, of, list] = /data-popups-of="([^"]*)" data-popups="([^"]*)"/.exec(body) ?? [];
    if (list === undefined) return undefined;
    const marks = JSON.parse(list.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    return { of, ids: marks.map(({ id }: { id: number }) => id), marks };
  };

  return { ...app, offerId, make, submit, solve, markOn };
};

export type PopupApp = Awaited<ReturnType<typeof createPopupApp>>;
