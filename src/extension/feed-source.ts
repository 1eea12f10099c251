import type {
  ExtensionFeed,
  ExtensionOrder,
} from '../features/inventory/sources/fetchers/extension-fetcher.ts';
import type { ExtensionContext } from './context.ts';
import type { SettingDeclarations } from './settings.ts';

/**
 * Where feeds are fetched from by schedule, besides the web, SFTP servers, buckets and folders. Editors choose it as
 * `{extension}-{name}`; what it gives is mapped, checked and imported as every feed is.
 */
export type FeedSourceDeclaration<S extends SettingDeclarations = SettingDeclarations> = {
  about: string;
  /**
   * The feed, or undefined where it is still that of `order.version`. A `FeedSourceProblem` is told to editors in its
   * words; what else it throws is in the log.
   */
  fetch: (order: FeedOrder, context: ExtensionContext<S>) => Promise<FetchedFeed | undefined>;
};

export type FeedOrder = ExtensionOrder;
export type FetchedFeed = ExtensionFeed;
