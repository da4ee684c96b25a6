import { SingleBar } from 'cli-progress';

/** Shows how far long work is: a bar on a terminal, now and then a line elsewhere. */
export const createProgress = () => {
  const bar = process.stderr.isTTY
    ? new SingleBar({
        format: '{text} [{bar}] {value}/{total}',
        clearOnComplete: true,
        hideCursor: true,
      })
    : undefined;
  let current = '';
  let lastTold = 0;

  const show = (text: string, done?: number, total?: number): void => {
    if (text !== current) {
      bar?.stop();
      current = text;
      lastTold = 0;
      process.stderr.write(`${text} …\n`);
      if (total !== undefined) bar?.start(total, done ?? 0, { text });
    }
    if (done === undefined || total === undefined) return;
    bar?.update(done);
    if (!bar && done - lastTold >= Math.max(250, total / 4)) {
      lastTold = done;
      process.stderr.write(`  ${done}/${total}\n`);
    }
  };

  return { show, stop: () => bar?.stop() };
};
