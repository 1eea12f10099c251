import { readStudioSettings } from './settings.ts';
import { studioConfig } from './studio-config.ts';

export default studioConfig(readStudioSettings(process.env));
