// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Asked = { url: string; method: string };
let asked: Asked[];
let reply: object;
let fragment: () => Response;
/** What happened to the popover, in order. */
let seen: string[];
let addToCart: typeof import('./add').addToCart;

beforeEach(async () => {
  asked = [];
  seen = [];
  fragment = () => {
    seen.push(`asked, popover ${popover()?.open ? 'open' : 'hidden'}`);
    return new Response('<p>De winkelmand</p>');
  };
  vi.stubGlobal('fetch', async (url: string | URL, { method = 'GET' }: RequestInit = {}) => {
    const { pathname, search } = new URL(url, location.href);
    asked.push({ url: pathname + search, method });
    return method === 'POST' ? Response.json(reply) : fragment();
  });
  document.body.innerHTML = `
    <span data-cart-count>1</span>
    <form name="addproduct" action="/eigen/adres"><button type="submit">Erin</button></form>`;
  vi.resetModules();
  ({ addToCart } = await import('./add'));
});
afterEach(() => void vi.unstubAllGlobals());

const form = () => document.forms[0] as HTMLFormElement;
const popover = () => document.querySelector<HTMLDialogElement>('dialog[data-cart-popover]');
const add = () => addToCart(form(), new FormData(form()));
const badge = () => document.querySelector('[data-cart-count]')?.textContent;

test('S7.3/1 S2.7/3 S4.3/1 the form’s address is posted, the popover hidden, filled by redirect_url and shown', async () => {
  reply = { success: true, number_of_articles: 3, redirect_url: '/mijn/mand' };
  await add();
  expect(popover()?.open).toBe(true);
  asked = [];
  seen = [];
  await add();
  expect(asked).toEqual([
    { url: '/eigen/adres', method: 'POST' },
    { url: '/mijn/mand?view=framework', method: 'GET' },
  ]);
  expect(seen).toEqual(['asked, popover hidden']);
  expect(popover()?.open).toBe(true);
  expect(popover()?.textContent).toContain('De winkelmand');
  expect(badge()).toBe('3');
});

test('what was added is said in the dialog, and read with its name; not when the cart is only looked at', async () => {
  reply = { success: true, number_of_articles: 2 };
  fragment = () =>
    new Response('<div><div data-cart-head><h2>Winkelmand</h2></div><div>1 trui</div></div>');
  await add();
  const id = popover()?.getAttribute('aria-describedby') ?? 'none';
  expect(document.getElementById(id)?.textContent).toBe('Toegevoegd aan je winkelmand');
  reply = { success: true, message: 'Meer dan 2 hebben we er niet.' };
  await add();
  expect(document.getElementById(id)?.textContent).toBe('Meer dan 2 hebben we er niet.');
  expect(document.querySelector('[data-cart-head] + p')?.id).toBe(id);
  const { hideCart, openCart } = await import('./popover');
  hideCart();
  await openCart('/mijn/mand');
  expect(document.getElementById(id)).toBeNull();
});

test('S7.3/1 without redirect_url it is the checkout', async () => {
  reply = { success: true, number_of_articles: 2 };
  await add();
  expect(asked[1]?.url).toBe('/webcore/checkout/view?view=framework');
});

test.each(['/mijn/mand', undefined])(
  'S7.3/1 S8.2/4 a fragment that can’t be had leads to its address: %s',
  async (redirect_url) => {
    reply = { success: true, number_of_articles: 2, redirect_url };
    fragment = () => new Response('', { status: 500 });
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const gone = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await add();
    expect(gone).toHaveBeenCalledExactlyOnceWith(redirect_url ?? '/webcore/checkout/view');
    expect(popover()).toBeNull();
  },
);

test('S8.2/3 what was not added says so beside the button, and nothing opens', async () => {
  reply = { success: false, number_of_articles: 1 };
  await add();
  expect(form().querySelector('[role=alert]')?.textContent).toBe(
    'Oeps! Er ging iets mis, probeer het later opnieuw.',
  );
  expect(asked).toHaveLength(1);
  expect(popover()).toBeNull();
  expect(badge()).toBe('1');
});
