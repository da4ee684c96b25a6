import { BadCell, fold, slugOf } from './values';

export type CategoryRow = { id: number; parentId: number | null; title: string; access: string };

/** A category that has to be made; those above it come first. */
export type NewCategory = { access: string; title: string; parentAccess: string };

type Node = { access: string; title: string; parent: string };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Finds categories by what people write, and notes those that aren't there yet. */
export class CategoryTree {
  readonly made: NewCategory[] = [];
  private readonly nodes = new Map<string, Node>();
  private readonly below = new Map<string, Node>();
  /** By title, wherever it stands; undefined when several have it. */
  private readonly titles = new Map<string, Node | undefined>();

  constructor(rows: readonly CategoryRow[]) {
    const accessOf = new Map(rows.map((row) => [row.id, row.access]));
    for (const { access, title, parentId } of rows) {
      this.enter({ access, title, parent: accessOf.get(parentId ?? 0) ?? '' });
    }
  }

  /**
   * The access of a category by its access, by its titles from the top (`Dames > Jurken`) or by a
   * title that is unique; one that isn't there is noted to be made. Throws BadCell.
   */
  resolve(term: string): string {
    if (this.nodes.has(term)) return term;
    const parts = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/.test(term) ? term.split('/') : term.split('>');
    const titles = parts.map((part) => part.trim()).filter(Boolean);
    if (titles.length === 1) {
      const only = this.titles.get(fold(titles[0] ?? ''));
      if (only) return only.access;
    }
    const access = titles.reduce((parent, title) => this.step(parent, title), '');
    if (access === '') throw new BadCell('de categorie heeft geen naam');
    return access;
  }

  /** What to write for a category so that `resolve` finds it again. */
  nameOf(access: string): string {
    const titles: string[] = [];
    for (
      let node = this.nodes.get(access);
      node && titles.length < 10;
      node = this.nodes.get(node.parent)
    ) {
      titles.unshift(node.title);
    }
    const name = titles.join(' > ');
    const clear = titles.every((title) => title.trim() === title && !title.includes('>'));
    return clear && this.finds(name, access) ? name : access;
  }

  private finds(name: string, access: string): boolean {
    const before = this.made.length;
    const found = this.resolve(name) === access;
    return found && this.made.length === before;
  }

  private step(parent: string, title: string): string {
    const known = this.below.get(`${parent}\n${fold(title)}`);
    if (known) return known.access;
    const slug = slugOf(title);
    if (slug === '') throw new BadCell(`categorie '${title}' kan geen adres worden`);
    const access = parent ? `${parent}/${slug}` : slug;
    if (!this.nodes.has(access)) {
      const node = { access, title: capital(title), parent };
      this.enter(node);
      this.made.push({ access, title: node.title, parentAccess: parent });
    }
    return access;
  }

  private enter(node: Node): void {
    const title = fold(node.title);
    this.nodes.set(node.access, node);
    if (!this.below.has(`${node.parent}\n${title}`))
      this.below.set(`${node.parent}\n${title}`, node);
    this.titles.set(title, this.titles.has(title) ? undefined : node);
  }
}
