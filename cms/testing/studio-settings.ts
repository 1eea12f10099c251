import { readStudioSettings, type StudioSettings } from '../settings.ts';

/** Settings of a studio under test; what is not given is as in the demo. */
export function testStudioSettings(given: Partial<StudioSettings>): StudioSettings {
  return { ...readStudioSettings({ DEMO: '1' }), secret: 'only-for-this-test', ...given };
}
