import type { BuiltKind } from '../contract';

/** What is built of blocks, by how its calls are addressed: pages, and sections that pages share. */
export const entityOf: Readonly<Record<BuiltKind, string>> = { pages: 'Page', sections: 'Section' };

export const builtKinds = Object.keys(entityOf) as BuiltKind[];

/** Whether rows of an entity are built of blocks: their draft is what the editor made. */
export const isBuilt = (entity: string): boolean => Object.values(entityOf).includes(entity);
