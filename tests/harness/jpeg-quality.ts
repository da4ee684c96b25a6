/**
 * The quality, 1 to 100, that a JPEG was made with, read from its first table of quantization: encoders
 * scale the one of the standard (its Annex K), as libjpeg does.
 */
export const jpegQuality = (jpeg: Buffer): number => {
  const table = jpeg.indexOf(Buffer.from('ffdb', 'hex'));
  if (table === -1) throw new Error('no JPEG');
  // Marker, length, number of the table; then its 64 values in zigzag order, of 8 bits.
  const found = [...jpeg.subarray(table + 5, table + 5 + 8)];
  const standard = [16, 11, 12, 14, 12, 10, 16, 14];
  for (let quality = 1; quality <= 100; quality += 1) {
    const scale = quality < 50 ? 5000 / quality : 200 - 2 * quality;
    const scaled = standard.map((value) =>
      Math.min(255, Math.max(1, Math.floor((value * scale + 50) / 100))),
    );
    if (scaled.join() === found.join()) return quality;
  }
  throw new Error(`no table of the standard: ${found}`);
};
