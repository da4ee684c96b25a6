import { build } from '../overlays/build';
import { openDialog } from '../overlays/host';
import { prepareStyles } from '../styles';
import styles from './beside.module.css';
import { texts } from './texts';

const NAME = 'told';
const TEXT = `${NAME}-text`;

const contentOf = (message: string): DocumentFragment => {
  const content = document.createDocumentFragment();
  const words = build(
    'div',
    { class: styles.words ?? '' },
    build('h2', { class: styles.heading ?? '' }, texts.heading),
    build('p', { id: TEXT, class: styles.text ?? '' }, message),
  );
  const close = build(
    'button',
    { type: 'button', class: styles.close ?? '', 'data-dialog-close': '' },
    texts.close,
  );
  content.append(build('div', { class: styles.line ?? '' }, words, close));
  return content;
};

/** Goes when what it asked for was done, and by Escape. */
const closeAfter = (dialog: HTMLDialogElement, control: HTMLElement): AbortController => {
  const gone = new AbortController();
  const { signal } = gone;
  const close = () => dialog.close();
  const name = control.getAttribute('name');
  // The form may have been put anew meanwhile, as after a choice of another colour: its controls keep their names.
  const isSame = ({ target }: Event) =>
    target instanceof Element && target.getAttribute('name') === name;
  for (const type of ['input', 'change']) {
    document.addEventListener(type, (event) => isSame(event) && close(), { signal });
  }
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  return gone;
};

let leave = new AbortController();

/**
 * Tells something of a control (S2.5/4) without standing before it: the page can be used meanwhile, and
 * the focus is at what was asked for.
 */
export const tellBeside = async (message: string, control: HTMLElement): Promise<void> => {
  const content = contentOf(message);
  await prepareStyles(content);
  leave.abort();
  const { dialog } = openDialog(content, {
    name: NAME,
    marks: { role: 'alertdialog', 'aria-describedby': TEXT, class: styles.beside ?? '' },
    opener: control,
    isBeside: true,
    onClose: () => leave.abort(),
  });
  leave = closeAfter(dialog, control);
};
