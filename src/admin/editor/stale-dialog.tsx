import { editorTexts as texts } from '#kernel/messages/nl-editor';
import { Button } from '#ui/button.view';
import styles from './editor.module.css';
import type { usePage } from './use-page';

type StaleProps = { work: ReturnType<typeof usePage>; reload: () => Promise<unknown> };

/** Asks whose work stays, when somebody else saved the page meanwhile. */
export function StaleDialog({ work, reload }: StaleProps) {
  return (
    <div className={styles.stale} role="alertdialog" aria-label={texts.stale}>
      <p>
        <strong>{texts.stale}</strong> {texts.staleText}
      </p>
      <Button
        type="button"
        kind="secondary"
        onClick={() => {
          work.forget();
          void reload();
        }}
      >
        {texts.reload}
      </Button>
      <Button type="button" onClick={() => void work.overwrite()}>
        {texts.overwrite}
      </Button>
    </div>
  );
}
