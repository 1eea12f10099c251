import type { Site } from '../../../shared/sites/site.ts';
import type { OfferedReceiver } from '../offered-receivers.ts';
import { isOffered } from '../receiver.ts';
import type { PushTarget } from './push-target.ts';

export type PushedFeed = { site: Site; language: Site['languages'][number] } & OfferedReceiver;

/** What a target is to get, or why there is nothing for it. */
export function findPushedFeed(
  { site: name, receiver: wanted, language }: Pick<PushTarget, 'site' | 'receiver' | 'language'>,
  sites: readonly Site[],
  offered: readonly OfferedReceiver[],
): PushedFeed | { problem: string } {
  const site = sites.find((each) => each.name === name);
  if (!site) return { problem: `There is no site ${name}.` };
  if (!site.indices.cars) return { problem: `The site ${name} has no cars.` };
  const spoken =
    language === undefined ? site.languages[0] : site.languages.find((each) => each === language);
  if (!spoken) return { problem: `The site ${name} has no language ${language}.` };
  const found = offered.find(({ receiver }) => receiver.name === wanted);
  if (!found) return { problem: `There is no feed ${wanted}.` };
  if (!isOffered(found.receiver, site))
    return { problem: `The feed ${wanted} is not offered in ${site.country}, where ${name} is.` };
  return { ...found, site, language: spoken };
}
