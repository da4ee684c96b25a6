import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workAtStep } from './at-step';
import { FormPreview } from './form-preview';

const replace = vi.fn();
const scrollTo = vi.fn();
const shown = { scrollY: 0, scrollTo, location: { hash: '', replace } };
const steps = new Map<string, number>();
const getElementById = (id: string) =>
  steps.has(id) ? { getBoundingClientRect: () => ({ top: steps.get(id) }) } : null;

let element: HTMLElement;
let root: ReturnType<typeof createRoot>;

const draw = (keptAt: string) =>
  act(async () => root.render(<FormPreview isAbove={false} id={7} keptAt={keptAt} />));
const load = () =>
  act(async () => {
    element.querySelector('iframe')?.dispatchEvent(new Event('load'));
  });
const work = (id: string, isFirst = false) => act(async () => workAtStep({ id, isFirst }));
const asked = () => {
  const [address] = replace.mock.lastCall ?? [];
  const { pathname, searchParams } = new URL(address, 'http://site.example');
  return [pathname, searchParams.get('at'), searchParams.get('step')];
};

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(shown as never);
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue({
    getElementById,
  } as never);
  Object.assign(shown, { scrollY: 0 });
  shown.location.hash = '';
  steps.clear();
  replace.mockClear();
  scrollTo.mockClear();
  element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  await draw('');
  await load();
});
afterEach(async () => {
  await act(async () => root.unmount());
  element.remove();
  vi.restoreAllMocks();
});

test('the form turns to the step that is worked on, once, and stays there with the next draft', async () => {
  await work('wie', true);
  expect(replace).not.toHaveBeenCalled();
  await work('wat');
  expect(asked()).toEqual(['/admin/preview/form/7', '', 'wat']);
  // A draft that is kept before the frame has it changes nothing of that.
  await draw('10:00');
  expect(asked()).toEqual(['/admin/preview/form/7', '10:00', 'wat']);
  steps.set('wat', 300);
  await load();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  await work('wat');
  expect(replace).toHaveBeenCalledTimes(2);
});

test('a step is scrolled to within the frame; who tries the form is left where he is', async () => {
  steps.set('wat', 300);
  await work('wat');
  await load();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  // He went on in the frame, and a draft is kept meanwhile.
  shown.location.hash = '#tot-slot';
  shown.scrollY = 40;
  await draw('10:01');
  expect(asked()).toEqual(['/admin/preview/form/7', '10:01', 'tot-slot']);
  await load();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 40);
});
