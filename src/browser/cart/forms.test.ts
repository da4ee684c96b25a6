// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sheetMark } from '#kernel/style-sheets';
import { eventually } from '../../../tests/harness/eventually';

let reply: () => Promise<Response>;
const gone: string[] = [];
vi.mock('../post', () => ({
  post: () => reply(),
  goInstead: (address: string) => gone.push(address),
}));

const { sendCartForm } = await import('./forms');

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html' } });

const FAILED = 'Oeps! Er ging iets fout. Probeer het nog eens.';

/** Sends the form of a checkout, or of a line of the cart; answers whether it came through. */
const send = async (isUpdate: boolean) => {
  const place = document.querySelector<HTMLElement>('[data-checkout]');
  const form = place?.querySelector('form');
  if (!place || !form) throw new Error('no checkout');
  if (isUpdate) form.dataset.updateUrl = '/webcore/checkout/update';
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const isDone = await sendCartForm({ form, place, action: '/x', data: new FormData(form) });
  const logged = info.mock.calls.map(([text]) => text);
  info.mockRestore();
  return { isDone, logged, shown: place.textContent ?? '' };
};

beforeEach(() => {
  gone.length = 0;
  document.body.innerHTML = '<div data-checkout><form><input name="a" /></form>Getypt</div>';
});

test.each([
  ['a network that fails', () => Promise.reject(new TypeError('offline'))],
  ['a server that fails', async () => html('kapot', 500)],
  ['a reply that is no HTML', async () => Response.json({})],
  ['a page that is no checkout', async () => html('<html><main>Nee</main></html>', 403)],
])(
  'S8.2/2 %s: the text is logged only, and nothing that stands there is lost',
  async (_, answer) => {
    reply = answer as () => Promise<Response>;
    expect(await send(true)).toEqual({ isDone: false, logged: [FAILED], shown: 'Getypt' });
    expect(gone).toEqual([]);
  },
);

test('S8.2/4 a line of the cart that fails leads to the checkout instead', async () => {
  reply = async () => html('kapot', 500);
  expect(await send(false)).toMatchObject({ isDone: false, shown: 'Getypt' });
  expect(gone).toEqual(['/webcore/checkout/view']);
});

test('S7.3/3 a reply takes the place of what was there', async () => {
  reply = async () => html('<p>Nieuw</p>');
  expect(await send(true)).toEqual({ isDone: true, logged: [], shown: 'Nieuw' });
});

test('S4.3/11 of updates that follow each other only the last is shown', async () => {
  const waiting: ((text: string) => void)[] = [];
  reply = () => new Promise((resolve) => waiting.push((text) => resolve(html(text))));
  const first = send(true);
  const second = send(true);
  await eventually(() => expect(waiting).toHaveLength(1));
  waiting[0]?.('<p>Oud</p>');
  expect(await first).toMatchObject({ isDone: true, shown: 'Getypt' });
  await eventually(() => expect(waiting).toHaveLength(2));
  waiting[1]?.('<p>Nieuw</p>');
  expect(await second).toMatchObject({ isDone: true, shown: 'Nieuw' });
});

describe('while what a reply needs is still being fetched', () => {
  /** A reply with a style sheet of its own, and how that arrives. */
  const answerSlowly = async () => {
    document.documentElement.dataset.more = '/more.css';
    reply = async () =>
      html(`<form class="x ${sheetMark('more')}"><input name="a" value="" /></form>`);
    const sending = send(true);
    const find = () => document.querySelector('link[rel=stylesheet]');
    await eventually(() => expect(find()).not.toBeNull());
    return { sending, arrive: () => find()?.dispatchEvent(new Event('load')) };
  };

  test('S4.3/11 what is typed stays', async () => {
    const { sending, arrive } = await answerSlowly();
    const input = document.querySelector('input');
    if (input) input.value = 'typed meanwhile';
    arrive();
    await sending;
    expect(document.querySelector('form')?.className).toContain(sheetMark('more'));
    expect(document.querySelector('input')?.value).toBe('typed meanwhile');
  });
});

test('S2.7/5 in the open popover a new amount is read where the dialog does not shut it out', async () => {
  document.body.innerHTML = `<p data-announce></p>
    <dialog open><div data-checkout><form></form></div><p data-announce></p></dialog>`;
  reply = async () => html('<h2 data-spoken="2 artikelen, Totaal € 159,90">Winkelmand</h2>');
  await send(false);
  const [page, dialog] = document.querySelectorAll('[data-announce]');
  await eventually(() => expect(dialog?.textContent).toBe('2 artikelen, Totaal € 159,90'));
  expect(page?.textContent).toBe('');
});

test.each([
  ['above the screen is come back to', -500, 1],
  ['in sight stays where it is', 300, 0],
])('S7.3/3 a reply that lies %s', async (_, bottom, times) => {
  reply = async () => html('<h1>Je winkelmand is leeg</h1>');
  const come = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const rect = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ bottom } as DOMRect);
  await send(false);
  expect(come).toHaveBeenCalledTimes(times);
  come.mockRestore();
  rect.mockRestore();
});
