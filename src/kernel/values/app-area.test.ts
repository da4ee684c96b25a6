import { expect, test } from 'vitest';
import { appBase } from './app-area';

test.each([
  ['/login', '/login'],
  ['/login/', '/login'],
  ['/login/dashboard/view/profile', '/login/dashboard/view'],
  ['/webcore/checkout/view', '/webcore/checkout/view'],
  ['/webcore/checkout/view/2/x', '/webcore/checkout/view'],
  ['/brink/webcore/search/suggest/x', '/brink/webcore/search/suggest'],
  ['/admin/pages/3/edit', '/admin/pages/3'],
  ['/webcore/login/x/y', '/webcore/login/x'],
  ['/', undefined],
  ['/kleding/administratie', undefined],
  ['/loginnen', undefined],
])('S2.1/10 the app’s base address in %s is %s', (path, base) => {
  expect(appBase(path)).toBe(base);
});
