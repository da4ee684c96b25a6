import { ask } from './ask';
import { texts } from './texts';

/** Tells something (S2.5/4); resolves when it is closed. */
export const alert = async (message: string): Promise<void> => {
  await ask({
    heading: texts.heading,
    text: message,
    buttons: [{ text: texts.close, value: 'yes' }],
  });
};

/**
 * Asks something and resolves with the answer (S2.5/2); without a message it asks whether the
 * visitor is sure (S2.5/3). Escape is a no.
 */
export const confirm = (message = ''): Promise<boolean> =>
  message === ''
    ? ask({
        heading: texts.sure,
        buttons: [
          { text: texts.yes, value: 'yes' },
          // It says nothing of what goes: a press too many takes nothing away.
          { text: texts.no, value: '', hasFocus: true },
        ],
      })
    : ask({
        heading: texts.heading,
        text: message,
        buttons: [
          { text: texts.ok, value: 'yes' },
          { text: texts.cancel, value: '' },
        ],
      });
