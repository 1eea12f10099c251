import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiOperation } from '../../shared/platform/api-operation.ts';
import { sendProblem } from '../../shared/platform/http-problem.ts';
import type { Log } from '../../shared/platform/log.ts';
import { countries } from '../../shared/sites/countries.ts';
import type { Site } from '../../shared/sites/site.ts';
import { legalOperation, productsOperation, quotesOperation } from './openapi.ts';
import type { FinanceProvider } from './plans/uk/finance-provider.ts';
import type { CfdResponse, PhysicalVehicle } from './plans/uk/provider-api.ts';
import { cfdRequest, defaultRequest, legalQuery } from './plans/uk/provider-api-schemas.ts';
import { toVehicle } from './plans/uk/to-vehicle.ts';
import { type KnownCar, type KnownCars, trustedVehicles } from './plans/uk/trusted-vehicles.ts';
import type { FinanceRecord } from './record-schemas.ts';

export type FinanceRouteDeps = {
  provider: FinanceProvider;
  log: Log;
  findSite: (host: string) => Pick<Site, 'name' | 'country'> | undefined;
  /** The car's current record on the site, and the path of its page. */
  findCar: (
    site: Pick<Site, 'name'>,
    id: string,
  ) => Promise<{ record: FinanceRecord; path: string } | undefined>;
};

const bodyLimit = 32 * 1024;

/** British finance (001 §7.4): products, quotes and the terms of a quote. British sites only (UKF-17). */
export function financeRoutes(app: FastifyInstance, deps: FinanceRouteDeps): void {
  const onlyBritish = async (request: FastifyRequest, reply: FastifyReply) => {
    const site = deps.findSite(request.host);
    if (!site || !countries[site.country].rules.showsUkFinance)
      return sendProblem(reply, 404, 'NOT_FOUND', `Nothing answers ${request.method} at this address.`);
  };
  const route = (max: number, operation: ApiOperation) => ({
    bodyLimit,
    config: { rateLimit: { max, timeWindow: '1 minute' }, operation },
    onRequest: onlyBritish,
    errorHandler: bodyErrorHandler,
  });
  app.post('/api/codeweaver/default', route(60, productsOperation), (request, reply) =>
    products(deps, request, reply),
  );
  app.post('/api/codeweaver/cfd', route(120, quotesOperation), (request, reply) =>
    quotes(deps, request, reply),
  );
  app.get('/api/codeweaver/legal', route(120, legalOperation), (request, reply) =>
    legal(deps, request, reply),
  );
}

async function products(deps: FinanceRouteDeps, request: FastifyRequest, reply: FastifyReply) {
  const checked = defaultRequest.safeParse(request.body);
  if (!checked.success) return sendInvalidInput(reply, 'Send the vehicle and the organisation as JSON.');
  const known = await knownCars(deps, request, [checked.data.Vehicle]);
  const [Vehicle] = trustedVehicles([checked.data.Vehicle], known, deps.log);
  return respond(deps, request, reply, () =>
    deps.provider.products({ ...checked.data, Vehicle: Vehicle ?? checked.data.Vehicle }),
  );
}

async function quotes(deps: FinanceRouteDeps, request: FastifyRequest, reply: FastifyReply) {
  const checked = cfdRequest.safeParse(request.body);
  if (!checked.success)
    return sendInvalidInput(
      reply,
      'Send one to five VehicleRequests with Id, Parameters and Vehicle as JSON.',
    );
  const requested = checked.data.VehicleRequests;
  const sent = requested.map(({ Vehicle }) => Vehicle);
  const known = await knownCars(deps, request, sent);
  const vehicles = trustedVehicles(sent, known, deps.log);
  const VehicleRequests = requested.map((each, at) => ({ ...each, Vehicle: vehicles[at] ?? each.Vehicle }));
  return respond(deps, request, reply, async () => {
    const response = await deps.provider.quotes({ VehicleRequests }, (id) => known.get(id)?.path);
    logErrors(response, deps, request);
    return response;
  });
}

async function legal(deps: FinanceRouteDeps, request: FastifyRequest, reply: FastifyReply) {
  const checked = legalQuery.safeParse(request.query);
  if (!checked.success)
    return sendInvalidInput(reply, 'Name the quote: ?quoteRef= and the reference it came with.');
  return respond(deps, request, reply, async () => {
    const terms = await deps.provider.legal(checked.data.quoteRef);
    return (
      terms ?? sendProblem(reply, 404, 'UNKNOWN_QUOTE', 'There is no such quote, or it is no longer valid.')
    );
  });
}

async function knownCars(
  { findSite, findCar }: FinanceRouteDeps,
  request: FastifyRequest,
  vehicles: readonly PhysicalVehicle[],
): Promise<KnownCars> {
  const site = findSite(request.host);
  const ids = [...new Set(vehicles.map(({ Ids }) => Ids.CarId))];
  const found = await Promise.all(
    ids.map(async (id): Promise<[string, KnownCar] | undefined> => {
      const car = site && (await findCar(site, id));
      const vehicle = car && toVehicle(car.record);
      return vehicle && [id, { vehicle, path: car.path }];
    }),
  );
  return new Map(found.filter((each) => each !== undefined));
}

/** When the provider fails, the card says that no quote is available now (UKF-12). */
async function respond(
  { log, findSite }: FinanceRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  act: () => Promise<unknown>,
) {
  reply.header('cache-control', 'no-store');
  try {
    return await act();
  } catch (error) {
    const site = findSite(request.host)?.name;
    log.error(
      { code: 'FINANCE_PROVIDER_FAILED', site, path: request.url, error },
      'the finance provider failed',
    );
    return sendProblem(reply, 502, 'FINANCE_PROVIDER_FAILED', 'The finance provider does not answer.');
  }
}

/** The card hides itself, so the provider's message is logged (UKF-16). */
function logErrors(
  { Vehicles }: CfdResponse,
  { log, findSite }: FinanceRouteDeps,
  request: FastifyRequest,
): void {
  const failures = Vehicles.flatMap((vehicle) => [vehicle, ...vehicle.FinanceQuotations]);
  for (const failure of failures) {
    if (!failure.HasError) continue;
    const site = findSite(request.host)?.name;
    log.warn(
      { code: 'FINANCE_QUOTE_HAS_ERROR', site, path: request.url, reason: failure.Error.UserMessage },
      'a quote has an error; the finance card is hidden',
    );
  }
}

function sendInvalidInput(reply: FastifyReply, message: string): FastifyReply {
  return sendProblem(reply, 400, 'INVALID_INPUT', message);
}

/** Unreadable bodies; other errors go to the server's error handler. */
function bodyErrorHandler(error: FastifyError, _: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status === 429) return reply.send(error);
  if (status >= 400 && status < 500)
    return sendProblem(reply, status, 'INVALID_INPUT', 'Send JSON, at most 32 kB.');
  return reply.send(error);
}
