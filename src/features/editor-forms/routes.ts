import { randomUUID } from 'node:crypto';
import type { RoutePlugin } from '../../shared/platform/route-plugin.ts';
import type { FormRouteDeps } from './api/form-route-deps.ts';
import { editorFormRoutes } from './api.ts';

export type EditorFormNeeds = Pick<FormRouteDeps, 'log' | 'now'> & {
  forms: Pick<FormRouteDeps, 'forms' | 'findForm' | 'builder' | 'linkSecret' | 'contextFor'>;
  leads: Pick<FormRouteDeps, 'leads' | 'channels' | 'onAccepted'>;
};

export const addRoutes: RoutePlugin<EditorFormNeeds> = (server, { forms, leads, log, now }) =>
  editorFormRoutes(server, { ...forms, ...leads, log, now, makeId: randomUUID });
