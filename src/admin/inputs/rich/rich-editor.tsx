import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import {
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import look from '#fields/editor/editor.module.css';
import { withoutRunning } from '#fields/editor/pasted';
import { Sign, type SignName } from '#fields/sign';
import { fields as fieldTexts } from '#kernel/messages/nl-fields';
import { richTexts as texts } from '#kernel/messages/nl-rich';
import { Button } from '#ui/button.view';
import prose from '#ui/prose.module.css';
import controls from '../../controls.module.css';
import { useToolbarKeys } from '../../use-toolbar-keys';
import { LinkInput } from '../link';
import { linkAt, type Style, setLink, setStyle, styleOf, unlink } from './commands';
import { extensions } from './extensions';
import styles from './rich.module.css';
import { asWritten, setText } from './text';
import { saysTheSame } from './tidy';

const words = fieldTexts.editor;

type RichEditorProps = {
  id: string;
  labelId: string;
  value: string;
  change: (html: string) => void;
  isRequired: boolean;
  describedBy: string | undefined;
  isWrong: boolean;
  /** What was typed before it was there. */
  takeTyped: () => string;
};

/** Text with all the markup that stored texts may have. It takes the focus over from what stood in its place. */
export function RichEditor(props: RichEditorProps) {
  const { id, labelId, value, change, isRequired, describedBy, isWrong, takeTyped } = props;
  const written = useRef(value);
  const [strings] = useState(asWritten);
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    editorProps: {
      transformPastedHTML: withoutRunning,
      attributes: {
        ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelId },
        class: `${prose.prose} ${look.text}`,
        ...(isRequired && { 'aria-required': 'true' }),
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isWrong && { 'aria-invalid': 'true' }),
      },
    },
    onFocus: ({ editor: now }) => {
      const text = takeTyped();
      if (text !== '') now.commands.insertContent({ type: 'text', text });
    },
    onUpdate: ({ editor: now }) => {
      written.current = strings.textIn(now);
      change(written.current);
    },
  });
  // It was written on the page itself, or taken back.
  useLayoutEffect(() => {
    if (value === written.current) return;
    written.current = value;
    setText(editor, value);
    strings.learn(editor, value);
  }, [editor, strings, value]);
  // Judged once, by what it began with.
  const [isWhole] = useState(() => {
    strings.learn(editor, value);
    return saysTheSame(value, editor.getHTML());
  });
  const markup = useRef<HTMLTextAreaElement>(null);
  // As it is drawn: later somebody may have gone on.
  useLayoutEffect(() => {
    if (!isWhole) return markup.current?.focus();
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.view.focus();
  }, [editor, isWhole]);
  if (!isWhole) {
    return (
      <>
        <textarea
          ref={markup}
          id={id}
          className={controls.control}
          rows={10}
          aria-describedby={`${id}-html${describedBy ? ` ${describedBy}` : ''}`}
          value={value}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <p id={`${id}-html`}>{texts.unknown}</p>
      </>
    );
  }
  return (
    <div className={look.frame}>
      <Tools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

const languageOf = (editor: Editor): string =>
  String((editor.getAttributes('language') as { lang?: string | null }).lang ?? '');

/** Those to choose from, with the one that it is already. */
const languagesFor = (editor: Editor): Readonly<Record<string, string>> => {
  const now = languageOf(editor);
  return now in texts.languages ? texts.languages : { ...texts.languages, [now]: now };
};

/** Of the words that are chosen, or of all that have one where the caret stands. */
const setLanguage = (editor: Editor, lang: string): void => {
  const chain = editor.chain().focus();
  const reached = editor.state.selection.empty ? chain.extendMarkRange('language') : chain;
  if (lang === '') reached.unsetMark('language').run();
  else reached.setMark('language', { lang }).run();
};

function Tools({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false);
  const keys = useToolbarKeys();
  const chain = () => editor.chain().focus();
  return (
    <div className={styles.tools}>
      <div {...keys} role="toolbar" aria-label={words.toolbar} className={look.toolbar}>
        <select
          aria-label={texts.style}
          className={styles.style}
          value={styleOf(editor)}
          onChange={({ currentTarget }) => setStyle(editor, currentTarget.value as Style)}
        >
          {Object.entries(texts.styles).map(([style, label]) => (
            <option key={style} value={style}>
              {label}
            </option>
          ))}
        </select>
        <select
          aria-label={texts.language}
          title={texts.language}
          className={styles.style}
          value={languageOf(editor)}
          onChange={({ currentTarget }) => setLanguage(editor, currentTarget.value)}
        >
          {Object.entries(languagesFor(editor)).map(([lang, label]) => (
            <option key={lang} value={lang}>
              {label}
            </option>
          ))}
        </select>
        <Tool name="bold" isOn={editor.isActive('bold')} run={() => chain().toggleBold().run()} />
        <Tool
          name="italic"
          isOn={editor.isActive('italic')}
          run={() => chain().toggleItalic().run()}
        />
        <Tool
          name="bullets"
          isOn={editor.isActive('bulletList')}
          run={() => chain().toggleBulletList().run()}
        />
        <Tool
          name="numbers"
          isOn={editor.isActive('orderedList')}
          run={() => chain().toggleOrderedList().run()}
        />
        <Tool
          label={texts.quote}
          sign={<span className={styles.sign}>”</span>}
          isOn={editor.isActive('blockquote')}
          run={() => chain().toggleBlockquote().run()}
        />
        <Tool
          name="link"
          isOn={editor.isActive('link')}
          isOpen={isLinking}
          run={() => setLinking(!isLinking)}
        />
        <Tool
          name="table"
          run={() => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
        <Tool
          label={texts.rule}
          sign={<span className={styles.sign}>—</span>}
          run={() => chain().setHorizontalRule().run()}
        />
        <Tool name="undo" isOff={!editor.can().undo()} run={() => chain().undo().run()} />
        <Tool name="redo" isOff={!editor.can().redo()} run={() => chain().redo().run()} />
      </div>
      {editor.isActive('table') && <TableTools editor={editor} />}
      {isLinking && <LinkForm editor={editor} close={() => setLinking(false)} />}
    </div>
  );
}

/** What can be done to the table in which the caret stands. */
function TableTools({ editor }: { editor: Editor }) {
  const keys = useToolbarKeys();
  const chain = () => editor.chain().focus();
  const acts: Readonly<Record<keyof typeof texts.table, () => boolean>> = {
    addRow: () => chain().addRowAfter().run(),
    deleteRow: () => chain().deleteRow().run(),
    addColumn: () => chain().addColumnAfter().run(),
    deleteColumn: () => chain().deleteColumn().run(),
    deleteTable: () => chain().deleteTable().run(),
  };
  return (
    <div {...keys} role="toolbar" aria-label={texts.inTable} className={look.toolbar}>
      {(Object.keys(acts) as (keyof typeof acts)[]).map((name) => (
        <button
          key={name}
          type="button"
          className={`${look.tool} ${styles.word}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={acts[name]}
        >
          {texts.table[name]}
        </button>
      ))}
    </div>
  );
}

type ToolProps = {
  run: () => void;
  isOn?: boolean;
  isOpen?: boolean;
  isOff?: boolean;
} & (
  | { name: Extract<SignName, keyof typeof words>; label?: undefined; sign?: undefined }
  | { name?: undefined; label: string; sign: ReactNode }
);

function Tool({ name, label, sign, run, isOn, isOpen, isOff }: ToolProps) {
  const told = name === undefined ? label : words[name];
  return (
    <button
      type="button"
      className={look.tool}
      aria-label={told}
      title={told}
      aria-pressed={isOn}
      aria-expanded={isOpen}
      aria-disabled={isOff || undefined}
      // A press leaves the focus in the text: what is typed right after it belongs there.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => isOff !== true && run()}
    >
      {name === undefined ? sign : <Sign name={name} />}
    </button>
  );
}

/** Where a link leads: any address, with the site's own pages offered. */
function LinkForm({ editor, close }: { editor: Editor; close: () => void }) {
  const id = useId();
  const [now] = useState(() => linkAt(editor));
  const [href, setHref] = useState(now.href);
  const [isApart, setApart] = useState(now.isApart);
  const save = () => {
    setLink(editor, href, isApart);
    close();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    close();
    editor.commands.focus();
  };
  return (
    <fieldset aria-label={words.link} className={look.linkForm} onKeyDown={press}>
      <label htmlFor={id}>{texts.linkAddress}</label>
      <LinkInput id={id} value={href} change={setHref} isReadOnly={false} />
      <label className={styles.apart}>
        <input
          type="checkbox"
          checked={isApart}
          onChange={({ currentTarget }) => setApart(currentTarget.checked)}
        />
        <span>{words.newWindow}</span>
      </label>
      <div className={look.linkButtons}>
        <Button type="button" onClick={save}>
          {words.linkSave}
        </Button>
        {now.href && (
          <Button
            type="button"
            kind="plain"
            onClick={() => {
              unlink(editor);
              close();
            }}
          >
            {words.linkRemove}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
