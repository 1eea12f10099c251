import { connect } from 'node:net';

export type RawResponse = {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
  /** From sending to the end of the response. */
  ms: number;
};

const TIMEOUT_MS = 30_000;

/**
 * Sends bytes as they are, also such as no HTTP client would send. Undefined if the connection ended without a response.
 * With `isCut` the sending side is closed after them.
 */
export function sendRaw(port: number, request: Buffer, isCut = false): Promise<RawResponse | undefined> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const timer = setTimeout(
      () => socket.destroy(new Error(`no end of the response in ${TIMEOUT_MS} ms`)),
      TIMEOUT_MS,
    );
    const finish = () => {
      clearTimeout(timer);
      resolve(parse(Buffer.concat(chunks), performance.now() - began));
    };
    socket.once('connect', () => (isCut ? socket.end(request) : socket.write(request)));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return finish();
      clearTimeout(timer);
      reject(new Error(`${error.message}: ${request.toString('latin1').slice(0, 300)}`));
    });
    socket.once('close', finish);
  });
}

function parse(bytes: Buffer, ms: number): RawResponse | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { status: Number(first.split(' ')[1]), headers, body: bytes.subarray(end + 4), ms };
}
