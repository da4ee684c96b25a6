/** One address that the router knows, such as `/webcore/order/view/:token`, with its methods. */
export type Route = { url: string; methods: string[] };

/**
 * Fastify's own list of routes (`printRoutes({ commonPrefix: false })`), with whole addresses: it prints
 * a tree, in which what stands deeper holds only what comes after its parent's address.
 */
export const readRoutes = (printed: string): Route[] => {
  const parents: string[] = [];
  return printed
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, drawn = '', part = '', methods = ''] =
        /^([\s│├└─]*)(\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      const depth = drawn.length / 4;
      const url = (parents[depth - 1] ?? '') + part;
      parents[depth] = url;
      // Pages are found by whatever comes after the first slash.
      const path = url === '*' ? '/*' : url;
      return { url: path, methods: methods === '' ? [] : methods.split(', ') };
    })
    .filter(({ methods }) => methods.length > 0);
};
