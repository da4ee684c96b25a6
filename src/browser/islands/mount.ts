import { createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
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

/** Brings an island's server HTML to life as a React root of its own; returns how to end it. */
export const mount = (element: Element, options: Options): (() => void) => {
  const { Part, props, prefix, onReady, onFail } = options;
  const island = createElement(Ready, { onReady }, createElement(Part, props));
  const root = hydrateRoot(element, island, {
    identifierPrefix: prefix,
    onRecoverableError: (error) => console.info('Island rendered anew', error),
    onUncaughtError: (error) => {
      queueMicrotask(() => {
        root.unmount();
        onFail(error);
      });
    },
  });
  return () => root.unmount();
};
