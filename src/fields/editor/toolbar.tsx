import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { fields as texts } from '#kernel/messages/nl-fields';
import { Sign, type SignName } from '../sign';
import look from './editor.module.css';
import { LinkForm } from './link-form';

type Tool = {
  name: SignName;
  label: string;
  run: (editor: Editor) => void;
  /** Whether it is on where the caret stands; absent: it is no switch. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
};

const words = texts.editor;

/** S2.14/19, in its order. */
const tools: readonly Tool[] = [
  {
    name: 'heading',
    label: words.heading,
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading'),
  },
  {
    name: 'bold',
    label: words.bold,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    label: words.italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'bullets',
    label: words.bullets,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    label: words.numbers,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'table',
    label: words.table,
    run: (editor) =>
      editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    name: 'undo',
    label: words.undo,
    run: (editor) => editor.chain().focus().undo().run(),
    can: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    label: words.redo,
    run: (editor) => editor.chain().focus().redo().run(),
    can: (editor) => editor.can().redo(),
  },
];

/** The editor's buttons, and a form for the address of a link. */
export function Toolbar({ editor }: { editor: Editor }) {
  const [linking, setLinking] = useState(false);
  return (
    <>
      <div role="toolbar" aria-label={words.toolbar} className={look.toolbar}>
        {tools.map((tool) => (
          <button
            key={tool.name}
            type="button"
            className={look.tool}
            aria-label={tool.label}
            title={tool.label}
            aria-pressed={tool.isOn?.(editor)}
            disabled={tool.can?.(editor) === false}
            onClick={() => tool.run(editor)}
          >
            <Sign name={tool.name} />
          </button>
        ))}
        <button
          type="button"
          className={look.tool}
          aria-label={words.link}
          title={words.link}
          aria-expanded={linking}
          aria-pressed={editor.isActive('link')}
          onClick={() => setLinking(!linking)}
        >
          <Sign name="link" />
        </button>
      </div>
      {linking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}
