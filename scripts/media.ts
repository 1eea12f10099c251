import { join } from 'node:path';
import { bucketObjects } from '../src/content/publishing/adapters/bucket-objects.ts';
import { copyMedia } from '../src/content/publishing/adapters/copy-media.ts';
import { folderObjects } from '../src/content/publishing/adapters/folder-objects.ts';
import { readSettings } from '../src/main/read-settings.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { progress } from './progress.ts';
import { runCommand } from './run-command.ts';

/** Copies the media library from DATA_DIR to the bucket, or back. It may be run again, also while the sites run. */
async function media(): Promise<void> {
  const [, , command, direction = 'to-bucket'] = process.argv;
  if (command !== 'copy' || !['to-bucket', 'to-folder'].includes(direction))
    throw new OperatorError('That is not a command.', 'Say: npm run media -- copy [to-bucket | to-folder]');
  const settings = readSettings(process.env);
  const { dataDir, mediaBucket } = settings;
  if (!mediaBucket)
    throw new OperatorError('MEDIA_BUCKET is not set.', 'Name the bucket: MEDIA_BUCKET=media');
  const [folder, bucket] = [folderObjects(join(dataDir, 'media')), bucketObjects(mediaBucket)];
  const [from, to] = direction === 'to-bucket' ? [folder, bucket] : [bucket, folder];
  const { copied, present } = await copyMedia(from, to, (total) => progress('Media', total));
  console.log(`${copied} copied, ${present} were there already.`);
}

await runCommand(media);
