import type { Host } from './host';

/**
 * Things by name, apart for each host: two applications in one process share nothing. A feature
 * makes one and exports functions that add to it and read it.
 */
export class Registry<T> {
  private readonly byHost = new WeakMap<Host, Map<string, T>>();
  private readonly kind: string;

  constructor(kind: string) {
    this.kind = kind;
  }

  /** Throws when the name is taken. */
  add(host: Host, name: string, thing: T): void {
    const things = this.of(host);
    if (things.has(name)) throw new Error(`There are two of ${this.kind} '${name}'`);
    things.set(name, thing);
  }

  find(host: Host, name: string): T | undefined {
    return this.of(host).get(name);
  }

  list(host: Host): T[] {
    return [...this.of(host).values()];
  }

  entries(host: Host): [name: string, thing: T][] {
    return [...this.of(host)];
  }

  private of(host: Host): Map<string, T> {
    const things = this.byHost.get(host) ?? new Map<string, T>();
    this.byHost.set(host, things);
    return things;
  }
}
