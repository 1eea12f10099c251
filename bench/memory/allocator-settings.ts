// @ts-expect-error: plain JavaScript, because nothing is installed when it runs
import { allocatorSettings } from '../../scripts/bootstrap/allocator.mjs';

/** Those that `npm start` and the image give a server, unless the environment has others. */
export function applyAllocatorSettings(): void {
  for (const [name, value] of Object.entries(allocatorSettings as Record<string, string>))
    process.env[name] ??= value;
}
