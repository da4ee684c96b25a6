import { proofField } from '#kernel/wire-login';
import { all, find } from '../dom';
import { solve } from './solve';

/** Hides the question or shows it again; what is hidden is not sent, and not asked for. */
const ask = (block: HTMLElement, isAsked: boolean): void => {
  const question = find('[data-proof-question]', block);
  if (!question) return;
  question.hidden = !isAsked;
  for (const input of all<HTMLInputElement>('input', question)) input.disabled = !isAsked;
};

/** Puts what was worked out into the form, to be sent along. */
const fillIn = (block: HTMLElement, payload: string): void => {
  const input = document.createElement('input');
  Object.assign(input, { type: 'hidden', name: proofField.captcha, value: payload });
  block.append(input);
};

/**
 * Works out a challenge in place of the question that a login asks. A form that is sent before waits
 * for it. Where it can't be worked out the question is asked after all.
 */
export const workOut = (block: HTMLElement): void => {
  const form = block.closest('form');
  const status = find('[data-proof-status]', block);
  const url = block.dataset.loginProof;
  if (!form || !status || !url) return;
  const tell = (text = '') => {
    status.textContent = text;
  };
  let isBusy = true;
  let waiting: HTMLElement | null | undefined;
  ask(block, false);
  tell(status.dataset.busy);
  form.addEventListener('submit', (event) => {
    if (!isBusy) return;
    event.preventDefault();
    waiting = event.submitter;
  });
  const end = () => {
    isBusy = false;
    if (waiting !== undefined) form.requestSubmit(waiting);
  };
  solve(url, new AbortController().signal).then(
    ({ payload }) => {
      fillIn(block, payload);
      tell(status.dataset.done);
      end();
    },
    (error) => {
      console.info('The login asks its question', error);
      tell();
      ask(block, true);
      end();
    },
  );
};
