import { randomUUID } from 'node:crypto';
import type { RoutePlugin } from '../../shared/platform/route-plugin.ts';
import { type LeadRouteDeps, leadRoutes } from './api.ts';
import { declaredFormRerenderer, type FormIslands } from './declared-forms/rerender-declared-form.tsx';

export type LeadNeeds = Pick<LeadRouteDeps, 'log' | 'now'> & {
  forms: Pick<LeadRouteDeps, 'contextFor' | 'linkSecret'>;
  leads: Pick<
    LeadRouteDeps,
    'leads' | 'kinds' | 'channels' | 'stock' | 'quotes' | 'tokens' | 'perMinute' | 'onAccepted'
  > & {
    /** Of forms with slots of their own. */
    islands: FormIslands;
  };
};

export const addRoutes: RoutePlugin<LeadNeeds> = (server, { forms, leads, log, now }) =>
  leadRoutes(server, {
    ...{ log, now, makeId: randomUUID },
    ...forms,
    ...leads,
    rerenderDeclaredForm: declaredFormRerenderer(leads.islands),
  });
