const FIRST_BYTES = 64 * 1024;
/** A character of a JavaScript string takes at most so many bytes in UTF-8. */
const MAX_BYTES_PER_CHARACTER = 3;

/**
 * A text as UTF-8, piece by piece, in memory that is used again. Joining strings of a hundred parts each and encoding the
 * whole took a fifth of the time of a feed, and most of what the garbage collector had to move.
 */
export function createTextBuffer() {
  let buffer = Buffer.allocUnsafe(FIRST_BYTES);
  let length = 0;
  return {
    add(text: string): void {
      const needed = length + text.length * MAX_BYTES_PER_CHARACTER;
      if (needed > buffer.length) {
        const larger = Buffer.allocUnsafe(Math.max(needed, 2 * buffer.length));
        buffer.copy(larger, 0, 0, length);
        buffer = larger;
      }
      length += buffer.write(text, length);
    },
    /** What was added, until the next `clear`. */
    bytes: (): Buffer => buffer.subarray(0, length),
    clear(): void {
      length = 0;
    },
  };
}

export type TextBuffer = ReturnType<typeof createTextBuffer>;
