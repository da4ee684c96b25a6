import { act, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PageTree } from '#features/office/contract';
import { type EditorMessage, editorMark, type FromFrame, type ToFrame } from '#kernel/wire-editor';
import { useFrame } from './use-frame';

const treeOf = (title: string) =>
  ({ content: [{ type: 'Text', props: { id: 'a', title } }] }) as unknown as PageTree;

const titleIn = (tree: PageTree) => String(tree.content[0]?.props.title);

/** What the frame was told, and what it says. */
let told: ToFrame[];
const inFrame = {
  postMessage: (message: EditorMessage<ToFrame>) => void told.push(message[editorMark]),
} as unknown as Window;
const say = (message: FromFrame) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      ...{ source: inFrame, origin: window.location.origin },
      data: { [editorMark]: message },
    }),
  );

let set: (title: string) => Promise<void>;
let typed: string[];
let leave: () => Promise<void>;

function Frame() {
  const [tree, setTree] = useState(() => treeOf(''));
  const frame = useRef({ contentWindow: inFrame } as HTMLIFrameElement);
  set = (title) => act(async () => setTree(treeOf(title)));
  const nothing = () => {};
  useFrame(
    frame,
    {
      ...{ calls: '/', read: tree, tree, slotsOf: () => [], query: '', blocks: {} },
      ...{ isFixed: false, isElsewhere: false },
    },
    { id: 'a', scroll: false, texts: {} },
    {
      ...{ chosen: nothing, insert: nothing, act: nothing, toForm: nothing, leave: nothing },
      ...{ undo: nothing, redo: nothing },
      edit: () => ({ text: titleIn(tree), hasLines: false, label: 'Titel' }),
      textOf: () => titleIn(tree),
      typed: (_id, _name, text) => void typed.push(text),
    },
  );
  return null;
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  told = [];
  typed = [];
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Frame />));
  leave = async () => act(async () => root.unmount());
  say({ do: 'edit', id: 'a', name: 'title' });
});
afterEach(() => leave());

const rewritten = () => told.flatMap((one) => (one.do === 'rewrite' ? one.text : []));
const type = (text: string) => say({ do: 'typed', id: 'a', name: 'title', text });

test('who types quicker than the office draws loses no letter', async () => {
  type('v');
  type('va');
  type('van');
  expect(typed).toEqual(['v', 'va', 'van']);
  // The office draws what it heard first when it has heard more.
  await set('v');
  await set('va');
  expect(rewritten()).toEqual([]);
  await set('van');
  expect(rewritten()).toEqual([]);
});

test('who writes in the page goes on from a step that was taken back, also to what he just typed', async () => {
  type('v');
  await set('v');
  await set('');
  expect(rewritten()).toEqual(['']);
  type('w');
  type('wa');
  say({ do: 'undo' });
  await set('w');
  expect(rewritten()).toEqual(['', 'w']);
});
