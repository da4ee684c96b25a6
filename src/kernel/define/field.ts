/** Field types: what a setting or a form field may hold, and how it is checked. */
export type FieldOption = { value: string; label: string };

export type FieldType<T = unknown> = {
  /** The spec's type name, e.g. `TextField`. */
  name: string;
  /** The value when nothing was ever chosen. */
  empty: T;
  /** Reads a stored or posted value; returns `undefined` when it is none of this type. */
  read: (value: unknown, options: readonly FieldOption[]) => T | undefined;
  /** Its value is chosen, not typed. */
  isChosen?: true;
};

export const defineField = <T>(type: FieldType<T>): FieldType<T> => type;

/** A setting of a block: a field type with its label and default. */
export type Setting<T = unknown> = {
  type: FieldType<T>;
  label: string;
  default: T;
  options: readonly FieldOption[];
  /** A block is not finished while it is empty. */
  required?: true;
  /** It names something else, such as an item by its number: where that isn't there, nothing is shown. */
  refers?: true;
  /** The entity whose rows it names by their numbers, of which editors choose by name; `many`: several, in order. */
  picks?: { entity: string; many?: true };
};

/** Declares one setting of a block. */
export const setting = <T>(
  type: FieldType<T>,
  label: string,
  more: Partial<Omit<Setting<T>, 'type' | 'label'>> = {},
): Setting<T> => ({
  type,
  label,
  default: more.default ?? type.empty,
  options: more.options ?? [],
  ...(more.required && { required: more.required }),
  ...(more.refers && { refers: more.refers }),
  ...(more.picks && { picks: more.picks }),
});

// biome-ignore lint/suspicious/noExplicitAny: the settings' value types are inferred one by one
export type AnySettings = Record<string, Setting<any>>;
export type SettingsOf<S extends AnySettings> = { [K in keyof S]: S[K]['default'] };

/** Reads stored settings: unknown keys are dropped, missing or wrong ones become the default. */
export const readSettings = <S extends AnySettings>(
  settings: S,
  stored: Record<string, unknown>,
): SettingsOf<S> => {
  const result: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(settings)) {
    const value = stored[name] === undefined ? undefined : one.type.read(stored[name], one.options);
    result[name] = value === undefined ? one.default : value;
  }
  return result as SettingsOf<S>;
};
