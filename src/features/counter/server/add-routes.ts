import type { addWorkRoutes } from '#features/workfloor/api.server';

/** What adds screens of the counter, for who has its right. */
export type AddRoutes = ReturnType<typeof addWorkRoutes>;
