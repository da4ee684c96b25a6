import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atLeastHere } from '../budget.mjs';
import { root } from '../places.mjs';
import { BEHIND_PROXY, clientAddress, hiddenInputs, send } from '../shopper.mjs';
import { getText } from '../site.mjs';

const SENDERS = 32;
const PAGE = '/contact';

const typed = {
  naam: 'Kim de Vrager',
  email: 'vraag@brink.example',
  telefoon: '0612345678',
  onderwerp: 'artikel',
  bericht: 'Is de groene jas er nog in maat M? Ik kom hem zaterdag graag passen.',
};

/** The words for 0 to 9 in which the question is put, from the texts themselves. */
const numbers = () => {
  const file = readFileSync(join(root, 'src', 'kernel', 'messages', 'nl-forms.ts'), 'utf8');
  return [...(/numbers: \[([^\]]+)\]/.exec(file)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
    ([, word]) => word,
  );
};

const sumIn = (html, words) => {
  const [left, right] = [...html.matchAll(/([\p{L}]+) plus ([\p{L}]+)\?/gu)][0].slice(1);
  return words.indexOf(left) + words.indexOf(right);
};

/** The contact form as it stands in its page: where it is sent, and with what. */
const readForm = async (address) => {
  const html = await getText(address + PAGE);
  const path = /action="(\/webcore\/form\/submit\/\d+)"/.exec(html)?.[1];
  if (!path) return undefined;
  const at = html.indexOf(`action="${path}"`);
  return { path, hidden: hiddenInputs(html.slice(at, html.indexOf('</form>', at))) };
};

/** Sends every request once, so many at a time. Ms until the last that was taken. */
const sendAll = async (address, requests) => {
  const left = [...requests];
  const began = performance.now();
  const found = { taken: 0, failed: 0, ms: 0 };
  const sendOn = async () => {
    for (let request = left.pop(); request; request = left.pop()) {
      const response = await send(address, request);
      await response.arrayBuffer();
      if (response.status === 303) {
        found.taken += 1;
        found.ms = performance.now() - began;
      } else found.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sendOn));
  return found;
};

/**
 * The contact form, sent without script by as many visitors: each was asked the question that stands
 * in for the captcha, and what is measured is the post that answers it and is stored.
 */
export const formRow = () => ({
  name: 'contact form, 32 senders',
  budget: atLeastHere(100),
  run: async ({ servers, quick }) => {
    const { address } = await servers.get(BEHIND_PROXY);
    const form = await readForm(address);
    if (!form) return { skipped: 'not measured: this build has no contact form' };
    const words = numbers();
    const requests = [];
    for (let visitor = 0; visitor < (quick ? 200 : 1500); visitor += 1) {
      const body = new URLSearchParams({ ...form.hidden, ...typed });
      const request = { method: 'POST', path: form.path, client: clientAddress(visitor) };
      const asked = await (await send(address, { ...request, body: body.toString() })).text();
      body.set('question_token', hiddenInputs(asked).question_token);
      body.set('question_answer', String(sumIn(asked, words)));
      requests.push({ ...request, body: body.toString() });
    }
    const { taken, failed, ms } = await sendAll(address, requests);
    return { rate: taken / (ms / 1000), errors: failed, note: `${taken} stored` };
  },
});
