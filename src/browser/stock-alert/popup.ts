import { stockAlerts } from '#kernel/limits-alerts';
import { alertTexts as texts } from '#kernel/messages/nl-alerts';
import { view } from '#kernel/wire';
import { alert } from '../dialogs/questions';
import { all, find } from '../dom';
import { fragmentAddress } from '../overlays/fragment';
import { openFragment } from '../overlays/open-fragment';
import { post } from '../post';
import { during } from '../request';

type Problems = { danger: string[]; fields?: Record<string, string> };

/** S7.3/8 */
type Reply = { success?: string; error?: Problems; message?: string };

/** The controls of a form that were called wrong, as they were before. */
const forget = (form: HTMLFormElement): void => {
  for (const control of all('[aria-invalid=true]', form)) {
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
  }
};

/**
 * Puts each problem as a danger alert inside the form (S8.3/2), tied to the field that it is about.
 * The first of those takes the focus, or else the first problem itself.
 */
const showProblems = (form: HTMLFormElement, { danger, fields = {} }: Problems): void => {
  forget(form);
  const shown = danger.map((text, at) => {
    const problem = document.createElement('p');
    problem.id = `stock-alert-problem-${at + 1}`;
    problem.dataset.danger = '';
    problem.role = 'alert';
    problem.tabIndex = -1;
    problem.textContent = text;
    return problem;
  });
  find('[data-problems]', form)?.replaceChildren(...shown);
  const wrong = Object.entries(fields).flatMap(([name, text]) => {
    const control = find(`[name="${CSS.escape(name)}"]`, form);
    const problem = shown.find(({ textContent }) => textContent === text);
    if (!control || !problem) return [];
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', problem.id);
    return [control];
  });
  (wrong[0] ?? shown[0])?.focus();
};

const send = async (form: HTMLFormElement): Promise<Reply> => {
  const reply = await post(form.action, new FormData(form), 'application/json');
  return (await reply.json()) as Reply;
};

/** S4.5/1: when it went well the popup closes, and a second later a text says so. */
const submit = async (form: HTMLFormElement, dialog: HTMLDialogElement): Promise<void> => {
  if (form.ariaBusy) return;
  form.ariaBusy = 'true';
  showProblems(form, { danger: [] });
  const reply = await during(() => send(form)).catch((): Reply => ({}));
  form.ariaBusy = null;
  const { success } = reply;
  if (success) {
    dialog.close();
    setTimeout(() => void alert(success), stockAlerts.tellAfter);
    return;
  }
  showProblems(form, reply.error ?? { danger: [reply.message ?? texts.problems.failed] });
};

/** S2.6/2, S2.6/5: opens the form for a sold-out size over the page. */
export const openPopup = (address: string): Promise<void> =>
  openFragment(fragmentAddress(address, view.ajax), {
    name: 'stock-alert',
    label: texts.title,
    marks: { 'data-dialog': '' },
    page: address,
    failed: 'tell',
    onShown: ({ dialog, place }) =>
      find<HTMLFormElement>('form', place)?.addEventListener('submit', (event) => {
        event.preventDefault();
        void submit(event.currentTarget as HTMLFormElement, dialog);
      }),
  });
