// The last line of .ci/run: the counts of `npm test` and `npm run ok` together.
import { add, countsLine, readCounts } from './counts.mjs';

const counts = add([readCounts('test'), readCounts('ok')]);
console.log(countsLine(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
