export function helpOf(words: readonly string[], env?: NodeJS.ProcessEnv): string;
