export type OutboundProblemCode =
  /** The address cannot be used as it is written. */
  | 'wrong-address'
  /** It leads into a network or to a port that the operator has not allowed. */
  | 'not-allowed'
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  | 'cut-off'
  | 'too-many-redirects'
  | 'unreadable';

/** Why nothing could be fetched. The message is for who typed the address, and holds nothing secret. */
export class OutboundProblem extends Error {
  readonly code: OutboundProblemCode;

  constructor(code: OutboundProblemCode, message: string) {
    super(message);
    this.name = 'OutboundProblem';
    this.code = code;
  }
}

/** What connections and streams throw, in words. */
export function outboundProblem(error: unknown, host: string): OutboundProblem {
  if (error instanceof OutboundProblem) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  const known = meanings[code];
  if (known) return new OutboundProblem(known[0], known[1](host));
  if (code.startsWith('Z_'))
    return new OutboundProblem('unreadable', `What ${host} sends is not packed as it says.`);
  return new OutboundProblem('unreachable', `${host} cannot be reached${code && ` (${code})`}.`);
}

const notFound = (host: string) => `There is no host ${host}.`;
const brokeOff = (host: string) => `${host} broke off before the end.`;

const meanings: Readonly<Record<string, [OutboundProblemCode, (host: string) => string]>> = {
  ENOTFOUND: ['unreachable', notFound],
  EAI_AGAIN: ['unreachable', (host) => `The name ${host} cannot be looked up now.`],
  ECONNREFUSED: ['unreachable', (host) => `${host} takes no connections at this port.`],
  ETIMEDOUT: ['timeout', (host) => `${host} does not answer.`],
  ECONNRESET: ['cut-off', brokeOff],
  ERR_STREAM_PREMATURE_CLOSE: ['cut-off', brokeOff],
  Z_BUF_ERROR: ['cut-off', brokeOff],
};
