import type { ChannelHandler } from '../../shared/messaging/delivery-worker.ts';
import type { BookingStore } from './booking-store.ts';
import type { BookingChannel } from './notifications/booking-deliveries.ts';
import { type BookingJobDeps, startBookingJobs } from './notifications/booking-jobs.ts';
import { type BookingChannelDeps, bookingChannelHandlers } from './notifications/channel-handlers.ts';

export type BookingWorkerNeeds = BookingChannelDeps &
  Omit<BookingJobDeps, 'channels' | 'keepDays'> & {
    bookings: BookingStore;
    bookingChannels: readonly BookingChannel[];
    /** Bookings are made anonymous after so many days. */
    bookingsKeepDays: number;
  };

export function channelHandlers(needs: BookingWorkerNeeds): Record<string, ChannelHandler> {
  return bookingChannelHandlers(needs);
}

export function startJobs(needs: BookingWorkerNeeds): () => void {
  return startBookingJobs({ ...needs, channels: needs.bookingChannels, keepDays: needs.bookingsKeepDays });
}
