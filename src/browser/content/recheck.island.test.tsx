import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { weekend } from '#kernel/limits-content';
import { startSchedules } from './scheduled';

const times = (more: object = {}) =>
  JSON.stringify({ week: weekend, ...more }).replaceAll('"', '&quot;');
const page = (isWeekend: boolean) => `
  <etalage-scheduled ${isWeekend ? 'hidden' : 'class="active"'} data-of="1" data-times="${times({ outside: true })}">${isWeekend ? '' : '<p>Doordeweeks</p><input>'}</etalage-scheduled>
  <etalage-scheduled ${isWeekend ? 'class="active"' : 'hidden'} data-of="2" data-times="${times()}">${isWeekend ? '<p>Weekend</p>' : ''}</etalage-scheduled>`;

const frames = () => [...document.querySelectorAll<HTMLElement>('etalage-scheduled')];
const shown = () =>
  frames().map((frame) => ({
    active: frame.classList.contains('active'),
    hidden: frame.hasAttribute('hidden'),
    text: frame.textContent,
  }));
const weekdays = [
  { active: true, hidden: false, text: 'Doordeweeks' },
  { active: false, hidden: true, text: '' },
];
const weekendShown = [
  { active: false, hidden: true, text: expect.any(String) },
  { active: true, hidden: false, text: 'Weekend' },
];

let answer: () => Promise<Response>;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:58:30Z') });
  vi.stubGlobal('fetch', () => answer());
  answer = async () => new Response(page(true));
  if (!customElements.get('etalage-scheduled')) startSchedules();
  document.body.innerHTML = page(false);
  // Its code is fetched once the page was drawn.
  await vi.advanceTimersByTimeAsync(20);
  await vi.dynamicImportSettled();
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('S4.10/5 S9.6/3 each 60 s the page looks; on Friday at 17:00 Dutch time it changes', async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual(weekdays);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(shown()).toEqual(weekdays);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown()).toEqual(weekendShown);
});

test('what the server says counts when the visitor’s clock is wrong', async () => {
  answer = async () => new Response(page(false));
  await vi.advanceTimersByTimeAsync(180_000);
  expect(shown()).toEqual(weekdays);
});

test('without the server nothing is shown that never was', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(shown().map(({ hidden }) => hidden)).toEqual([true, true]);
});

test('what somebody types in stays until he has left it', async () => {
  const input = document.querySelector('input') as HTMLInputElement;
  input.value = 'Noor';
  await vi.advanceTimersByTimeAsync(120_000);
  expect(frames()[0]?.hasAttribute('hidden')).toBe(false);
  expect(input.value).toBe('Noor');
  input.value = '';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual(weekendShown);
});
