export type HeaderPosition = 'sticky' | 'over';

/** A sticky header is always solid; only one that is not sticky may overlay the content (NAV-33, NAV-34). */
export function headerPosition(
  { isSticky }: { isSticky: boolean },
  overContent: boolean,
): HeaderPosition | undefined {
  if (isSticky) return 'sticky';
  return overContent ? 'over' : undefined;
}
