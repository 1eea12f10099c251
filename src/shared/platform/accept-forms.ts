import type { FastifyInstance } from 'fastify';

/** Routes of this scope take what a form posts without script, as `URLSearchParams`. */
export function acceptForms(scope: FastifyInstance, bodyLimit: number): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  );
}
