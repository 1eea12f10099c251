import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorCodes } from 'fastify';
import { isUnusableJson } from './unusable-json.ts';

type Done = (error: Error | null, body?: unknown) => void;

/**
 * Parses bodies as Fastify does, and refuses like broken JSON what only looks harmless: schemas compare the length of a
 * value before they know its type.
 */
export function jsonBodyParser(server: FastifyInstance) {
  const parse = server.getDefaultJsonParser('error', 'error');
  return (request: FastifyRequest, body: string, done: Done): void => {
    void parse(request, body, (error, value) => {
      if (!error && isUnusableJson(body, value)) done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY());
      else done(error, value);
    });
  };
}

export function registerJsonBodyParser(server: FastifyInstance): void {
  const parse = jsonBodyParser(server);
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    parse(request, String(body), done),
  );
}
