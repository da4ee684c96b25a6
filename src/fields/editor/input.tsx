import { useState } from 'react';
import { classNames } from '#ui/class-names';
import prose from '#ui/prose.module.css';
import type { FieldDefinition } from '../definition';
import { useFieldTexts } from '../field-texts';
import styles from '../fields.module.css';
import type { InputProps } from '../input';
import { Sign } from '../sign';
import { useCode, useHydrated } from '../use-hydrated';
import look from './editor.module.css';
import { RichText } from './rich-text';
import { toolNames } from './tool-names';

const load = () => import('./rich-editor').then(({ RichEditor }) => RichEditor);

/**
 * Rich text. The editor's code comes when the text is touched; until then the text is shown as it
 * will be. Without script its HTML can be written.
 */
export function EditorInput(props: InputProps) {
  const texts = useFieldTexts();
  const { field, value, control, labelId, write, checkOn } = props;
  const hydrated = useHydrated();
  const [touched, setTouched] = useState(false);
  const { code: RichEditor, failed } = useCode(touched, load);
  if (!hydrated || failed) {
    const note = `${control.id}-html`;
    return (
      <>
        <textarea
          {...control}
          className={styles.textarea}
          aria-describedby={classNames(control['aria-describedby'], note)}
          rows={8}
          value={value}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onBlur={() => checkOn('blur')}
        />
        <p id={note} className={styles.hint}>
          {failed ? texts.editor.failed : texts.editor.html}
        </p>
      </>
    );
  }
  const { id, name, disabled, required: _, ...aria } = control;
  return (
    <>
      {RichEditor ? (
        <RichEditor {...props} />
      ) : (
        <div className={look.frame}>
          <div
            aria-hidden="true"
            className={look.toolbar}
            onPointerDown={() => setTouched(!disabled)}
          >
            {toolNames.map((tool) => (
              <span key={tool} className={look.tool}>
                <Sign name={tool} />
              </span>
            ))}
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: it stands in for the editor, which is no textarea */}
          <div
            {...aria}
            id={id}
            role="textbox"
            aria-multiline="true"
            aria-labelledby={labelId}
            aria-disabled={disabled || undefined}
            aria-required={field.required || undefined}
            tabIndex={disabled ? -1 : 0}
            className={classNames(prose.prose, look.text)}
            onFocus={() => setTouched(!disabled)}
            onPointerEnter={() => void load().catch(() => {})}
          >
            <RichText html={value} />
          </div>
        </div>
      )}
      <input type="hidden" name={name} value={value} disabled={disabled} />
    </>
  );
}

/** Rich text that can't be changed (S2.14/21). */
export function ShownEditor({ value }: { field: FieldDefinition; value: string }) {
  return (
    <div className={prose.prose}>
      <RichText html={value} />
    </div>
  );
}
