import type { DefaultSerializer } from 'node:v8';
import type { Host } from '#platform/host';
import type { AnySource } from './entity-source';
import { type IndexCopy, readCopy, writeCopy } from './index-copy';
import { changedParts, type Prints, saidBetween } from './prints';

/** Ms after the rows were read: whatever reads them all again soon after is kept in its place. */
const SOON = 5000;

type Known = { copy: IndexCopy; changed: number[] };

/** Keeps copies of one kind's index, and finds what can be used of the last. */
export class CopyKeeper {
  private readonly host: Host;
  private readonly source: AnySource;
  private planned: { timer: NodeJS.Timeout; keep: () => Promise<void> } | undefined;
  private last = Promise.resolve();

  constructor(host: Host, source: AnySource) {
    this.host = host;
    this.source = source;
  }

  /** The copy with the ids of the rows that may have changed since it was made; undefined: any may have. */
  async find(): Promise<Known | undefined> {
    const { host, source } = this;
    if (!this.keeps()) return undefined;
    const [copy, now] = await Promise.all([readCopy(host, source.entity.access), this.ask(false)]);
    const changed = copy && now && changedParts(copy.prints, now);
    if (!changed || !source.prints) return undefined;
    return { copy, changed: await source.prints.idsOf(host, changed) };
  }

  /** What the database says now, to be handed to `keepSoon`; undefined where nothing is kept. */
  async take(): Promise<Prints | undefined> {
    this.forget();
    return this.keeps() ? this.ask(true) : undefined;
  }

  /** Keeps an index in a while, whose rows were all read after `before` was taken. */
  keepSoon(before: Prints, freeze: () => DefaultSerializer): void {
    this.forget();
    const keep = () => {
      this.forget();
      this.last = this.last.then(() => this.keep(before, freeze));
      return this.last;
    };
    this.planned = { timer: setTimeout(keep, SOON).unref(), keep };
  }

  /** Keeps at once what it was going to keep. */
  async close(): Promise<void> {
    await this.planned?.keep();
    await this.last;
  }

  private forget(): void {
    clearTimeout(this.planned?.timer);
    this.planned = undefined;
  }

  private keeps(): boolean {
    return this.host.build !== undefined && this.source.prints !== undefined;
  }

  private async keep(before: Prints, freeze: () => DefaultSerializer): Promise<void> {
    try {
      // In this order: what the index knows by now was written before it is asked what was.
      const frozen = freeze();
      const after = await this.ask(true);
      const prints = after && saidBetween(before, after);
      if (prints) await writeCopy(this.host, this.source.entity.access, { frozen, prints });
    } catch (err) {
      this.host.log.warn({ err, index: this.source.entity.access }, 'no copy of an index was kept');
    }
  }

  private async ask(withVersions: boolean): Promise<Prints | undefined> {
    return this.source.prints?.take(this.host, withVersions);
  }
}
