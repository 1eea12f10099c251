import type { OutboundClient } from '../../../shared/platform/outbound/outbound-client.ts';
import { type ExtensionSources, extensionFetcher } from './fetchers/extension-fetcher.ts';
import { folderFetcher } from './fetchers/folder-fetcher.ts';
import { s3Fetcher } from './fetchers/s3-fetcher.ts';
import { sftpFetcher } from './fetchers/sftp-fetcher.ts';
import { webFetcher } from './fetchers/web-fetcher.ts';
import type { SourceFetchers } from './source-fetcher.ts';

export function sourceFetchers(
  outbound: OutboundClient,
  feedFolder: string | undefined,
  ofExtensions: ExtensionSources = new Map(),
): SourceFetchers {
  return {
    web: webFetcher(outbound),
    sftp: sftpFetcher(outbound),
    s3: s3Fetcher(outbound),
    folder: folderFetcher(feedFolder),
    extension: extensionFetcher(ofExtensions),
  };
}
