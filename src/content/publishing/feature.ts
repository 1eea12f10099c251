import type { Feature } from '../../shared/feature.ts';
import { publishingMigrations } from './tables.ts';

export const publishingFeature: Feature = {
  name: 'publishing',
  about: 'published content: pages, trees, wildcard pages, media, brands, the store behind them',
  migrations: publishingMigrations,
};
