type Question = {
  heading: string;
  text?: string;
  /** The first is what Enter does; an empty value is a no. */
  buttons: readonly { text: string; value: string }[];
};

let count = 0;
let before: Promise<unknown> = Promise.resolve();

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
};

const build = ({ heading, text, buttons }: Question): HTMLDialogElement => {
  count += 1;
  const id = `dialog-${count}`;
  const described: Record<string, string> = text ? { 'aria-describedby': `${id}-text` } : {};
  const choices = buttons.map((button) =>
    element('button', { value: button.value, 'data-dialog-button': '' }, button.text),
  );
  return element(
    'dialog',
    {
      'data-dialog': '',
      role: 'alertdialog',
      'aria-labelledby': `${id}-heading`,
      ...described,
    },
    element('h2', { id: `${id}-heading` }, heading),
    ...(text ? [element('p', { id: `${id}-text` }, text)] : []),
    element('form', { method: 'dialog' }, ...choices),
  );
};

const show = (question: Question): Promise<boolean> =>
  new Promise((answer) => {
    const focused = document.activeElement;
    const dialog = build(question);
    dialog.addEventListener('close', () => {
      dialog.remove();
      // The browser gives the focus back itself, unless the dialog came from within another.
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
      answer(dialog.returnValue !== '');
    });
    document.body.append(dialog);
    dialog.showModal();
  });

/** Shows one dialog after another, in the order in which they were asked for. */
export const ask = (question: Question): Promise<boolean> => {
  const answer = before.then(() => show(question));
  before = answer;
  return answer;
};
