import { useState } from 'react';
import { flushSync } from 'react-dom';
import look from '#fields/editor/editor.module.css';
import { RichText } from '#fields/editor/rich-text';
import prose from '#ui/prose.module.css';
import { textOf } from './attributes';
import type { RichEditor } from './rich/rich-editor';
import type { ValueInputProps } from './types';
import { useTypedEarly } from './use-typed-early';

const load = () => import('./rich/rich-editor');

/** Text with markup. The editor itself comes once somebody goes into the text. */
export function HtmlValue(props: ValueInputProps) {
  const { field, value, change, labelId, id, isReadOnly, isWrong, describedBy } = props;
  const [Editor, setEditor] = useState<typeof RichEditor>();
  const { begin, take } = useTypedEarly(id);
  const enter = async () => {
    begin();
    const loaded = await load().catch(() => undefined);
    // Who went on meanwhile isn't called back: it is looked at and drawn in one go.
    if (loaded && document.activeElement?.id === id)
      flushSync(() => setEditor(() => loaded.RichEditor));
    else take();
  };
  const html = String(value ?? '');
  const shown = <RichText html={html} />;
  if (isReadOnly) return <div className={prose.prose}>{shown}</div>;
  const waiting = (
    <div className={look.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: it stands in for the editor, which is no textarea */}
      <div
        id={id}
        role="textbox"
        aria-multiline="true"
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-required={field.required || undefined}
        aria-invalid={isWrong || undefined}
        tabIndex={0}
        className={`${prose.prose} ${look.text}`}
        onFocus={() => void enter()}
        onPointerEnter={() => void load().catch(() => {})}
      >
        {shown}
      </div>
    </div>
  );
  if (!Editor) return waiting;
  return (
    <Editor
      {...{ id, labelId, describedBy, isWrong }}
      value={html}
      isRequired={field.required === true}
      takeTyped={take}
      change={(text) => change(textOf(props, text))}
    />
  );
}
