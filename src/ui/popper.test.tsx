import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { get, parseHtml } from '../../tests/harness/html';
import { Popper, type PopperProps } from './popper.view';

const panelOf = (kind: PopperProps['kind']) => {
  const html = renderToStaticMarkup(
    <Popper id="uitleg" kind={kind} label="Uitleg over bezorgen">
      Morgen in huis
    </Popper>,
  );
  return get(parseHtml(html), '[id=uitleg]').attributes;
};

test('WCAG 4.1.2 a panel is a group with the name of its sign; a tooltip describes its sign', () => {
  expect(panelOf('panel')).toMatchObject({ role: 'group', 'aria-label': 'Uitleg over bezorgen' });
  expect(panelOf('tooltip').role).toBe('tooltip');
  expect(panelOf('tooltip')).not.toHaveProperty('aria-label');
});
