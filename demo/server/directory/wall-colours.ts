import type { DirectoryEntry } from './directory-entry.ts';

/** What the wall of a parking space is painted with; directory.css mixes each from the colours of the site's theme. */
export type WallColour = 'brand' | 'turned' | 'sand' | 'night' | 'accent' | 'pale';

const darkPaints = ['brand', 'turned', 'sand', 'night'] as const;

/**
 * Sites that share a theme still get walls of different colours: the first has the brand colour, the next ones
 * variations of it.
 */
export function wallColours(entries: readonly DirectoryEntry[]): WallColour[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const chosen = chosenPaint(entry.directory);
    if (chosen) return chosen;
    const earlier = seen.get(entry.theme.name) ?? 0;
    seen.set(entry.theme.name, earlier + 1);
    return darkPaints[earlier % darkPaints.length] ?? 'brand';
  });
}

export function isLight(paint: WallColour): boolean {
  return paint === 'accent' || paint === 'pale';
}

function chosenPaint({ look, wallTone }: DirectoryEntry['directory']): WallColour | undefined {
  if (wallTone === 'dark') return look === 'dark' ? 'night' : undefined;
  return look === 'stage' || look === 'plain' ? 'pale' : 'accent';
}
