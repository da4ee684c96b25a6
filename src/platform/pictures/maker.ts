import { type ChildProcess, fork } from 'node:child_process';

/** What a maker is asked: see child.mjs. */
export type Task = { kind: 'look' | 'make'; [name: string]: unknown };

type Answer = {
  made?: unknown;
  /** What the library says of the picture. */
  problem?: string;
  /** What went wrong beside the picture. */
  fault?: string;
  held: number;
};

/** The process is gone, or it was ended because it didn't answer in time. */
export class MakerGone extends Error {}

/** What the library says of a picture with which something is wrong. Anything else isn't the picture's fault. */
export class PictureProblem extends Error {}

/** Of our own settings those that a library looks at; nothing secret is told to what opens files of strangers. */
const TOLD =
  /^(PATH|HOME|TMPDIR|TEMP|TMP|LANG|LC_\w+|(DY)?LD_LIBRARY_PATH|SystemRoot|(XDG|FONTCONFIG|VIPS)_\w+)$/;

const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => TOLD.test(name))),
  // With an arena for each thread glibc keeps several times what a picture takes.
  MALLOC_ARENA_MAX: '1',
  // What a picture is unpacked into is given back with it: in bytes, from which on glibc does so at once.
  MALLOC_MMAP_THRESHOLD_: '131072',
});

/** A process that makes pictures, one at a time. It keeps this one alive only while it makes one. */
export class Maker {
  private readonly child: ChildProcess;
  private settle: ((answer: Answer | undefined) => void) | undefined;
  private isGone = false;
  /** How many it has made. */
  made = 0;
  /** Bytes of memory that it held after the last. */
  held = 0;

  /** `file`: the program; `onGone`: told once, when it has ended by itself. */
  constructor(file: string, onGone: () => void) {
    this.child = fork(file, [], {
      env: environment(),
      // Pictures are no part of its heap.
      execArgv: ['--max-old-space-size=64'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const gone = () => {
      if (this.isGone) return;
      this.isGone = true;
      onGone();
      this.settle?.(undefined);
    };
    this.child.on('message', (answer: Answer) => this.settle?.(answer));
    this.child.on('exit', gone);
    this.child.on('error', gone);
    this.hold(false);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Throws MakerGone when it ends, or has not answered within `limit` ms and is ended for that. */
  async do(task: Task, limit: number): Promise<unknown> {
    if (this.isGone) throw new MakerGone();
    this.hold(true);
    const late = setTimeout(() => this.kill(), limit);
    try {
      const answer = await new Promise<Answer | undefined>((resolve) => {
        this.settle = resolve;
        // What can't be sent leaves through `exit`.
        this.child.send(task, () => {});
      });
      if (!answer) throw new MakerGone();
      this.made += 1;
      this.held = answer.held;
      if (answer.problem !== undefined) throw new PictureProblem(answer.problem);
      if (answer.fault !== undefined) throw new Error(answer.fault);
      return answer.made;
    } finally {
      clearTimeout(late);
      this.settle = undefined;
      this.hold(false);
    }
  }

  /** Lets it end: nothing more is asked of it. */
  end(): void {
    this.isGone = true;
    if (this.child.connected) this.child.disconnect();
  }

  /** Ends it whatever it does. */
  kill(): void {
    this.child.kill('SIGKILL');
  }

  private hold(isBusy: boolean): void {
    if (isBusy) {
      this.child.ref();
      this.child.channel?.ref();
    } else {
      this.child.unref();
      this.child.channel?.unref();
    }
  }
}
