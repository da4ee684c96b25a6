type Flight<T> = { version: number; made: Promise<T> };

/**
 * Has made once what several ask for at the same moment, so that a page that was just dropped is not
 * rendered for each of its visitors. Who asks after another drop never gets what was begun before it.
 */
export class Flights<T> {
  private readonly underway = new Map<string, Flight<T>>();

  /** What is being made under this key since the same version of `PageCache`, or what `make` makes. */
  share(key: string, version: number, make: () => Promise<T>): Promise<T> {
    const other = this.underway.get(key);
    if (other?.version === version) return other.made;
    const flight = { version, made: make() };
    this.underway.set(key, flight);
    const land = () => {
      if (this.underway.get(key) === flight) this.underway.delete(key);
    };
    flight.made.then(land, land);
    return flight.made;
  }
}
