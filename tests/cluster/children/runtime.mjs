// Tells which Node it runs on, then ends with a given code, or lives until it is made to end.
import '../../../bin/runtime.mjs';

if (process.argv[2] === 'stay') {
  process.once('SIGTERM', () => process.exit(7));
  setInterval(() => {}, 60_000);
} else process.exitCode = Number(process.argv[2]);
// Last: who reads it sends signals.
console.log(JSON.stringify({ node: process.versions.node, pid: process.pid }));
