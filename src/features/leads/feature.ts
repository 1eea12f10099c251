import type { Feature } from '../../shared/feature.ts';
import type { LeadNeeds } from './routes.ts';
import type { LeadWorkerNeeds } from './worker.ts';

export const leadsFeature: Feature<LeadNeeds, LeadWorkerNeeds> = {
  name: 'leads',
  about:
    "what visitors send: stored first, then delivered by mail, webhook or ADF; receipts, opt-in, the car's contact form, the service form",
  routes: async (server, needs) => (await import('./routes.ts')).addRoutes(server, needs),
  deliveries: async (needs) => (await import('./worker.ts')).channelHandlers(needs),
  jobs: async (needs) => (await import('./worker.ts')).startJobs(needs),
};
