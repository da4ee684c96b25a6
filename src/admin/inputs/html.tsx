import { lazy, Suspense, useState } from 'react';
import look from '#fields/editor/editor.module.css';
import { RichText } from '#fields/editor/rich-text';
import prose from '#ui/prose.module.css';
import { textOf } from './attributes';
import type { ValueInputProps } from './types';
import { useTypedEarly } from './use-typed-early';

const load = () => import('./rich/rich-editor');
const RichEditor = lazy(() => load().then((module) => ({ default: module.RichEditor })));

/** Text with markup. The editor itself comes once somebody goes into the text. */
export function HtmlValue(props: ValueInputProps) {
  const { field, value, change, labelId, id, isReadOnly, isWrong, describedBy } = props;
  const [isTouched, setTouched] = useState(false);
  const { begin, take } = useTypedEarly(id);
  const enter = async () => {
    begin();
    await load().catch(() => {});
    // Who went on meanwhile isn't called back.
    if (document.activeElement?.id === id) setTouched(true);
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
  if (!isTouched) return waiting;
  return (
    <Suspense fallback={waiting}>
      <RichEditor
        {...{ id, labelId, describedBy, isWrong }}
        value={html}
        isRequired={field.required === true}
        takeTyped={take}
        change={(text) => change(textOf(props, text))}
      />
    </Suspense>
  );
}
