/** Messages of drivers and of remote systems may quote what they were given, and that may be personal data. */
export function redactError(error: unknown, secrets: readonly string[], replacement: string): unknown {
  if (!(error instanceof Error) || secrets.length === 0) return error;
  const hide = (text: string) =>
    secrets.reduce((hidden, secret) => hidden.replaceAll(secret, replacement), text);
  // Still of its class, which the log names.
  const hidden = Object.create(Object.getPrototypeOf(error)) as Error;
  Object.assign(hidden, error, {
    message: hide(error.message),
    stack: hide(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: redactError(error.cause, secrets, replacement) }),
  });
  return hidden;
}
