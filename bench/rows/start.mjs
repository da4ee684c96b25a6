/** From the start of the process, on data that is there, to its first page. */
export const startRow = (size) => ({
  name: 'start to first answer',
  budget: size.name === 'demo' ? { text: 'under 2 s', holds: ({ ms }) => ms < 2000 } : undefined,
  run: async ({ servers, quick }) => {
    for (let time = 0; time < (quick ? 1 : 3); time += 1) await servers.restart();
    const sorted = [...servers.starts].sort((a, b) => a - b);
    return { ms: sorted[sorted.length >> 1] };
  },
});
