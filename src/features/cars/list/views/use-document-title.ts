import { useEffect, useRef } from 'react';

/** The title of the window follows the heading; what the server wrote comes back with the heading it was written for. */
export function useDocumentTitle(heading: string, template: string): void {
  const first = useRef<{ heading: string; title: string }>(undefined);
  useEffect(() => {
    first.current ??= { heading, title: document.title };
    if (!heading) return;
    const made = template.includes('%s') ? template.replace('%s', () => heading) : heading;
    document.title = heading === first.current.heading ? first.current.title : made;
  }, [heading, template]);
}
