import { expect, test, vi } from 'vitest';
import { header, LEFT_HEADERS } from '#kernel/wire';
import { eventually } from '../../../tests/harness/eventually';
import { startRefines } from '../refines/start';
import { currentQuery } from './history';
import { reloadSections } from './reload';
import { listSections } from './section';

const section = `<section id="section-12" data-block-id="12" data-total="9" data-section-url="/x">
  <p data-section-status>9 dingen</p></section>`;

const label = (id: number) =>
  `<label data-filter-id="${id}"><input type="checkbox" name="filter_store[]" value="${id}">
   <span data-option-count>1</span></label>`;

const ids = Array.from({ length: 5000 }, (_, at) => at + 1);
/** Those that the form shows. */
const shown = ids.slice(0, 40);

const replies = (left: Record<string, string>, headers: Record<string, string>) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (_url, init) =>
      init?.method === 'HEAD'
        ? new Response(null, { headers })
        : new Response(
            `${section}<script type="application/json" ${LEFT_HEADERS}="">${JSON.stringify(left)}</script>`,
            { headers },
          ),
    );

test('S2.2/6 S4.1/1 options of which the headers were too long follow what the reply’s HTML says', async () => {
  document.body.innerHTML = `<form data-refines data-for="12" id="f"><fieldset data-filter-column="store">
    ${shown.map(label).join('')}</fieldset></form>${section}`;
  const odd = ids.filter((id) => id % 2 === 1);
  const headers = { [header.total(12)]: '9' };
  const fetching = replies(
    {
      [header.counts(12, 'store')]: odd.map((id) => `${id}:7`).join(','),
    },
    headers,
  );
  startRefines();
  await reloadSections(listSections(), currentQuery());
  expect(fetching).toHaveBeenCalledWith('/x?', expect.objectContaining({ method: 'POST' }));
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(inputs.filter((one) => !one.disabled).map((one) => Number(one.value))).toEqual(
    shown.filter((id) => id % 2 === 1),
  );
  const counts = [...document.querySelectorAll('[data-option-count]')];
  expect(counts.slice(0, 3).map((one) => one.textContent)).toEqual(['7', '0', '7']);
  // The element was a message, and is no part of the page.
  expect(document.querySelector('script')).toBeNull();
});

test('S2.2/5 a start whose headers leave a column out lets its options be as the page has them', async () => {
  document.body.innerHTML = `<form data-refines data-for="12"><fieldset data-filter-column="store">
    ${label(1)}<label data-filter-id="2"><input type="checkbox" value="2" disabled></label></fieldset>
    <fieldset data-filter-column="kind">${label(3)}</fieldset></form>${section}`;
  const fetching = replies({}, { [header.total(12)]: '9', [header.enabledIds(12, 'kind')]: '' });
  startRefines();
  await eventually(() => expect(fetching).toHaveBeenCalled());
  const states = () =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map(
      (one) => one.disabled,
    );
  await eventually(() => expect(states()).toEqual([false, true, true]));
});
