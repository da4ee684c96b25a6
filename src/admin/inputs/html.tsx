import { EditorInput } from '#fields/editor/input';
import { RichText } from '#fields/editor/rich-text';
import { readField } from '#fields/read-definition';
import prose from '#ui/prose.module.css';
import { attributes, textOf } from './attributes';
import type { ValueInputProps } from './types';

const nothing = () => {};

/** Text with markup. The editor itself comes once somebody goes into the text. */
export function HtmlValue(props: ValueInputProps) {
  const { field, value, change, labelId, id, isReadOnly, isWrong } = props;
  const html = String(value ?? '');
  const definition = readField({
    ...{ id, name: id, label: field.label, type: 'EditorField' },
    required: field.required === true,
  });
  if (!definition || isReadOnly) {
    return (
      <div className={prose.prose}>
        <RichText html={html} />
      </div>
    );
  }
  const { disabled: _, ...control } = attributes(props);
  const { 'aria-invalid': __, 'aria-describedby': describedBy } = control;
  return (
    <EditorInput
      field={definition}
      value={html}
      problems={[]}
      editable
      labelId={labelId}
      control={{
        ...{ id, name: id },
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isWrong && { 'aria-invalid': true }),
      }}
      write={(text) => change(textOf(props, text))}
      choose={(text) => change(textOf(props, text))}
      checkOn={nothing}
    />
  );
}
