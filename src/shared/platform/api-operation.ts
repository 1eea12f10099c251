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
  /** The public address, where it is not the route's own. */
  path?: string;
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

export function json<Schema extends z.ZodType>(schema: Schema) {
  return { 'application/json': schema } as const;
}

/** A text that is described by its media type alone. */
export function text(mediaType: string): ApiContent {
  return { [mediaType]: z.string() };
}

export function problem(description: string): ApiResponse {
  return { description, content: json(problemBody) };
}

export const tooManyRequests = problem('Too many requests in a minute.');
export const tooManyWrongKeys = problem(
  'Too many wrong keys in a minute; then the right one is refused, too.',
);
