import { expect, test } from 'vitest';
import { includeFieldErrors } from './field-errors.ts';

const respondTo = (error: Error) => includeFieldErrors({ error } as Parameters<typeof includeFieldErrors>[0]);

test('the sentence of a refused field is in the response, whichever copy of the class was thrown', () => {
  class ValidationError extends Error {
    override name = 'ValidationError';
    data = { errors: [{ path: 'hosts.0.host', message: 'It belongs to the site bistro already.' }] };
  }
  expect(respondTo(new ValidationError('The following field is invalid: hosts.0.host'))).toEqual({
    response: {
      errors: [
        {
          name: 'ValidationError',
          message: 'It belongs to the site bistro already.',
          data: { errors: [{ path: 'hosts.0.host', message: 'It belongs to the site bistro already.' }] },
        },
      ],
    },
  });
});

test('so is the reason of a refused save, and nothing of an error that is not for everybody', () => {
  const refused = Object.assign(new Error('Somebody else'), { status: 409, data: { reason: 'stale' } });
  expect(respondTo(refused)).toMatchObject({ response: { errors: [{ data: { reason: 'stale' } }] } });
  expect(respondTo(Object.assign(refused, { isPublic: false }))).toBeUndefined();
});

test('other errors get Payload’s own response', () => {
  expect(respondTo(new Error('anything'))).toBeUndefined();
});
