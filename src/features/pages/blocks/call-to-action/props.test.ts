import { expect, test } from 'vitest';
import { inputOf } from '#fields/block-input.test-support';
import { definition } from './definition';
import { propsOf } from './props';

test('further links are a line each', () => {
  const settings = { title: 'Kom langs', links: 'Utrecht | /utrecht\nZeist' };
  expect(propsOf(inputOf(definition, { settings }))).toMatchObject({
    ...{ title: 'Kom langs', tone: 'green', picture: undefined },
    links: [{ label: 'Utrecht', href: '/utrecht' }, { label: 'Zeist' }],
  });
});
