import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** Whether a process of that number exists; that of another user counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process, empty when there is none. */
export async function readCommand(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return line.replaceAll('\0', ' ');
  }
  const ps = await exec('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }));
  return ps.stdout;
}

/** What PostgreSQL's programs get as environment: none of ours, and above all no PG… setting. */
export const plainEnvironment = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  LC_ALL: 'C',
  TZ: 'UTC',
} as const;
