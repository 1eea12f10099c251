import { join } from 'node:path';
import { mediaLibrary, openMediaObjects } from '../content/publishing/adapters/media-library.ts';
import { inlinePainter } from '../content/publishing/adapters/paint-picture.ts';
import type { MediaStore } from '../content/publishing/media-store.ts';
import type { Painter } from '../content/publishing/painter.ts';
import type { Settings } from '../shared/platform/env.ts';

export type MediaSettings = Pick<Settings, 'dataDir'> &
  Partial<Pick<Settings, 'mediaBucket' | 'pictureEffort'>>;

/** The sites compose pictures in a thread of their own; in the studio nobody waits for a page meanwhile. */
export function openMediaStore(
  { dataDir, mediaBucket, pictureEffort }: MediaSettings,
  painter: Painter = inlinePainter,
): MediaStore {
  return mediaLibrary(openMediaObjects(join(dataDir, 'media'), mediaBucket), pictureEffort, painter);
}
