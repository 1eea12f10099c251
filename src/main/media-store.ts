import { join } from 'node:path';
import { mediaLibrary, openMediaObjects } from '../content/publishing/adapters/media-library.ts';
import type { MediaStore } from '../content/publishing/media-store.ts';
import type { Settings } from '../shared/platform/env.ts';

export type MediaSettings = Pick<Settings, 'dataDir'> &
  Partial<Pick<Settings, 'mediaBucket' | 'pictureEffort'>>;

export function openMediaStore({ dataDir, mediaBucket, pictureEffort }: MediaSettings): MediaStore {
  return mediaLibrary(openMediaObjects(join(dataDir, 'media'), mediaBucket), pictureEffort);
}
