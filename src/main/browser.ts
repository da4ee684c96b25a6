import { boot } from '#browser/boot';

boot(import.meta.glob(['/src/features/*/site/**/*.island.tsx', '/src/ui/**/*.island.tsx']));
