import { createElement, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { IslandPart } from './types';

type Options = {
  Part: IslandPart;
  props: Record<string, unknown>;
  /** The same `identifierPrefix` as on the server, so that ids agree. */
  prefix: string;
  /** It is alive: its effects have run. */
  onReady: () => void;
  /** What broke it; the island's HTML is gone by then. */
  onFail: (error: unknown) => void;
};

const Ready = ({ onReady, children }: { onReady: () => void; children?: ReactNode }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when all below it is there
  useEffect(onReady, []);
  return children;
};

/**
 * Brings an island's server HTML to life as a React root of its own, or draws one that has none yet;
 * returns how to end it.
 */
export const mount = (element: Element, given: Options): (() => void) => {
  const { Part, props, prefix, onReady, onFail } = given;
  const island = createElement(Ready, { onReady }, createElement(Part, props));
  let root: Root | undefined;
  const options = {
    identifierPrefix: prefix,
    onRecoverableError: (error: unknown) => console.info('Island rendered anew', error),
    onUncaughtError: (error: unknown) => {
      queueMicrotask(() => {
        root?.unmount();
        onFail(error);
      });
    },
  };
  if (element.hasChildNodes()) {
    root = hydrateRoot(element, island, options);
  } else {
    root = createRoot(element, options);
    root.render(island);
  }
  return () => root?.unmount();
};
