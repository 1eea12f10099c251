import type { FontOutcome } from './prepare-font.ts';

export type PrepareFont = (bytes: Buffer) => Promise<FontOutcome>;

// The studio's code is bundled several times.
const globals = globalThis as { forecourtFonts?: PrepareFont };

/** The bundle has no programs for worker threads beside it, so the program that starts the studio brings this. */
export function provideFonts(prepare: PrepareFont): void {
  globals.forecourtFonts = prepare;
}

export function prepareUploadedFont(bytes: Buffer): Promise<FontOutcome> {
  if (!globals.forecourtFonts) throw new Error('nobody prepares fonts in this process');
  return globals.forecourtFonts(bytes);
}
