import { spawnSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';

const has = (command) =>
  spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;

const hasWrk = has('wrk');
const hasTaskset = has('taskset') && cpus().length > 1;

/** What makes the load: wrk where it is installed. */
export const toolOf = () => (hasWrk ? 'wrk' : 'autocannon');

/** A command that runs on one core; on any where cores can't be chosen. */
export const onCore = (core, command) =>
  hasTaskset ? ['taskset', '-c', String(core), ...command] : command;

/** Keeps a running process, with all its threads, on one core. */
export const pin = (pid, core) => {
  if (hasTaskset) spawnSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' });
};

/** The machine, without its name. */
export const describeMachine = () => {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const pinned = hasTaskset ? 'server on one core, load from another' : 'cores not pinned';
  return [
    `${cpus().length} × ${first?.model.trim() || 'unknown processor'}, ${memory} GB`,
    `${process.platform} ${process.arch}, Node ${process.versions.node}`,
    pinned,
  ];
};
