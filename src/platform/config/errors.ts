/** A setting that can't be used. The message is one line that names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
