import { nameIslands } from '#ui/island';

/** Gives every island its id; on the server their code is loaded with everything else. */
export const loadIslands = (): void =>
  nameIslands(
    import.meta.glob<{ default: unknown }>(
      ['/src/features/*/site/**/*.island.tsx', '/src/ui/**/*.island.tsx'],
      { eager: true },
    ),
  );
