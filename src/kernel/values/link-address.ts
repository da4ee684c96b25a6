const LINK =
  /^(?:\/(?![/\\])[^\s\\]*|#[^\s\\]*|https?:\/\/[^\s\\/@?#]+(?:[/?#][^\s\\]*)?|mailto:[^\s\\]+|tel:[+\d()-]+)$/i;

/** Whether something leads to a path of the site or to an address. Nothing that a browser would run. */
export const isLinkAddress = (text: string): boolean => LINK.test(text);
