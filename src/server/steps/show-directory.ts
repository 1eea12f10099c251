import { directoryPage } from '../directory.tsx';
import type { Step } from '../visit.ts';

/** Plain localhost and unknown hosts: the demo shows which sites there are, anything else is a wrong number. */
export const showDirectory: Step = async (visit, house) => {
  if (visit.siteContent) return undefined;
  const page = await house.cache.fetch(`:directory:${house.showsDirectory && visit.path === '/'}`, () =>
    directoryPage(house, visit.path),
  );
  return { kind: 'page', page };
};
