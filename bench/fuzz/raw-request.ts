import { connect } from 'node:net';

export type RawResponse = { status: number; headers: ReadonlyMap<string, string>; bodyBytes: number };

const TIMEOUT_MS = 20_000;

/** Sends bytes as they are, also such as no HTTP client would send. Undefined if the connection ended without a response. */
export function sendRaw(port: number, request: Buffer): Promise<RawResponse | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const timer = setTimeout(
      () => socket.destroy(new Error(`no end of the response in ${TIMEOUT_MS} ms`)),
      TIMEOUT_MS,
    );
    socket.once('connect', () => socket.write(request));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(parse(Buffer.concat(chunks)));
      else reject(error);
    });
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(parse(Buffer.concat(chunks)));
    });
  });
}

function parse(bytes: Buffer): RawResponse | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { status: Number(first.split(' ')[1]), headers, bodyBytes: bytes.length - end - 4 };
}
