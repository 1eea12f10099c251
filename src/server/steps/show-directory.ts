import { directoryPage } from '../directory.tsx';
import { noSitePage } from '../no-site-page.tsx';
import type { Step } from '../visit.ts';

/** Plain localhost and unknown hosts: the demo shows which sites there are, other installations say that no site is here. */
export const showDirectory: Step = async (visit, house) => {
  if (visit.siteContent) return undefined;
  const page = await house.cache.fetch(
    `:directory:${house.showsDirectory && visit.path === '/'}`,
    async () => (house.showsDirectory ? directoryPage(house, visit.path) : noSitePage(house)),
  );
  return { kind: 'page', page };
};
