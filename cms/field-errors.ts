import type { AfterErrorHook } from 'payload';

type FieldErrors = { errors?: readonly { path: string; message: string }[] };

/**
 * Puts the sentence of each refused field into the response. Payload recognises its validation errors by class; the built
 * studio holds that class twice, and of an error that a hook throws only the name of the field would arrive.
 */
export const includeFieldErrors: AfterErrorHook = ({ error }) => {
  const { name, message, data } = error as Error & { data?: FieldErrors };
  return data?.errors?.length ? { response: { errors: [{ name, message, data }] } } : undefined;
};
