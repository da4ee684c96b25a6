import type { Editor } from '@tiptap/react';
import { type ButtonHTMLAttributes, useState } from 'react';
import { useFieldTexts } from '../field-texts';
import { Sign } from '../sign';
import look from './editor.module.css';
import { LinkForm } from './link-form';
import { type ToolName, toolNames } from './tool-names';

type Tool = {
  run: (editor: Editor) => void;
  /** Whether it is on where the caret stands; absent: it is no switch. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
};

const tools: Readonly<Record<Exclude<ToolName, 'link'>, Tool>> = {
  heading: {
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading'),
  },
  bold: {
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  italic: {
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  bullets: {
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  numbers: {
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  table: {
    run: (editor) =>
      editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  undo: {
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  redo: {
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
};

/** The editor's buttons, and a form for the address of a link. */
export function Toolbar({ editor }: { editor: Editor }) {
  const words = useFieldTexts().editor;
  const [linking, setLinking] = useState(false);
  return (
    <>
      <div role="toolbar" aria-label={words.toolbar} className={look.toolbar}>
        {toolNames.map((name) =>
          name === 'link' ? (
            <ToolButton
              key={name}
              name={name}
              aria-expanded={linking}
              aria-pressed={editor.isActive('link')}
              onClick={() => setLinking(!linking)}
            />
          ) : (
            <ToolButton
              key={name}
              name={name}
              aria-pressed={tools[name].isOn?.(editor)}
              disabled={tools[name].can?.(editor) === false}
              onClick={() => tools[name].run(editor)}
            />
          ),
        )}
      </div>
      {linking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

type ToolButtonProps = { name: ToolName } & ButtonHTMLAttributes<HTMLButtonElement>;

function ToolButton({ name, ...rest }: ToolButtonProps) {
  const words = useFieldTexts().editor;
  return (
    <button
      {...rest}
      type="button"
      className={look.tool}
      aria-label={words[name]}
      title={words[name]}
      // A press leaves the focus in the text: what is typed right after it belongs there.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Sign name={name} />
    </button>
  );
}
