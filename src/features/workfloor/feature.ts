import type { Feature } from '#platform/host';

/** What screens of work on the floor share: their frame, and who may see them. */
export const workfloor: Feature = {
  name: 'workfloor',
  needs: ['settings', 'staff', 'pages', 'stock'],
  setup: () => {},
};
