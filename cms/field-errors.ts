import type { AfterErrorHook } from 'payload';

type Refusal = Error & {
  status?: number;
  isPublic?: boolean;
  data?: { errors?: readonly { message?: string }[]; reason?: string } | null;
};

const SERVER_ERROR = 500;

/**
 * Puts the sentence of each refused field, and why a save was refused, into the response. Payload recognises its errors by
 * class; the built studio holds those classes twice, and of an error that a hook throws only the message would arrive,
 * which names the fields but not what is wrong with them.
 */
export const includeFieldErrors: AfterErrorHook = ({ error }) => {
  const { name, message, data, status, isPublic } = error as Refusal;
  if (status !== undefined && (status >= SERVER_ERROR || isPublic === false)) return undefined;
  if (!data?.errors?.length && !data?.reason) return undefined;
  const sentences = [...new Set(data.errors?.flatMap((each) => each.message ?? []))];
  return { response: { errors: [{ name, message: sentences.join(' ') || message, data }] } };
};
