const DIGIT = 16;
const BUCKETS = 1 << DIGIT;

/**
 * Sorts slots by a number of each, ascending and stable, in time linear in their number.
 * @param slots sorted in place
 * @param keyOf indexed by slot; NaN is not allowed
 */
export function radixSort(slots: Uint32Array, keyOf: Float64Array): void {
  const digits = new Uint16Array(sortableBits(slots, keyOf));
  let from = slots;
  let to: Uint32Array = new Uint32Array(slots.length);
  let places: Uint32Array = Uint32Array.from(slots.keys());
  let nextPlaces: Uint32Array = new Uint32Array(slots.length);
  for (let digit = 0; digit < 4; digit++) {
    const starts = bucketStarts(digits, digit);
    if (!starts) continue;
    for (let i = 0; i < from.length; i++) {
      const place = places[i] as number;
      const bucket = digits[place * 4 + digit] as number;
      const target = starts[bucket] as number;
      starts[bucket] = target + 1;
      to[target] = from[i] as number;
      nextPlaces[target] = place;
    }
    [from, to] = [to, from];
    [places, nextPlaces] = [nextPlaces, places];
  }
  if (from !== slots) slots.set(from);
}

/** Where each bucket begins for this digit, or undefined when all keys share one bucket. */
function bucketStarts(digits: Uint16Array, digit: number): Uint32Array | undefined {
  const starts = new Uint32Array(BUCKETS + 1);
  for (let i = digit; i < digits.length; i += 4) {
    const bucket = (digits[i] as number) + 1;
    starts[bucket] = (starts[bucket] as number) + 1;
  }
  const first = digits[digit];
  if (first !== undefined && starts[first + 1] === digits.length / 4) return undefined;
  for (let i = 1; i <= BUCKETS; i++) starts[i] = (starts[i] as number) + (starts[i - 1] as number);
  return starts;
}

/** The keys' 64 bits, turned so that they sort as unsigned numbers, lowest 16 bits first. */
function sortableBits(slots: Uint32Array, keyOf: Float64Array): ArrayBuffer {
  const buffer = new ArrayBuffer(slots.length * 8);
  const view = new DataView(buffer);
  const floats = new DataView(new ArrayBuffer(8));
  for (let i = 0; i < slots.length; i++) {
    // Adding zero turns -0 into 0, so that the two count as equal.
    floats.setFloat64(0, (keyOf[slots[i] as number] as number) + 0);
    const high = floats.getUint32(0);
    const flip = high >>> 31 === 1 ? 0xffffffff : 0;
    const low = floats.getUint32(4) ^ flip;
    view.setUint16(i * 8, low & 0xffff, true);
    view.setUint16(i * 8 + 2, low >>> 16, true);
    const turned = flip === 0 ? high ^ 0x80000000 : ~high;
    view.setUint16(i * 8 + 4, turned & 0xffff, true);
    view.setUint16(i * 8 + 6, turned >>> 16, true);
  }
  return buffer;
}
