import type { FastifyInstance } from 'fastify';

/** Adds the routes of a feature. The server knows a list of them and nothing of what they do. */
export type RoutePlugin<Context> = (server: FastifyInstance, context: Context) => void | Promise<void>;
