/** How a link was shared; nothing, when the phone's share sheet took it or was dismissed. */
export type ShareOutcome = 'copied' | 'by hand' | undefined;

/** Desktop browsers have a share sheet too, but their visitors paste links. */
export function canShare(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** On phones the share sheet, elsewhere the link is copied; where neither works it must be shown. */
export async function shareLink(url: string, title: string): Promise<ShareOutcome> {
  if (canShare()) {
    try {
      await navigator.share({ url, title });
      return undefined;
    } catch (problem) {
      // Who closes the phone's sheet has changed their mind.
      if (problem instanceof DOMException && problem.name === 'AbortError') return undefined;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'by hand';
  }
}
