import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { islandId } from '#kernel/values/island-id';
import { useLanguage, withLanguage } from './language';

/**
 * When an island's code is fetched and run. `own-store`: at rest for who has a store of his own, which the
 * page that everybody gets doesn't know; for others when it is used.
 */
export type Wake = 'load' | 'idle' | 'visible' | 'interaction' | 'own-store';

const ids = new Map<unknown, string>();

/**
 * Names islands by their modules: `{ '/src/features/x/site/y.island.tsx': module }`. An island is
 * its module's default export; its id is its path without the ending.
 */
export const nameIslands = (modules: Record<string, { default: unknown }>): void => {
  for (const [file, module] of Object.entries(modules)) ids.set(module.default, islandId(file));
};

type IslandProps<P extends object> = {
  of: ComponentType<P>;
  props: P;
  when: Wake;
  /** Unique on the page; the same address must give the same one. */
  name: string;
  className?: string;
};

/**
 * An island in a server-rendered page: its HTML now, its code later. It is a React root of its own,
 * so `useId` gets a prefix that server and browser share. Props must survive JSON.
 */
export const Island = <P extends object>({
  of: Part,
  props,
  when,
  name,
  className,
}: IslandProps<P>) => {
  const id = ids.get(Part);
  const language = useLanguage();
  if (!id) throw new Error(`${Part.name || 'An island'} is not a *.island.tsx default export`);
  const prefix = `${name}-`;
  const html = renderToString(withLanguage(language, <Part {...props} />), {
    identifierPrefix: prefix,
  });
  return (
    <etalage-island
      class={className}
      data-island={id}
      data-when={when}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself just rendered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'etalage-island': React.HTMLAttributes<HTMLElement> & {
        class?: string;
        [data: `data-${string}`]: string | undefined;
      };
    }
  }
}
