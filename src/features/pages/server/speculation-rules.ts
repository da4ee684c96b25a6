import type { Host } from '#platform/host';

const PATH = '/speculation-rules.json';

/** In seconds. */
const DAY = 86_400;

/**
 * What a browser may fetch before a link is followed (Speculation Rules, WICG): the page behind a card or an
 * entry of the navigation, once a pointer rests on it or a finger touches it, so that it costs no data of who
 * goes elsewhere. Browsers that save data do nothing with it. Those pages are the same for everybody.
 */
const rules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { selector_matches: ':is([data-card-link], [data-nav-item] a)' },
          { not: { href_matches: ['/webcore/*', '/login/*', '/login', '/admin/*', '/api/*'] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** The header that leads a page's browser there. */
export const speculationHeader = { 'speculation-rules': `"${PATH}"` };

export const addSpeculationRules = ({ app }: Host): void => {
  const body = JSON.stringify(rules);
  app.get(PATH, async (_request, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', `public, max-age=${DAY}`)
      .send(body),
  );
};
