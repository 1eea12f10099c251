import type { ServerProps } from 'payload';
import { chosenSite, ownSites } from '../own-sites.ts';
import { RedirectTester } from './redirect-tester.tsx';

/** Stands above the list of redirects. */
export async function RedirectTesterPanel({ payload, user }: ServerProps) {
  const sites = await ownSites({ payload, user });
  const site = await chosenSite(sites, undefined, { payload, user });
  return site ? <RedirectTester sites={sites} first={String(site.id)} /> : null;
}
