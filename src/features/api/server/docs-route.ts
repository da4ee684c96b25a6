import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { servePage } from '#features/pages/api.server';
import { docsTexts, kindNames } from '#kernel/messages/nl-api';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { type DocsEntity, DocsPage } from '../site/docs-page.view';
import { type Exposed, listExposed } from './exposed';
import { kindOf } from './kinds';

const presentEntity = ({ entity, columns, part }: Exposed): DocsEntity => ({
  label: entity.label.many,
  name: entity.name,
  path: `${path.api}/${entity.access}`,
  columns: Object.entries(columns).map(([name, column]) => ({
    name,
    kind: kindNames[kindOf(column)],
  })),
  links: Object.keys(part.links ?? {}),
  hasDistance: part.near !== undefined,
});

/** `/api/docs`: the API for people to read. */
export const addDocsRoute = (host: Host): void => {
  host.app.get('/api/docs', (request, reply) =>
    servePage(host, request, reply, async () => ({
      title: docsTexts.title,
      noindex: true,
      main: renderToStaticMarkup(
        createElement(DocsPage, { entities: listExposed(host).map(presentEntity) }),
      ),
      tags: [],
    })),
  );
};
