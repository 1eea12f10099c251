import type { MediaObjects } from './media-objects.ts';

const CONCURRENCY = 8;

/** Copies all objects that are missing. What is interrupted goes on where it was when it is run again. */
export async function copyMedia(
  from: MediaObjects,
  to: MediaObjects,
  progress: (total: number) => () => void,
): Promise<{ copied: number; present: number }> {
  const keys = await from.keys();
  const present = new Set(await to.keys());
  const missing = keys.filter((key) => !present.has(key));
  const step = progress(missing.length);
  const queue = missing.values();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const key of queue) {
        const bytes = await from.read(key);
        if (bytes) await to.add(key, bytes);
        step();
      }
    }),
  );
  return { copied: missing.length, present: keys.length - missing.length };
}
