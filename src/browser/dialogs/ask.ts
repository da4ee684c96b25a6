import { build } from '../overlays/build';
import { openDialog } from '../overlays/host';

type Question = {
  heading: string;
  text?: string;
  /** An empty value is a no. Enter does the first, unless another has the focus. */
  buttons: readonly { text: string; value: string; hasFocus?: boolean }[];
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
        ...buttons.map(({ text: says, value, hasFocus }) =>
          build(
            'button',
            { value, 'data-dialog-button': '', ...(hasFocus && { autofocus: '' }) },
            says,
          ),
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
