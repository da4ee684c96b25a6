import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PageFacts } from '#kernel/quality/page-quality';
import { type EditorMessage, editorMark, type FromFrame, type ToFrame } from '#kernel/wire-editor';

/** In ms: a frame that says nothing for so long won't any more. */
const PATIENCE = 30_000;

type State = { facts?: PageFacts; isRunning: boolean; hasFailed: boolean };

/** What is found in the page in the frame, each time that it is asked for. */
export const useFacts = (frame: RefObject<HTMLIFrameElement | null>) => {
  const [state, setState] = useState<State>({ isRunning: true, hasFailed: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const run = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () =>
        setState(({ facts }) => ({ ...(facts && { facts }), isRunning: false, hasFailed: true })),
      PATIENCE,
    );
    setState(({ facts }) => ({ ...(facts && { facts }), isRunning: true, hasFailed: false }));
    const message: EditorMessage<ToFrame> = { [editorMark]: { do: 'check' } };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [frame]);
  useEffect(() => {
    const listen = (event: MessageEvent<Partial<EditorMessage<FromFrame>> | null>) => {
      const isOurs = event.source === frame.current?.contentWindow;
      if (!isOurs || event.origin !== window.location.origin) return;
      const message = event.data?.[editorMark];
      // The frame was loaded anew.
      if (message?.do === 'ready') run();
      if (message?.do !== 'checked') return;
      clearTimeout(timer.current);
      const { facts } = message;
      setState({ ...(facts && { facts }), isRunning: false, hasFailed: facts === undefined });
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
      clearTimeout(timer.current);
    };
  }, [frame, run]);
  return { ...state, run };
};
