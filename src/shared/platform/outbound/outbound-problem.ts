export type OutboundProblemCode =
  /** The address cannot be used as it is written. */
  | 'wrong-address'
  /** It leads into a network or to a port that the operator has not allowed. */
  | 'not-allowed'
  | 'unreachable'
  /** Who answers cannot prove to be the host: its certificate is another's, expired or of nobody who is trusted. */
  | 'wrong-certificate'
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
const unknownIssuer = (host: string) =>
  `The certificate of ${host} was issued by nobody who is trusted here. An authority of your own is named in NODE_EXTRA_CA_CERTS.`;
const brokeOff = (host: string) => `${host} broke off before the end.`;

const meanings: Readonly<Record<string, [OutboundProblemCode, (host: string) => string]>> = {
  ENOTFOUND: ['unreachable', notFound],
  EAI_AGAIN: ['unreachable', (host) => `The name ${host} cannot be looked up now.`],
  ECONNREFUSED: ['unreachable', (host) => `${host} takes no connections at this port.`],
  ETIMEDOUT: ['timeout', (host) => `${host} does not answer.`],
  ECONNRESET: ['cut-off', brokeOff],
  ERR_STREAM_PREMATURE_CLOSE: ['cut-off', brokeOff],
  Z_BUF_ERROR: ['cut-off', brokeOff],
  CERT_HAS_EXPIRED: ['wrong-certificate', (host) => `The certificate of ${host} has expired.`],
  CERT_NOT_YET_VALID: ['wrong-certificate', (host) => `The certificate of ${host} is not valid yet.`],
  CERT_REVOKED: ['wrong-certificate', (host) => `The certificate of ${host} was revoked.`],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'wrong-certificate',
    (host) => `The certificate that ${host} shows is for another host.`,
  ],
  DEPTH_ZERO_SELF_SIGNED_CERT: ['wrong-certificate', unknownIssuer],
  SELF_SIGNED_CERT_IN_CHAIN: ['wrong-certificate', unknownIssuer],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['wrong-certificate', unknownIssuer],
  UNABLE_TO_GET_ISSUER_CERT: ['wrong-certificate', unknownIssuer],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ['wrong-certificate', unknownIssuer],
  EPROTO: ['unreadable', (host) => `${host} does not speak TLS at this port.`],
  ERR_SSL_WRONG_VERSION_NUMBER: ['unreadable', (host) => `${host} does not speak TLS at this port.`],
};
