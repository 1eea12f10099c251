import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { apiOperation, jsonResponse, tooManyRequests } from '../../shared/platform/api-operation.ts';
import { sendProblem } from '../../shared/platform/http-problem.ts';
import { mileageUnitOf } from '../../shared/sites/mileage-unit.ts';
import type { Site } from '../../shared/sites/site.ts';
import { type ComparableCarSearch, comparableCars } from './comparable-cars.ts';
import { estimateBand } from './estimate.ts';
import { toKm } from './mileage-unit.ts';

export type EstimateRouteDeps = {
  search: ComparableCarSearch;
  siteAt: (host: string) => Site | undefined;
};

const REQUESTS_PER_MINUTE = 60;

/**
 * What the group pays for cars like the visitor's. It takes the car and not its plate: a plate in an address would end
 * up in the logs of every proxy on the way.
 */
export function estimateRoute(server: FastifyInstance, { search, siteAt }: EstimateRouteDeps): void {
  const config = { rateLimit: { max: REQUESTS_PER_MINUTE, timeWindow: '1 minute' }, operation };
  server.get('/api/sell-car/estimate', { config }, async (request, reply) => {
    const site = siteAt(request.host);
    if (!site) return sendProblem(reply, 404, 'NO_SUCH_SITE', 'No site answers here.');
    const query = estimateQuery.safeParse(request.query);
    if (!query.success)
      return sendProblem(reply, 400, 'INVALID_INPUT', 'Send make, model, year and mileage of the car.');
    const { make, model, year, mileage } = query.data;
    const { cars, currency } = await comparableCars(site, { make, model }, search);
    const sold = { year, mileageKm: toKm(mileage, mileageUnitOf(site.country)) };
    const band = estimateBand(sold, cars, steps[currency] ?? 100);
    const body: z.output<typeof estimateBody> = { estimate: band ? { ...band, currency } : null };
    return reply.header('cache-control', 'no-store').send(body);
  });
}

/** What such prices are rounded to. */
const steps: Readonly<Record<string, number>> = { SEK: 1000, NOK: 1000, EUR: 100, GBP: 100 };

const name = z.string().trim().min(1).max(60);
const estimateQuery = z.object({
  make: name.meta({ examples: ['Volvo'] }),
  model: name.meta({ examples: ['XC60'] }),
  year: z.coerce
    .number()
    .int()
    .min(1950)
    .max(2100)
    .meta({ examples: ['2021'] }),
  mileage: z.coerce
    .number()
    .min(0)
    .max(2_000_000)
    .meta({ description: 'In the unit of the site’s country: mil, km or miles.', examples: ['6500'] }),
});

const estimateBody = z
  .object({
    estimate: z
      .object({
        low: z.number(),
        high: z.number(),
        currency: z.string().meta({ examples: ['SEK'] }),
        cars: z.int().describe('How many cars of the stock it rests on, at least five.'),
      })
      .nullable()
      .describe('Null where fewer than five comparable cars are in the stock.'),
  })
  .meta({ id: 'CarEstimate' });

const operation = apiOperation('Leads', 'estimateCar', {
  summary: 'Estimate what a car is bought for',
  description:
    'The middle half of what used cars of the same model cost in the site’s own stock, a year and a mileage apart at most, corrected for both, less what the dealer needs. It is no offer.',
  query: estimateQuery,
  responses: {
    200: jsonResponse('The band, or nothing.', estimateBody),
    400: 'Something is missing or wrong.',
    404: 'No site answers at this host.',
    429: tooManyRequests,
  },
  examples: {
    'A Volvo XC60': {
      site: 'solvik-se',
      query: { make: 'Volvo', model: 'XC60', year: '2021', mileage: '6500' },
    },
  },
});
