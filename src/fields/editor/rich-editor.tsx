import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import prose from '#ui/prose.module.css';
import type { InputProps } from '../input';
import look from './editor.module.css';
import { withoutRunning } from './pasted';
import { Toolbar } from './toolbar';

/** A table without widths: those would be inline styles. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

/** A link leads elsewhere in the same window unless it says else. */
const link = {
  openOnClick: false,
  HTMLAttributes: { target: null, rel: null },
  defaultProtocol: 'https',
} as const;

const extensions = [
  StarterKit.configure({
    heading: { levels: [2] },
    link,
    underline: false,
    strike: false,
    code: false,
    codeBlock: false,
    blockquote: false,
    horizontalRule: false,
    trailingNode: false,
    dropcursor: false,
    gapcursor: false,
  }),
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
];

/** The editor itself. It takes the focus over from the text that stood in its place. */
export function RichEditor({ field, value, control, labelId, write, checkOn }: InputProps) {
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    autofocus: 'end',
    editorProps: {
      transformPastedHTML: withoutRunning,
      attributes: {
        id: control.id,
        class: `${prose.prose} ${look.text}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(field.required ? { 'aria-required': 'true' } : {}),
        ...(control['aria-describedby'] ? { 'aria-describedby': control['aria-describedby'] } : {}),
        ...(control['aria-invalid'] ? { 'aria-invalid': 'true' } : {}),
      },
    },
    onUpdate: ({ editor: now }) => write(now.isEmpty ? '' : now.getHTML()),
    onBlur: () => checkOn('blur'),
  });
  return (
    <div className={look.frame}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
