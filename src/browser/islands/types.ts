import type { ComponentType } from 'react';

/** An island's component; what its props are is between it and the server. */
export type IslandPart = ComponentType<Record<string, unknown>>;

/** How to fetch each island's module, by file. */
export type IslandModules = Record<string, () => Promise<unknown>>;

/**
 * Runs `wake` when it is time and returns how to stop waiting. `wake` resolves once the island is
 * alive or has failed.
 */
export type Strategy = (element: HTMLElement, wake: () => Promise<void>) => () => void;
