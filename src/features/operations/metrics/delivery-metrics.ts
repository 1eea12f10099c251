import { Counter, type Registry } from 'prom-client';
import type { AttemptResult } from '../../../shared/messaging/delivery-worker.ts';

export function deliveryMetrics(registry: Registry) {
  const attempts = new Counter({
    name: 'forecourt_delivery_attempts_total',
    help: 'Attempts of this process to deliver, by channel and result: delivered, failed (tried again) or dead (given up).',
    labelNames: ['channel', 'result'],
    registers: [registry],
  });
  return {
    attempted: (channel: string, result: AttemptResult) => attempts.inc({ channel, result }),
  };
}
