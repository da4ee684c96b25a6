import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RefineGroup, RefineOption } from '../contract';
import { optionLook } from './option-look';
import { RefineGroupView } from './refine-group.view';

const option = (id: number, label: string, more: Partial<RefineOption> = {}): RefineOption => ({
  id,
  label,
  selected: false,
  enabled: true,
  count: id,
  ...more,
});

const group = (more: Partial<RefineGroup> = {}): RefineGroup => ({
  column: 'color',
  label: 'Kleur',
  control: 'checkbox',
  swatch: false,
  limit: 0,
  options: [option(1, 'Marineblauw'), option(2, 'Ecru')],
  activeCount: 0,
  ...more,
});

const noun = { one: 'artikel', many: 'artikelen' };

const render = (more: Partial<RefineGroup>): string =>
  renderToStaticMarkup(<RefineGroupView group={group(more)} formId="f" noun={noun} open />);

const toggle = (html: string): string | undefined =>
  /data-group-summary="" data-label="Kleur">([^<]*)</.exec(html)?.[1];

test('S2.2/7 a checkbox group says how many are chosen', () => {
  const options = [option(1, 'Marineblauw', { selected: true }), option(2, 'Ecru')];
  expect(toggle(render({ options, activeCount: 1 }))).toBe('Kleur 1 geselecteerd');
  expect(toggle(render({}))).toBe('Kleur');
});

test('S2.2/7 a radio group says which one is chosen', () => {
  const options = [option(1, 'Marineblauw', { selected: true }), option(2, 'Ecru')];
  expect(toggle(render({ control: 'radio', options, activeCount: 1 }))).toBe('Marineblauw');
});

test('S2.2/9 options beyond the limit are marked and a button brings them', () => {
  const html = render({ limit: 1 });
  expect(html.match(/data-beyond/g)).toHaveLength(1);
  expect(html).toContain('data-group-more');
  expect(render({ limit: 2 })).not.toContain('data-group-more');
});

test('S2.2/6 an option that would leave nothing is disabled, unless it is chosen', () => {
  const off = option(1, 'Marineblauw', { enabled: false });
  expect(render({ options: [off] })).toContain('disabled=""');
  expect(render({ options: [{ ...off, selected: true }] })).not.toContain('disabled=""');
});

test('S4.1/1 such an option has the class that its form is set to, or else disabled', () => {
  const off = group({ options: [option(1, 'Marineblauw', { enabled: false })] });
  const classOf = (disabledClass?: string) => {
    const html = renderToStaticMarkup(
      <RefineGroupView group={off} disabledClass={disabledClass} formId="f" noun={noun} open />,
    );
    return /<label class="([^"]*)"/.exec(html)?.[1]?.split(' ').at(-1);
  };
  expect(classOf()).toBe('disabled');
  expect(classOf('is-uit')).toBe('is-uit');
});

test('S4.1/2 a group with a choice is hasActive', () => {
  expect(render({ activeCount: 1 })).toContain('hasActive');
  expect(render({})).not.toContain('hasActive');
});

test('short labels become tiles, colours become swatches', () => {
  expect(optionLook(group({ options: [option(1, 'XS'), option(2, '44')] }))).toBe('tiles');
  expect(optionLook(group())).toBe('rows');
  expect(optionLook(group({ swatch: true }))).toBe('swatches');
});

test('an option is heard as what it is and how many it leaves', () => {
  const heard = (html: string) =>
    [...html.matchAll(/<label.*?<\/label>/gs)].map(([label]) =>
      label.replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ''),
    );
  const options = [
    { ...option(1, '36'), count: 45 },
    { ...option(2, '37'), count: 1 },
  ];
  expect(heard(render({ options }))).toEqual(['36 (45 artikelen)', '37 (1 artikel)']);
});
