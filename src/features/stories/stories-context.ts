import type { LoadContext } from '../../shared/sites/page-context.ts';
import type { Stories } from './stories.ts';

/** What story lists, teasers and articles load their data with. */
export type StoriesContext = LoadContext<{ stories: Stories }>;
