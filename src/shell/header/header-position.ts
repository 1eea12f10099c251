export type HeaderPosition = 'sticky' | 'over';

/** A sticky header stays solid, on the home page, too; only one that is not may float (NAV-33, NAV-34). */
export function headerPosition(
  { isSticky }: { isSticky: boolean },
  overContent: boolean,
): HeaderPosition | undefined {
  if (isSticky) return 'sticky';
  return overContent ? 'over' : undefined;
}
