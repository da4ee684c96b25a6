import { useState } from 'react';
import { dialogTexts } from '#kernel/messages/nl-fields';
import { styleguideTexts as texts } from '#kernel/messages/nl-styleguide';
import { Button } from '#ui/button.view';
import { Dialog } from '#ui/dialog.view';
import styles from './styleguide.module.css';

const PART = 'styleguide-dialog';

const openPart = () => {
  const dialog = document.getElementById(PART);
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
};

/** Buttons that open each dialog. The page replaces alert and confirm by its own. */
export default function Dialogs() {
  const [answer, setAnswer] = useState('');
  const ask = async (message?: string) => setAnswer(texts.answered(await window.confirm(message)));
  return (
    <div className={styles.buttons}>
      <Button type="button" kind="secondary" onClick={() => window.alert(texts.alertText)}>
        {texts.alert}
      </Button>
      <Button type="button" kind="secondary" onClick={() => void ask(texts.confirmText)}>
        {texts.confirm}
      </Button>
      <Button type="button" kind="secondary" onClick={() => void ask()}>
        {texts.sure}
      </Button>
      <Button type="button" kind="secondary" onClick={openPart}>
        {texts.part}
      </Button>
      <p role="status">{answer}</p>
      <Dialog
        id={PART}
        title={texts.part}
        actions={[
          { text: dialogTexts.ok, value: 'yes' },
          { text: dialogTexts.cancel, value: 'no' },
        ]}
      >
        <p>{texts.partText}</p>
      </Dialog>
    </div>
  );
}
