/** Whether an address leads to this same site: a path, with what may follow it. */
export const isLocalAddress = (address: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave these out of an address
  /^\/(?![/\\])[^\u0000-\u0020\\]*$/.test(address);
