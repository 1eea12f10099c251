import type { ChannelHandler } from '../../shared/messaging/delivery-worker.ts';
import { type Cleanings, noteCleaning } from '../../shared/personal-data/cleanings.ts';
import type { Clock } from '../../shared/platform/clock.ts';
import { deleteOldHourly } from '../../shared/platform/delete-old-hourly.ts';
import { type ChannelHandlerDeps, leadChannelHandlers } from './delivery/channel-handlers.ts';
import type { LeadStore } from './lead-store.ts';
import { deleteUnconfirmedHourly } from './opt-in/delete-unconfirmed-hourly.ts';
import { optInHandler } from './opt-in/opt-in-handler.ts';
import { type CarReceiptDeps, carReceiptHandler } from './receipt/car-receipt-handler.ts';
import { receiptHandler } from './receipt/receipt-handler.ts';

export type LeadWorkerNeeds = Omit<ChannelHandlerDeps, 'leads' | 'now'> &
  Pick<CarReceiptDeps, 'mailFrom' | 'findSite'> & {
    leads: LeadStore;
    linkSecret: string;
    keepDays: number;
    clock: Clock;
    cleanings: Pick<Cleanings, 'note'>;
  };

export function channelHandlers(needs: LeadWorkerNeeds): Record<string, ChannelHandler> {
  return {
    ...leadChannelHandlers({ ...needs, now: needs.clock }),
    ...carReceiptHandler(needs),
    ...receiptHandler(needs),
    ...optInHandler(needs),
  };
}

export function startJobs(needs: LeadWorkerNeeds): () => void {
  const stops = [
    deleteOldHourly(needs.leads.deleteBefore, needs, noteCleaning(needs.cleanings, 'lead')),
    deleteUnconfirmedHourly(needs),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
