import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { OperatorError } from '../../shared/platform/operator-error.ts';
import { type OwnFeed, ownFeedSchema, ownReceiver } from './own-feed.ts';
import { receivers } from './receivers/all-receivers.ts';

const HINT = 'See docs/outgoing-feeds.md, "Feeds of your own".';

/** The feeds that an installation declares in a file of its own. */
export async function loadOwnFeeds(file: string | undefined): Promise<readonly OwnFeed[]> {
  if (!file) return [];
  const parsed = z.array(ownFeedSchema).safeParse(await readJson(file));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim());
    throw new OperatorError(`The feeds in ${file} are not right: ${problems.join('; ')}.`, HINT);
  }
  const names = [...receivers.map(({ name }) => name), ...parsed.data.map(({ name }) => name)];
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new OperatorError(`There are two feeds called ${twice}.`, HINT);
  for (const feed of parsed.data) compiled(feed, file);
  return parsed.data;
}

function compiled(feed: OwnFeed, file: string): void {
  try {
    ownReceiver(feed);
  } catch (error) {
    throw new OperatorError(
      `The feed ${feed.name} in ${file} has a column that is not right: ${error}.`,
      HINT,
    );
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new OperatorError(`The feeds in ${file} cannot be read: ${error}.`, HINT, error);
  }
}
