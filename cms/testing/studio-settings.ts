import { readStudioSettings, type StudioSettings } from '../settings.ts';

/** What a test would say about the studio it opens; all else as in the demo. */
export function testStudioSettings(said: Partial<StudioSettings>): StudioSettings {
  return { ...readStudioSettings({}), secret: 'only-for-this-test', ...said };
}
