import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageTree, ToldPair } from '#features/office/contract';
import { editorMark } from '#kernel/wire-editor';
import { findLook, type Look, OtherLanguage } from './other-language';
import { useFrame } from './use-frame';

const page = { id: 7, path: '/over', title: 'Over ons', language: 'nl_NL', isLive: true };
const english = { ...page, id: 8, path: '/en/about', language: 'en_GB' };
const built = { kind: 'pages', id: 7 } as const;
let told: ToldPair;
const calls = vi.fn(async (..._: unknown[]) => Response.json(told));

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  told = { page, make: { language: 'en_GB', path: '/en/about' }, mayMake: true };
  calls.mockClear();
  vi.stubGlobal('fetch', calls);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const put = async (node: React.ReactNode) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(node));
  return root;
};

const said = async ({ elsewhere }: Look) => {
  const root = await put(<OtherLanguage elsewhere={elsewhere} />);
  const text = document.querySelector('[role=status]')?.textContent?.trim();
  const href = document.querySelector('[role=status] a')?.getAttribute('href');
  await act(async () => root.unmount());
  return [text, href];
};

test('who looks in another language sees the page that says the same in it, or is told that there is none', async () => {
  const as = { language: 'en_GB', signedIn: false };
  expect(await said(await findLook(built, as))).toEqual([
    'Deze pagina heeft nog geen Engelse versie. Maak de Engelse pagina van deze',
    '/page/7/talen',
  ]);
  told = { ...told, mayMake: false };
  expect(await said(await findLook(built, as))).toEqual([
    'Deze pagina heeft nog geen Engelse versie.',
    undefined,
  ]);
  told = { page, other: english, mayMake: true };
  const look = await findLook(built, as);
  expect(look).toEqual({ as, elsewhere: { language: 'en_GB', page: english } });
  expect(await said(look)).toEqual([
    'Je ziet het concept van de Engelse pagina: /en/about. Bouw de pagina in het Engels',
    '/page/8/bouwen',
  ]);
});

test('a page in its own language is itself, and a section has none', async () => {
  expect(await findLook(built, { language: 'nl_NL', signedIn: true })).toEqual({
    as: { signedIn: true },
  });
  calls.mockClear();
  const as = { language: 'en_GB' };
  expect(await findLook({ kind: 'sections', id: 3 }, as)).toEqual({ as });
  expect(await findLook(built, {})).toEqual({ as: {} });
  expect(calls).not.toHaveBeenCalled();
});

const none = () => [];
const read: PageTree = { root: {}, zones: {}, content: [] };
const later: PageTree = { ...read, content: [{ type: 'Text', props: { id: 'a', version: 1 } }] };
const quiet = { id: null, scroll: false, texts: {} };
const blocks = {};
const post = vi.fn();
const chosen = vi.fn();
const nothing = () => undefined;
const heard = {
  ...{ chosen, insert: nothing, act: nothing, edit: nothing, typed: nothing },
  ...{ undo: nothing, redo: nothing, leave: nothing, toForm: nothing, textOf: () => undefined },
};
const source = { postMessage: post } as unknown as Window;

function Frame({ isElsewhere }: { isElsewhere: boolean }) {
  const frame = useRef({ contentWindow: source } as HTMLIFrameElement);
  useFrame(
    frame,
    {
      ...{ calls: 'pages/7', read, tree: later, slotsOf: none, query: '', blocks },
      ...{ isFixed: false, isElsewhere },
    },
    quiet,
    heard,
  );
  return null;
}

test('a frame that shows another page is told nothing, and what it says is about that page', async () => {
  const say = async (message: object) => {
    const { origin } = window.location;
    const event = new MessageEvent('message', { data: { [editorMark]: message }, origin });
    Object.defineProperty(event, 'source', { value: source });
    await act(async () => window.dispatchEvent(event));
    await act(() => new Promise((done) => setTimeout(done, 80)));
  };
  const root = await put(<Frame isElsewhere />);
  await say({ do: 'ready' });
  await say({ do: 'chosen', id: 'a' });
  expect([post.mock.calls.length, chosen.mock.calls.length, calls.mock.calls.length]).toEqual([
    ...[0, 0, 0],
  ]);
  await act(async () => root.render(<Frame isElsewhere={false} />));
  await say({ do: 'chosen', id: 'a' });
  // The other page may still be there: nothing is told before the page itself says that it has come.
  expect([post.mock.calls.length, chosen.mock.calls.length]).toEqual([0, 1]);
  await say({ do: 'ready' });
  expect(post.mock.calls.map(([one]) => one[editorMark].do)).toEqual(
    expect.arrayContaining(['tell', 'choose']),
  );
  expect(calls).toHaveBeenCalled();
  await act(() => new Promise((done) => setTimeout(done, 40)));
  await act(async () => root.unmount());
});
