import { isStandardEmail } from '#kernel/values/email';
import { field, view } from '#kernel/wire';
import { failedParam, loginChallengePath, proofField } from '#kernel/wire-login';
import { find, on } from '../dom';
import { setHidden } from '../focus';
import { post } from '../post';
import { during } from '../request';
import { refreshSession, token } from '../session';
import { texts } from '../texts';
import { formOf, updateCheckout } from './update';

const BLOCK = '[data-account]';
const LOGIN = 'form[data-checkout-login]';
/** Of an address that is still being typed. In ms. */
const DELAY = 400;

/** What the server said of the address that was checked last. */
let checked: { email: string; text: string } | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

const emailIn = (block: ParentNode) => find<HTMLInputElement>('input[name=email]', block);

/** S4.3/4: valid, invalid, or neither while it is empty. */
const mark = (input: HTMLInputElement): void => {
  const email = input.value.trim();
  input.classList.toggle('valid', email !== '' && isStandardEmail(email));
  input.classList.toggle('invalid', email !== '' && !isStandardEmail(email));
};

/** S4.3/5, S4.3/6: a text is shown and no account offered; nothing, and one can be made. */
const show = (block: Element, text: string): void => {
  const message = find('[data-account-message]', block);
  const login = find<HTMLDetailsElement>('[data-login-block]', block);
  const create = find('[data-create-block]', formOf(block) ?? document);
  if (message) message.textContent = text === texts.loggedIn ? texts.welcome + text : text;
  setHidden(message, text === '');
  setHidden(login, text === '' || text === texts.loggedIn);
  setHidden(create, text !== '');
  if (login && text !== '') login.open = true;
};

/** Undefined: no answer. The order tells what is in the way of an account, so nothing is lost by it. */
const ask = async (url: string, email: string): Promise<string | undefined> => {
  const data = new FormData();
  data.set('email', email);
  try {
    const reply = await post(url, data, 'text/plain');
    return reply.ok ? (await reply.text()).trim() : undefined;
  } catch {
    // Who he is was a service to him: the order can be placed without.
    return undefined;
  }
};

const check = async (input: HTMLInputElement): Promise<void> => {
  const email = input.value.trim();
  const url = input.closest<HTMLElement>(BLOCK)?.dataset.checkEmail;
  if (!url || !isStandardEmail(email) || checked?.email === email) return;
  const text = await ask(url, email);
  const now = find(BLOCK);
  const same = now && emailIn(now)?.value.trim() === email;
  if (text === undefined || !now || !same) return;
  checked = { email, text };
  show(now, text);
};

const consider = (input: HTMLInputElement, delay: number): void => {
  mark(input);
  clearTimeout(waiting);
  waiting = setTimeout(() => void check(input), delay);
};

/** What was known of the address is shown again in HTML that came anew. */
const showAgain = (): void => {
  const block = find(BLOCK);
  const input = block && emailIn(block);
  if (!input) return;
  if (input.value !== '') mark(input);
  if (checked && checked.email === input.value.trim()) show(block, checked.text);
};

/** The address that a login led to, when it asks for a proof before it looks at the password. */
const asksProof = ({ url }: Response): boolean => {
  const why = new URLSearchParams(url.split('?')[1]).get(failedParam.proof);
  return why === 'needed' || why === 'wrong';
};

/** Proves, unseen, that somebody is there. Throws when it can't be worked out. */
const prove = async (body: URLSearchParams): Promise<void> => {
  const { solve } = await import('../proof/solve');
  const { payload } = await solve(loginChallengePath, new AbortController().signal);
  body.set(proofField.captcha, payload);
};

/** Posts a login, with a fresh token where the page's is too old, with a proof where it is asked for. */
const postLogin = async (url: string, body: URLSearchParams): Promise<Response> => {
  const send = () => {
    body.set(field.token, token());
    return fetch(url, { method: 'POST', body });
  };
  const first = await send();
  const reply = first.status === 403 && (await refreshSession()) ? await send() : first;
  if (!asksProof(reply)) return reply;
  await prove(body);
  return send();
};

/**
 * S7.3/10: logs in without leaving the page. What was typed is kept first: the page is loaded anew
 * when it worked.
 */
const logIn = async (form: HTMLFormElement): Promise<void> => {
  const block = find(BLOCK);
  const checkout = block && formOf(block);
  const email = (block && emailIn(block)?.value.trim()) ?? '';
  // What can't be kept would be lost when the page is loaded anew.
  if (checkout && !(await updateCheckout(checkout))) throw new Error(texts.loginFailed);
  const body = new URLSearchParams({
    [field.username]: email,
    [field.password]: String(new FormData(form).get(field.password) ?? ''),
    [field.view]: view.ajax,
  });
  const reply = await postLogin(form.action, body);
  if (!reply.ok || reply.url.includes(failedParam.failed)) throw new Error(texts.loginFailed);
  location.reload();
};

/** S2.7/7: who it is that orders. */
export const startAccount = (): void => {
  on('input', `${BLOCK} input[name=email]`, (_, input) =>
    consider(input as HTMLInputElement, DELAY),
  );
  on('change', `${BLOCK} input[name=email]`, (_, input) => consider(input as HTMLInputElement, 0));
  on('submit', LOGIN, (event, form) => {
    event.preventDefault();
    during(() => logIn(form as HTMLFormElement)).catch(() => window.alert(texts.loginFailed));
  });
  const begin = () => {
    showAgain();
    const block = find(BLOCK);
    const input = block && emailIn(block);
    if (input?.value) consider(input, 0);
  };
  document.addEventListener('checkout:shown', begin);
  begin();
};
