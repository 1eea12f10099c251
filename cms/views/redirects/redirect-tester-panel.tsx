import type { ServerProps } from 'payload';
import { currentSite, findOwnSites } from '../own-sites.ts';
import { RedirectTester } from './redirect-tester.tsx';

/** Shown above the list of redirects. */
export async function RedirectTesterPanel({ payload, user }: ServerProps) {
  const sites = await findOwnSites({ payload, user });
  const site = await currentSite(sites, undefined, { payload, user });
  return site ? <RedirectTester sites={sites} first={String(site.id)} /> : null;
}
