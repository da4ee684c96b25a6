// What a Node that runs Etalage is started with: by `npm start`, by `runtime.mjs` when it hands over to the
// Node that came along, by the image and by the benchmark. What comes from outside goes before.

/**
 * In MB, half of what V8 gives to what was just made. It would let that grow to 128 MB, of which a server
 * whose answers are made in milliseconds never uses more at a time than this.
 */
const SEMI_SPACE = 16;

/** Of a setting told twice the last counts. */
export const nodeSettings = [`--max-semi-space-size=${SEMI_SPACE}`];

/** With an arena for each thread that compresses, glibc keeps several times what they use. */
export const nodeEnvironment = { MALLOC_ARENA_MAX: '2' };
