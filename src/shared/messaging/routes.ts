import type { RoutePlugin } from '../platform/route-plugin.ts';
import { type ReceiptRouteDeps, receiptRoutes } from './api.ts';

export type MessagingNeeds = Omit<ReceiptRouteDeps, 'apiKey'> & {
  apiKeys: { sms?: string | undefined };
};

export const addRoutes: RoutePlugin<MessagingNeeds> = (server, { apiKeys, outbox, now, log }) =>
  receiptRoutes(server, { apiKey: apiKeys.sms, outbox, now, log });
