/** The last part of a file's address, as people read it (S3.2/14). */
export const fileName = (address: string): string => {
  const path = address.replace(/[?#].*$/, '').replace(/\/+$/, '');
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};
