import type { TreeBlock } from '#features/pages/contract';

export type NewPage = {
  path: string;
  title: string;
  noindex?: boolean;
  parentId?: number;
  language?: string;
  content: TreeBlock[];
};

const block = (type: string, id: string, props: Record<string, unknown>): TreeBlock => ({
  type,
  props: { id, version: 1, ...props },
});

const overview = (id: string, props: Record<string, unknown>) =>
  block('ProductOverview', id, props);

const cta = {
  kind: 'cta',
  position: 2,
  title: 'Passen?',
  link: '/winkels',
  linkText: 'Zoek een winkel',
};
const spacer = { kind: 'spacer', position: 4 };
const hidden = { kind: 'hidden', position: 5, title: 'Verborgen', link: '/', linkText: 'Bekijk' };

/** A page for each way in which an overview can be set. */
export const catalogPages = (category: Record<string, number>): NewPage[] => [
  {
    path: '/',
    title: 'Home',
    content: [
      block('Hero', 'hero', { title: 'Welkom', link: '/kleding', linkText: 'Kijk rond' }),
      overview('net-binnen', { title: 'Net binnen', limit: 4, paging: 'none' }),
      block('RichText', 'over', { html: '<h2>Over ons</h2><p>Wij zijn <b>Brink</b>.</p>' }),
    ],
  },
  {
    path: '/kleding',
    title: 'Kleding',
    content: [
      overview('kleding', {
        title: 'Kleding',
        level: '1',
        limit: 6,
        paging: 'pagination',
        refines: 'inline',
        ajaxFilterId: 'artikelen',
        searchable: true,
        sortable: true,
        filter: { category: [category.kleding] },
        extras: [cta, spacer, hidden],
      }),
    ],
  },
  {
    path: '/meer',
    title: 'Meer kleding',
    content: [
      overview('meer', {
        title: 'Meer kleding',
        level: '1',
        limit: 6,
        paging: 'more',
        refines: 'inline',
        ajaxFilterId: 'artikelen',
        searchable: true,
        sortable: true,
        filter: { category: [category.kleding] },
        extras: [cta, spacer, hidden],
      }),
    ],
  },
  {
    path: '/herhaal',
    title: 'Herhaal',
    content: [
      overview('herhaal', {
        title: 'Herhaal',
        level: '1',
        limit: 6,
        paging: 'pagination',
        extras: [cta],
        ctaRepeat: true,
      }),
    ],
  },
  {
    path: '/alles',
    title: 'Alles',
    content: [
      overview('alles', {
        title: 'Alles',
        level: '1',
        limit: 4,
        paging: 'more',
        autoLoad: true,
        forceNoLimit: true,
        refines: 'popover',
      }),
    ],
  },
  {
    path: '/gekoppeld',
    title: 'Gekoppeld',
    content: [
      block('RichText', 'kop', { title: 'Gekoppeld', html: '<p>Twee lijsten, één keuze.</p>' }),
      overview('eerste', {
        title: 'Jassen',
        limit: 5,
        refines: 'inline',
        ajaxFilterId: 'samen',
        filter: { category: [category.winterjassen] },
      }),
      overview('tweede', {
        title: 'Truien',
        limit: 5,
        refines: 'popover',
        ajaxFilterId: 'samen',
        filter: { category: [category.truien] },
      }),
      overview('los', { title: 'Los', limit: 30, paging: 'none' }),
    ],
  },
  {
    path: '/kolommen',
    title: 'Kolommen',
    content: [
      block('RichText', 'kolommen-kop', { title: 'Kolommen', html: '' }),
      block('Columns', 'kolommen', {
        first: [overview('in-kolom', { title: 'In een kolom', limit: 2, paging: 'pagination' })],
        second: [block('RichText', 'tekst', { html: '<p>Ernaast.</p>' })],
      }),
    ],
  },
];
