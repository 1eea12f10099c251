import { useEffect, useRef } from 'react';

/** The language links of the header lead to the list as it is now: makes are in its path, all else in the query. */
export function useLanguageLinks(base: string, address: string): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    const [before, after] = [shown.current, address].map((each) => new URL(each, location.href));
    shown.current = address;
    if (!before || !after) return;
    const makes = before.pathname.slice(base.length);
    // Where the list is not translated, the link leads to the home page.
    const isList = (path: string) => path.endsWith(base.slice(base.lastIndexOf('/')) + makes);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
      if (!isList(link.pathname)) continue;
      const ownBase = link.pathname.slice(0, link.pathname.length - makes.length);
      link.href = ownBase + after.pathname.slice(base.length) + after.search;
    }
  }, [base, address]);
}
