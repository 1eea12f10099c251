import { z } from 'zod';
import { problemBody } from './http-problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Describes the route in the API documentation. A route under /api or /content-api needs one. */
    operation?: ApiOperation;
    /** Responds 503 in the shape of its own API where the server has more to do than it can. */
    overloaded?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  }
}

/** What the API documentation says of a route; its shapes are the schemas the route works with. */
export type ApiOperation = {
  id: string;
  tag:
    | 'Search'
    | 'Inventory'
    | 'Leads'
    | 'Finance'
    | 'Maps'
    | 'Workshop'
    | 'Tyre hotel'
    | 'Kits'
    | 'Content'
    | 'Operation';
  summary: string;
  description: string;
  /** The public one, where it is not the route's own. */
  address?: string;
  key?: 'searchKey' | 'inventoryKey' | 'smsKey';
  parameters?: { path?: z.ZodObject; query?: z.ZodObject; header?: z.ZodObject };
  body?: ApiContent;
  responses: Readonly<Record<number, ApiResponse>>;
  examples: readonly ApiExample[];
};

export type ApiContent = Readonly<Record<string, z.ZodType>>;
export type ApiResponse = { description: string; content?: ApiContent };

/** A request that can be sent to the demo unchanged. */
export type ApiExample = {
  title: string;
  /** The site whose host is requested; without it, localhost. */
  site?: string;
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  header?: Readonly<Record<string, string>>;
  /** A JSON body, or the name of a file to send. */
  body?: Readonly<Record<string, unknown>>;
  file?: { name: string; type: string };
};

type OperationTable<Path, Query, Header, Body> = Pick<
  ApiOperation,
  'summary' | 'description' | 'address' | 'key'
> & {
  path?: Path;
  query?: Query;
  header?: Header;
  body?: Body;
  /** By status. A text alone is a problem, or below 400 a response without a body. */
  responses: Readonly<Record<number, ApiResponse | string>>;
  /** By title. */
  examples: Readonly<Record<string, Omit<ApiExample, 'title'>>>;
};

/** What is not declared has the type never. */
export function apiOperation<
  Path extends z.ZodObject = never,
  Query extends z.ZodObject = never,
  Header extends z.ZodObject = never,
  Body extends ApiContent = never,
>(
  tag: ApiOperation['tag'],
  id: string,
  { path, query, header, responses, examples, ...table }: OperationTable<Path, Query, Header, Body>,
) {
  const declared = { ...(path && { path }), ...(query && { query }), ...(header && { header }) };
  return {
    ...table,
    id,
    tag,
    parameters: declared as { path: Path; query: Query; header: Header },
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [status, toResponse(Number(status), response)]),
    ),
    examples: Object.entries(examples).map(([title, example]) => ({ title, ...example })),
  };
}

function toResponse(status: number, response: ApiResponse | string): ApiResponse {
  if (typeof response !== 'string') return response;
  return status < 400 ? { description: response } : jsonResponse(response, problemBody);
}

export function json<Schema extends z.ZodType>(schema: Schema) {
  return { 'application/json': schema } as const;
}

/** A text that is described by its media type alone. */
export function text(mediaType: string): ApiContent {
  return { [mediaType]: z.string() };
}

export function jsonResponse(description: string, schema: z.ZodType): ApiResponse {
  return { description, content: json(schema) };
}

/** Picks from all that an API may refuse a request with, each in the same shape. */
export function failuresOf<Status extends number>(
  shape: z.ZodType,
  descriptions: Readonly<Record<Status, string>>,
) {
  return (...statuses: readonly Status[]): Readonly<Record<number, ApiResponse>> =>
    Object.fromEntries(statuses.map((status) => [status, jsonResponse(descriptions[status], shape)]));
}

export const tooManyRequests = 'Too many requests in a minute.';
export const tooManyWrongKeys = 'Too many wrong keys in a minute; then the right one is refused, too.';

/** What a route refuses that takes a JSON body of so many bytes, and so many requests. */
export const jsonLimits = (size: string) => ({
  413: `The body is larger than ${size}.`,
  415: 'The body is not sent as JSON.',
  429: tooManyRequests,
});
