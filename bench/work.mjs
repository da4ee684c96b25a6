// The fixed work: React renders one and the same tree of 2,000 elements to a string. A process of its
// own on the server's core does it by turns with a row, so that what the machine is busy with besides
// falls on both. Told by a parent: each message is answered with ms of processor time a render.
import { createElement as element } from 'react';
import { renderToString } from 'react-dom/server';

/** Elements in all: nine a card, the list and what it stands in. */
const ELEMENTS = 2000;
const CARDS = 222;

const card = (at) =>
  element(
    'li',
    { key: at, className: 'card', id: `item-${at}` },
    element(
      'a',
      { href: `/artikel/artikel-${at}`, 'data-card-link': '' },
      element('img', {
        src: `/media/${at}/640.jpg`,
        srcSet: [320, 640, 960].map((width) => `/media/${at}/${width}.jpg ${width}w`).join(', '),
        width: 640,
        height: 800,
        alt: `Artikel ${at} & wat erbij hoort`,
        loading: 'lazy',
      }),
    ),
    element('h3', { className: 'title' }, `Artikel ${at}`),
    element(
      'p',
      { className: 'price', style: { color: 'inherit' } },
      element('s', null, `€ ${at + 20},95`),
      ' ',
      element('b', null, `€ ${at + 10},95`),
    ),
    element('button', { type: 'button', disabled: at % 7 === 0, 'aria-pressed': false }, 'Bewaar'),
    element('span', { className: 'note' }, at % 3 === 0 ? 'Nog 2 in Utrecht' : 'Morgen in huis'),
  );

const Card = ({ at }) => card(at);

const tree = () =>
  element(
    'main',
    null,
    element(
      'ul',
      { className: 'cards' },
      Array.from({ length: CARDS }, (_, at) => element(Card, { key: at, at })),
    ),
  );

const found = renderToString(tree()).match(/<[a-z]/g)?.length ?? 0;
if (found !== ELEMENTS) throw new Error(`the fixed work has ${found} elements, not ${ELEMENTS}`);

/** In ms: for so long it renders when it is asked. */
const LONG = 250;

const measure = () => {
  const before = process.cpuUsage();
  const end = performance.now() + LONG;
  let count = 0;
  do {
    renderToString(tree());
    count += 1;
  } while (performance.now() < end);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
};

// The first are slow: the engine learns what is called often.
for (let time = 0; time < 4; time += 1) measure();
process.on('message', () => process.send({ ms: measure() }));
process.send({ ready: true });
