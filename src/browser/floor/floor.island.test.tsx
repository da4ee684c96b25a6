import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFloor } from './start';

const page = `<form><input id="code" name="code"></form>
  <div hidden data-camera data-field="code" data-go="Scan" data-stop="Stop" data-away="Geen camera">
    <video hidden></video><button type="button" data-camera-go>Scan</button>
    <p role="status" data-camera-status></p>
  </div>
  <button type="button" hidden data-print>Afdrukken</button>`;

const block = () => document.querySelector<HTMLElement>('[data-camera]');
const button = () => document.querySelector<HTMLElement>('[data-camera-go]');
const field = () => document.querySelector<HTMLInputElement>('#code');

let seen: { rawValue: string }[] = [];
let stopped = 0;
let sent: string[] = [];

class FakeStream extends EventTarget {
  getTracks() {
    return [
      {
        stop: () => {
          stopped += 1;
        },
      },
    ];
  }
}

beforeEach(() => {
  document.body.innerHTML = page;
  sessionStorage.clear();
  [seen, stopped, sent] = [[], 0, []];
  vi.stubGlobal('MediaStream', FakeStream);
  // A stand-in has no camera to show.
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', {
    value: null,
    writable: true,
    configurable: true,
  });
  HTMLMediaElement.prototype.play = async () => {};
  HTMLFormElement.prototype.requestSubmit = () => {
    sent.push(field()?.value ?? '');
  };
});
afterEach(() => vi.unstubAllGlobals());

const withCamera = (getUserMedia: () => Promise<unknown>) => {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = async () => seen;
    },
  );
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
};

test('where a browser reads no codes there is no button for it', () => {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
  startFloor();
  expect(block()?.hidden).toBe(true);
});

test('a code that the camera sees is sent as if it was typed, and the next page looks on', async () => {
  withCamera(async () => new FakeStream());
  startFloor();
  expect(block()?.hidden).toBe(false);
  button()?.click();
  await vi.waitFor(() => expect(button()?.textContent).toBe('Stop'));
  seen = [{ rawValue: '8712345678906' }];
  await vi.waitFor(() => expect(sent).toEqual(['8712345678906']));
  expect(stopped).toBe(1);
  document.body.innerHTML = page;
  startFloor();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
});

test('stopped by hand it stays off', async () => {
  withCamera(async () => new FakeStream());
  startFloor();
  button()?.click();
  await vi.waitFor(() => expect(button()?.textContent).toBe('Stop'));
  button()?.click();
  expect([button()?.textContent, stopped]).toEqual(['Scan', 1]);
  document.body.innerHTML = page;
  startFloor();
  expect(button()?.textContent).toBe('Scan');
});

test('a camera that is refused is told, and the field is still there', async () => {
  withCamera(async () => {
    throw new Error('NotAllowed');
  });
  startFloor();
  button()?.click();
  await vi.waitFor(() =>
    expect(document.querySelector('[role=status]')?.textContent).toBe('Geen camera'),
  );
  expect(button()?.textContent).toBe('Scan');
});

test('a page that is paper has a button to print it', () => {
  const printed = vi.fn();
  vi.stubGlobal('print', printed);
  startFloor();
  const print = document.querySelector<HTMLElement>('[data-print]');
  expect(print?.hidden).toBe(false);
  print?.click();
  expect(printed).toHaveBeenCalledOnce();
});

test('what a page told is taken from its address, and the rest of it stays', () => {
  history.replaceState(null, '', '/admin/magazijn/inpakken?magazijn=2&gedaan=terug&over=7');
  document.body.innerHTML = '<span hidden data-forget="gedaan over"></span>';
  startFloor();
  expect(location.search).toBe('?magazijn=2');
});

/** Types as a scanner does: so many ms between two keys, of what the browser doesn't put in a line by itself. */
const typeKeys = (keys: string, gap: number) => {
  for (const [index, key] of [...keys].entries()) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: 1000 + index * gap });
    (document.activeElement ?? document.body).dispatchEvent(event);
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) activeElement.value += key;
  }
};

const withMouse = (has: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: has }) as MediaQueryList);
const scanLine = () => {
  document.body.innerHTML = '<button>Terug</button><input id="line" data-scan>';
  return document.querySelector<HTMLInputElement>('#line');
};

test('what a scanner types comes in the line for it, on a phone too, where the line has no focus', () => {
  withMouse(false);
  const line = scanLine();
  startFloor();
  expect(document.activeElement).toBe(document.body);
  typeKeys('871234', 8);
  expect([line?.value, document.activeElement]).toEqual(['871234', line]);
});

test('what a hand types at a button leads nowhere', () => {
  withMouse(false);
  const line = scanLine();
  startFloor();
  document.querySelector('button')?.focus();
  typeKeys('abc', 120);
  expect([line?.value, document.activeElement?.tagName]).toEqual(['', 'BUTTON']);
});

test('with a mouse the line has the focus at once, unless the page has something to tell', () => {
  withMouse(true);
  const line = scanLine();
  startFloor();
  expect(document.activeElement).toBe(line);
  scanLine();
  document.querySelector('button')?.focus();
  startFloor();
  expect(document.activeElement?.tagName).toBe('BUTTON');
});
