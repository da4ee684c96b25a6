import { createElement, Fragment } from 'react';
import { pickField } from '../contract';
import { Forget } from '../site/forget.view';
import { BOX, LEFT } from './list-notes';
import type { Routes } from './start-routes';

/** Parameters that say what was just done. */
const told = [pickField.done, pickField.about, pickField.code, BOX, LEFT, 'elders', 'tekort'];

/** Routes whose pages tell what was done once: a script takes it from the address. */
export const forgetting = (route: Routes): Routes => ({
  ...route,
  get: (path, handler) =>
    route.get(path, (work) =>
      handler({
        ...work,
        show: (page) => {
          const mark = createElement(Forget, { names: told });
          return work.show({
            ...page,
            content: createElement(Fragment, null, page.content, mark),
          });
        },
      }),
    ),
});
