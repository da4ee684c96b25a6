// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { eventually } from '../../../tests/harness/eventually';
import { find } from '../dom';
import { workOut } from './login';
import type { Answer } from './solve';

// Workers are not to be had here; what they answer is the server's to judge.
const work = vi.hoisted(() => ({ answer: undefined as Promise<Answer> | undefined }));
vi.mock('./solve', () => ({ solve: () => work.answer }));

const begin = () => {
  document.body.innerHTML = `
    <form>
      <div data-login-proof="/webcore/login/challenge">
        <div data-proof-question><input name="question_answer" required /></div>
        <p role="status" data-proof-status data-busy="Even kijken" data-done="Klaar"></p>
      </div>
      <button>Inloggen</button>
    </form>`;
  const block = find('[data-login-proof]') as HTMLElement;
  const form = find('form') as HTMLFormElement;
  const sent = vi.fn();
  workOut(block);
  form.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    sent(Object.fromEntries(new FormData(form)));
  });
  return { form, sent, status: find('[role=status]'), question: find('[data-proof-question]') };
};

test('a login that is sent while its challenge is worked out waits for it, and takes it along', async () => {
  let finish: (answer: Answer) => void = () => {};
  work.answer = new Promise((done) => {
    finish = done;
  });
  const { form, sent, status, question } = begin();
  expect(question?.hidden).toBe(true);
  expect(status?.textContent).toBe('Even kijken');
  form.requestSubmit();
  expect(sent).not.toHaveBeenCalled();
  finish({ payload: 'abc', expires: 0 });
  await eventually(() => expect(sent).toHaveBeenCalledWith({ altcha: 'abc' }));
  expect(status?.textContent).toBe('Klaar');
});

test('where a challenge can’t be worked out the question is asked after all', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  work.answer = Promise.reject(new Error('no worker'));
  const { question, status } = begin();
  await eventually(() => expect(question?.hidden).toBe(false));
  expect(find<HTMLInputElement>('input')?.disabled).toBe(false);
  expect(status?.textContent).toBe('');
});
