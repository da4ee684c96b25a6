const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** Whether one of the fields of a sent form holds another address for mail than somebody's own. */
export const namesOthers = (values: readonly { value: string }[], own: string): boolean =>
  values.some(({ value }) => {
    const said = value.trim().toLowerCase();
    return ADDRESS.test(said) && said !== own.trim().toLowerCase();
  });
