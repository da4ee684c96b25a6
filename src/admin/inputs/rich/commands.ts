// What the tools of a rich text do, in the form and on the page itself.
import type { Editor } from '@tiptap/core';
import type { richTexts } from '#kernel/messages/nl-rich';

export type Style = keyof typeof richTexts.styles;

export const styleOf = (editor: Editor): Style =>
  ([2, 3, 4] as const)
    .map((level) => (editor.isActive('heading', { level }) ? (`h${level}` as const) : undefined))
    .find((one) => one !== undefined) ?? 'paragraph';

export const setStyle = (editor: Editor, style: Style): void => {
  const chain = editor.chain().focus();
  if (style === 'paragraph') chain.setParagraph().run();
  else chain.setHeading({ level: Number(style.slice(1)) as 2 | 3 | 4 }).run();
};

/** Where the link leads that the caret stands in, and whether in a window of its own. */
export const linkAt = (editor: Editor): { href: string; isApart: boolean } => {
  const { href, target } = editor.getAttributes('link') as {
    href?: string;
    target?: string | null;
  };
  return { href: href ?? '', isApart: target === '_blank' };
};

export const unlink = (editor: Editor): void => {
  editor.chain().focus().extendMarkRange('link').unsetLink().run();
};

/** Makes a link of the words that are chosen, of the one that the caret stands in, or of the address itself. */
export const setLink = (editor: Editor, typed: string, isApart: boolean): void => {
  const written = typed.trim();
  if (written === '') {
    unlink(editor);
    return;
  }
  const href = /^[\w.-]+\.[a-z]{2,}(?:[/?#]|$)/i.test(written) ? `https://${written}` : written;
  const attrs = {
    href,
    ...(isApart ? { target: '_blank', rel: 'noopener' } : { target: null, rel: null }),
  };
  const chain = editor.chain().focus().extendMarkRange('link');
  if (editor.state.selection.empty && linkAt(editor).href === '') {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs }] }).run();
  } else chain.setLink(attrs).run();
};
