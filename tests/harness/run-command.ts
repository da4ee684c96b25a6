import { Command } from 'commander';
import { vi } from 'vitest';

/**
 * Runs `etalage …` in this process, with the commands that `add` makes; answers what it says line by line, and
 * its exit code.
 */
export const runCommand = async (
  add: (program: Command) => void,
  words: readonly string[],
): Promise<{ said: string[]; code: number }> => {
  process.exitCode = undefined;
  // The harness watches console.error; here what is said there is looked at.
  vi.restoreAllMocks();
  const said: string[] = [];
  for (const way of ['log', 'error'] as const) {
    vi.spyOn(console, way).mockImplementation((text) => void said.push(String(text)));
  }
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const program = new Command('etalage').exitOverride();
  add(program);
  await program.parseAsync([...words], { from: 'user' });
  vi.restoreAllMocks();
  return { said, code: Number(process.exitCode ?? 0) };
};
