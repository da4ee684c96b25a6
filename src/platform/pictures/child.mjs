// The process in which pictures are opened, drawn and made: see pool.ts. Plain JavaScript, so that
// each Node runs it as it stands, with a build and without one.
import sharp from 'sharp';

// One picture uses one core, so that a page full of new pictures leaves room for pages.
sharp.concurrency(1);
// No two pictures have an operation in common, and what is kept of one is memory.
sharp.cache(false);

const open = ({ source, options }) =>
  source === undefined ? sharp(options) : sharp(source, options);

/** What a picture's head says; nothing is unpacked for it. */
const look = async (task) => {
  const { width, height, pages, pageHeight, autoOrient } = await open(task).metadata();
  return { width, height, pages, pageHeight, autoOrient };
};

const make = async (task) => {
  const image = task.steps.reduce((made, [step, ...rest]) => made[step](...rest), open(task));
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.pageHeight ?? info.height };
};

const work = { look, make };

/** What is the machine's fault, or ours, and says nothing of the picture: memory, disk, files and wrong steps. */
const OURS =
  /out of memory|cannot allocate|no space left|quota exceeded|too many open files|read-only file|permission denied|input file is missing|could not load|^expected /i;

const isOurs = (error) =>
  typeof error?.code === 'string' ||
  error instanceof TypeError ||
  error instanceof ReferenceError ||
  OURS.test(String(error?.message));

const run = async (task) => ({ made: await work[task.kind](task) });

process.on('message', async (task) => {
  const answer = await run(task).catch((error) => ({
    [isOurs(error) ? 'fault' : 'problem']: String(error?.message ?? error),
  }));
  process.send({ ...answer, held: process.memoryUsage.rss() });
});

// It ends with the process that started it, and only with that: Ctrl-C in a terminal reaches both.
process.on('disconnect', () => process.exit(0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
