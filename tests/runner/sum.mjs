// The last line of .ci/run: the counts of `npm test` and `npm run ok` together.
import { add, printCounts, readCounts } from './counts.mjs';

const counts = add([readCounts('test'), readCounts('ok')]);
printCounts(counts);
process.exitCode = counts.failed > 0 ? 1 : 0;
