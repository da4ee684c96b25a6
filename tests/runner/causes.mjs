// What a compiler or a linter wrote, in the few lines that say where to begin.

/** `src/a.ts(12,5): error TS2322: …`, the first line of what TypeScript finds. */
const TYPE_ERROR = /^(?<file>[^\s(][^(]*)\((?<line>\d+),\d+\): error (?<code>TS\d+): (?<text>.*)$/;

/** What one mistake elsewhere is often followed by: a name or a module that isn't there. */
const ROOTS = ['TS2307', 'TS2305', 'TS2724', 'TS2614', 'TS1005', 'TS1109', 'TS1308', 'TS1128'];

/** So many are told by name. */
const SHOWN = 5;

const isRoot = ({ code }) => ROOTS.includes(code);

/**
 * Errors of TypeScript, the likely cause first: of many that say the same in one file, one. Undefined: there are few
 * enough to be shown as they are.
 */
export const tellTypeErrors = (output) => {
  const errors = output.split('\n').flatMap((text) => TYPE_ERROR.exec(text)?.groups ?? []);
  if (errors.length <= SHOWN) return undefined;
  const known = new Set();
  const causes = errors
    .toSorted((one, other) => Number(isRoot(other)) - Number(isRoot(one)))
    .filter(({ file, code, text }) => {
      const key = isRoot({ code }) ? `${code} ${text}` : `${code} ${file}`;
      return !known.has(key) && known.add(key);
    });
  const lines = causes
    .slice(0, SHOWN)
    .map(({ file, line, code, text }) => `${file}:${line} ${code} ${text}`);
  return [
    `Begin with: ${lines[0]}`,
    ...lines.slice(1),
    `${errors.length} errors in ${new Set(errors.map(({ file }) => file)).size} files; all of them: npx tsc --noEmit`,
  ].join('\n');
};
