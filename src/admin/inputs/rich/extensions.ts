import { Mark, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

/** A table without widths: those would be inline styles. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  // Tab goes from cell to cell and then on, out of the text: the usual one makes rows without an end.
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Tab: () => this.editor.commands.goToNextCell(),
    };
  },
});

/** Says which cells it heads. */
const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

const markOf = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** Words of another language than the page's: they are read aloud as such. */
const Language = Mark.create({
  name: 'language',
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [{ tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

const Terms = Node.create({
  ...{ name: 'terms', group: 'block', content: '(term | explained)+' },
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: () => ['dl', 0],
});
const Term = Node.create({
  ...{ name: 'term', content: 'inline*', defining: true },
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: () => ['dt', 0],
});
const Explained = Node.create({
  ...{ name: 'explained', content: 'block+', defining: true },
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: () => ['dd', 0],
});

/** A link leads elsewhere in the same window unless it says else. */
const link = {
  openOnClick: false,
  HTMLAttributes: { target: null, rel: null },
  defaultProtocol: 'https',
} as const;

/** All that stored texts may hold: see `platform/sanitize`. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link,
    underline: false,
    strike: false,
    code: false,
    codeBlock: false,
    trailingNode: false,
    dropcursor: false,
    gapcursor: false,
  }),
  PlainTable,
  TableRow,
  ScopedHeader,
  TableCell,
  markOf('subscript', 'sub'),
  markOf('superscript', 'sup'),
  ...[Terms, Term, Explained, Language],
];
