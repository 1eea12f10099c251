/** Why a remote system gave no usable response. It may be logged: no address in it, and nothing that was sent. */
export class RemoteFailure extends Error {
  readonly kind: 'unreachable' | 'timeout' | 'status' | 'unreadable';
  readonly status: number | undefined;

  constructor(
    kind: RemoteFailure['kind'],
    { status, detail = '' }: { status?: number; detail?: string } = {},
  ) {
    super(`the remote system: ${kind} ${status ?? detail}`.trim());
    this.name = 'RemoteFailure';
    this.kind = kind;
    this.status = status;
  }
}

/** With the system's own code, such as ECONNREFUSED, which tells an operator where to look. */
export function unreachable(error: unknown): RemoteFailure {
  const { code } = (error instanceof Error ? (error.cause ?? {}) : {}) as { code?: unknown };
  return new RemoteFailure('unreachable', { detail: typeof code === 'string' ? code : '' });
}
