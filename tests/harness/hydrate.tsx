import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/**
 * Renders an island as the server does, and brings it to life over that HTML. React tells of every
 * difference, down to an attribute, by console.error, which fails a test. `leave` ends it.
 */
export const hydrate = async <P extends object>(Part: ComponentType<P>, props: P) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const options = { identifierPrefix: 'i-' };
  const element = document.createElement('div');
  element.innerHTML = renderToString(<Part {...props} />, options);
  document.body.append(element);
  const server = element.innerHTML;
  const root = await act(async () =>
    hydrateRoot(element, <Part {...props} />, {
      ...options,
      onRecoverableError: (error) => console.error(error),
    }),
  );
  const leave = async () => {
    await act(async () => root.unmount());
    element.remove();
  };
  return { element, server, leave };
};
