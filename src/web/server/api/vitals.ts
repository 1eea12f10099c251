import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { apiOperation, json, jsonLimits } from '../../../shared/platform/api-operation.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import { pageKinds } from '../../../shared/sites/page-kind.ts';
import type { ServerContext } from '../server-context.ts';

const MAX_MS = 120_000;

const vitalsBody = z
  .strictObject({
    page: z.enum(pageKinds).describe('The kind of page, never its address.'),
    LCP: z.number().min(0).max(MAX_MS).optional().describe('Milliseconds.'),
    INP: z.number().min(0).max(MAX_MS).optional().describe('Milliseconds.'),
    CLS: z.number().min(0).max(100).optional(),
    TTFB: z.number().min(0).max(MAX_MS).optional().describe('Milliseconds.'),
  })
  .meta({ id: 'WebVitals' });

const vitalsOperation = apiOperation('Operation', 'reportWebVitals', {
  summary: 'Report how a page felt',
  description:
    'A share of the pages sends it when it is left. Only figures and the kind of page: nothing about the visitor.',
  body: json(vitalsBody),
  responses: {
    204: 'Counted.',
    400: 'A figure is missing or impossible, or there is something else.',
    ...jsonLimits('1 kB'),
  },
  examples: {
    'A car list': { site: 'solvik-se', body: { page: 'car-list', LCP: 812, INP: 48, CLS: 0.01, TTFB: 95 } },
  },
});

/** First-party web vitals, shown with the metrics. */
export function vitalsRoutes(server: FastifyInstance, { metrics }: Pick<ServerContext, 'metrics'>): void {
  const rateLimit = { max: 120, timeWindow: '1 minute' };
  const route = { bodyLimit: 1024, config: { rateLimit, operation: vitalsOperation } };
  server.post('/api/vitals', route, (request, reply) => {
    const checked = vitalsBody.safeParse(request.body);
    if (!checked.success)
      return sendProblem(reply, 400, 'INVALID_INPUT', 'Give the kind of page and figures that can be.');
    metrics.vitals.measured(checked.data);
    return reply.status(204).send();
  });
}
