import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PageTree } from '#features/office/contract';
import {
  type EditorMessage,
  editorMark,
  type FrameAct,
  type FrameBlock,
  type FrameText,
  type FromFrame,
  type Spot,
  type ToFrame,
  type Writable,
} from '#kernel/wire-editor';
import { CallError, call } from '../calls';
import { changedBlocks } from './changed';
import type { SlotsOf } from './tree';

type Heard = {
  chosen: (id: string) => void;
  insert: (at: Spot) => void;
  act: (id: string, act: FrameAct) => void;
  /** A text is to be written where it stands; answers it as it is stored, or that it isn't written there. */
  edit: (id: string, name: string) => Writable | undefined;
  /** It can't be written there. */
  toForm: (id: string, name: string) => void;
  /** A text as it is by now. */
  textOf: (id: string, name: string) => string | undefined;
  typed: (id: string, name: string, text: string) => void;
  undo: () => void;
  redo: () => void;
  /** Somebody goes back to the outline. */
  leave: () => void;
};

type Choice = { id: string | null; scroll: boolean; texts: Readonly<Record<string, FrameText>> };

/** In ms: what is typed within it is drawn at once. */
const TOGETHER = 40;

/** Texts that somebody typed one after the other and that the office has yet to draw: it is never so far behind. */
const MOST_BEFORE = 200;

/** In ms: so long after a call that found no server it is tried again. A server that was away tells nobody that it is back. */
const RETRY = 5000;

/** Keeps the page in the frame as the tree is; answers what the server says is wrong with blocks, and how to tell it more. */
export const useFrame = (
  frame: RefObject<HTMLIFrameElement | null>,
  {
    calls,
    read,
    tree,
    slotsOf,
    query,
    blocks,
    isFixed,
    isElsewhere,
  }: {
    /** The path of the calls of what is built. */
    calls: string;
    read: PageTree;
    tree: PageTree;
    slotsOf: SlotsOf;
    /** How the page is looked at: parameters of its address. */
    query: string;
    /** What the frame is told of all blocks. */
    blocks: Readonly<Record<string, FrameBlock>>;
    isFixed: boolean;
    /** The frame shows another page: it is told nothing of this one, and what it says isn't about this one. */
    isElsewhere: boolean;
  },
  chosen: Choice,
  heard: Heard,
): { problems: Record<string, string>; send: (message: ToFrame) => void } => {
  const [isReady, setReady] = useState(0);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const shown = useRef<PageTree>(read);
  const wanted = useRef(tree);
  const running = useRef(false);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toldOf = useRef('');
  const choice = useRef(chosen);
  const hear = useRef(heard);
  const elsewhere = useRef(isElsewhere);
  choice.current = chosen;
  hear.current = heard;
  elsewhere.current = isElsewhere;
  wanted.current = tree;
  /** The text that is written in the page, or was last, as the page has it, and what it was that the tree may not have heard yet. */
  const written = useRef<{ id: string; name: string; text: string; before: string[] }>(undefined);

  const send = useCallback(
    (message: ToFrame) => {
      if (elsewhere.current) return;
      const told: EditorMessage<ToFrame> = { [editorMark]: message };
      frame.current?.contentWindow?.postMessage(told, window.location.origin);
    },
    [frame],
  );

  useEffect(() => {
    const listen = (event: MessageEvent<Partial<EditorMessage<FromFrame>> | null>) => {
      const isOurs = event.source === frame.current?.contentWindow;
      if (!isOurs || event.origin !== window.location.origin) return;
      const message = event.data?.[editorMark];
      if (elsewhere.current && message?.do !== 'leave') return;
      if (message?.do === 'ready') setReady((count) => count + 1);
      if (message?.do === 'chosen') hear.current.chosen(message.id);
      if (message?.do === 'insert') hear.current.insert(message.at);
      if (message?.do === 'act') hear.current.act(message.id, message.act);
      if (message?.do === 'typed') {
        const { id, name, text } = message;
        const last = written.current;
        const isSame = last?.id === id && last.name === name;
        const before = isSame ? [...last.before, last.text].slice(-MOST_BEFORE) : [];
        written.current = { id, name, text, before };
        hear.current.typed(id, name, text);
      }
      if (message?.do === 'edit') {
        const { id, name } = message;
        const told = hear.current.edit(id, name);
        if (told) {
          written.current = { id, name, text: told.text, before: [] };
          send({ do: 'write', id, name, ...told });
        }
      }
      if (message?.do === 'form') hear.current.toForm(message.id, message.name);
      if (message?.do === 'leave') hear.current.leave();
      if (message?.do === 'undo' || message?.do === 'redo') {
        // What comes of it may be what was typed before, and is meant.
        if (written.current) written.current.before = [];
        hear.current[message.do]();
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, send]);

  /** Draws what changed, until the frame shows what is wanted. */
  const follow = useCallback(async () => {
    if (running.current) return;
    clearTimeout(retry.current);
    running.current = true;
    try {
      while (shown.current !== wanted.current) {
        const now = wanted.current;
        const { order, blocks } = changedBlocks(shown.current, now, slotsOf);
        const wrong: Record<string, string> = {};
        const html: Record<string, string> = {};
        let isOffline = false;
        await Promise.all(
          blocks.map(async (block) => {
            const { id } = block.props;
            try {
              const told = await call<{ html: string }>('POST', `${calls}/block${query}`, {
                body: { block },
              });
              html[id] = told.html;
            } catch (error) {
              if (!(error instanceof CallError)) throw error;
              wrong[id] = Object.values(error.problem.fields)[0] ?? error.message;
              isOffline ||= error.status === 0;
            }
          }),
        );
        if (isOffline) {
          // It is drawn once there is a connection, or with what changes next.
          setProblems(wrong);
          retry.current = setTimeout(() => void follow(), RETRY);
          return;
        }
        if (order) {
          send({ do: 'arrange', order, html });
          // A block that is new is there by now: it can be marked, and brought into view.
          send({ do: 'choose', ...choice.current });
        } else if (Object.keys(html).length > 0) send({ do: 'swap', html });
        shown.current = now;
        setProblems((before) => {
          const left = Object.entries(before).filter(([id]) => html[id] === undefined);
          return { ...Object.fromEntries(left), ...wrong };
        });
      }
    } finally {
      running.current = false;
    }
  }, [calls, query, send, slotsOf]);

  useEffect(() => {
    if (!isElsewhere) return;
    // The page itself is loaded anew when one comes back to it.
    setReady(0);
    toldOf.current = '';
  }, [isElsewhere]);

  useEffect(() => {
    if (isReady === 0 || tree === shown.current) return;
    const timer = setTimeout(() => void follow(), TOGETHER);
    return () => clearTimeout(timer);
  }, [isReady, tree, follow]);

  useEffect(() => {
    const { current: now } = written;
    const text = now && hear.current.textOf(now.id, now.name);
    if (!now || text === undefined || wanted.current !== tree) return;
    // Who types quickly is further than the tree: that will come. To tell him what he typed before would take the rest away.
    const isBehind = text !== now.text && now.before.includes(text);
    if (isBehind) return;
    written.current = { ...now, text, before: [] };
    // A step was taken back: who writes in the page goes on from what it was.
    if (text !== now.text) send({ do: 'rewrite', id: now.id, name: now.name, text });
  }, [tree, send]);

  useEffect(() => {
    const again = () => void follow();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      clearTimeout(retry.current);
    };
  }, [follow]);

  useEffect(() => {
    if (isReady === 0) return;
    const timer = setTimeout(() => {
      const now = JSON.stringify([isReady, blocks, isFixed]);
      // What is typed is seldom what a block is called by.
      if (toldOf.current === now) return;
      toldOf.current = now;
      send({ do: 'tell', blocks, isFixed });
    }, TOGETHER);
    return () => clearTimeout(timer);
  }, [isReady, blocks, isFixed, send]);

  const { id, scroll, texts } = chosen;
  useEffect(() => {
    if (isReady > 0) send({ do: 'choose', id, scroll, texts });
  }, [isReady, id, scroll, texts, send]);

  return { problems, send };
};
