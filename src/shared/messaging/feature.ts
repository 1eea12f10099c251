import type { Feature } from '../feature.ts';
import type { MessagingNeeds } from './routes.ts';
import { messagingMigrations } from './tables.ts';

export const messagingFeature: Feature<MessagingNeeds> = {
  name: 'messaging',
  about: 'the outbox: mail, SMS, webhooks, retries, dead letters',
  migrations: messagingMigrations,
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
};
