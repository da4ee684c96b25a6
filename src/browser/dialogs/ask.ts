import { build } from '../overlays/build';
import { openDialog } from '../overlays/host';

type Question = {
  heading: string;
  text?: string;
  /** The first is what Enter does; an empty value is a no. */
  buttons: readonly { text: string; value: string }[];
};

const NAME = 'question';

let before: Promise<unknown> = Promise.resolve();

const show = ({ heading, text, buttons }: Question): Promise<boolean> =>
  new Promise((answer) => {
    const content = document.createDocumentFragment();
    content.append(
      build('h2', {}, heading),
      ...(text ? [build('p', { id: `${NAME}-text` }, text)] : []),
      build(
        'form',
        { method: 'dialog' },
        ...buttons.map((button) =>
          build('button', { value: button.value, 'data-dialog-button': '' }, button.text),
        ),
      ),
    );
    const described: Record<string, string> = text ? { 'aria-describedby': `${NAME}-text` } : {};
    openDialog(content, {
      name: NAME,
      marks: { 'data-dialog': '', role: 'alertdialog', ...described },
      // A question is answered by a button or by Escape, not by a slip beside it.
      isAsking: true,
      onClose: (value) => answer(value !== ''),
    });
  });

/** Shows one dialog after another, in the order in which they were asked for. */
export const ask = (question: Question): Promise<boolean> => {
  const answer = before.then(() => show(question));
  before = answer;
  return answer;
};
