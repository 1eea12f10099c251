import { type EventEmitter, once } from 'node:events';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What the tests use of the package ssh2, which brings no types. */

type Attributes = { mode: number; uid: number; gid: number; size: number; atime: number; mtime: number };
type Authentication = {
  method: string;
  username: string;
  password?: string;
  key?: { data: Buffer };
  prompt?: (prompts: readonly { prompt: string }[], done: (answers: string[]) => void) => void;
  accept: () => void;
  reject: (methods?: string[]) => void;
};
export type SftpStream = EventEmitter & {
  status: (id: number, code: number) => void;
  handle: (id: number, handle: Buffer) => void;
  data: (id: number, bytes: Buffer) => void;
  attrs: (id: number, attributes: Attributes) => void;
  name: (id: number, files: { filename: string; longname: string; attrs: Attributes }[]) => void;
};
export type Ssh2 = {
  Server: new (
    settings: { hostKeys: string[] },
    onClient: (
      client: EventEmitter & {
        on(event: 'authentication', listener: (context: Authentication) => void): void;
        on(event: 'session', listener: (accept: () => EventEmitter) => void): void;
        end: () => void;
      },
    ) => void,
  ) => { injectSocket: (socket: Socket) => void };
  utils: {
    generateKeyPairSync: (
      type: 'ed25519',
      options?: { passphrase?: string; cipher?: string },
    ) => { private: string; public: string };
    parseKey: (key: string) => { getPublicSSH: () => Buffer };
  };
};

// It comes with the client, whose dependency it is.
const require = createRequire(createRequire(import.meta.url).resolve('ssh2-sftp-client'));
export const ssh2 = require('ssh2') as Ssh2;

/** Accepts connections for a server of `ssh2`, until the test is over. */
export async function listenLocally(onSocket: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setNoDelay());
    socket.on('error', () => undefined);
    onSocket(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cutOff = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cutOff();
    server.close();
  });
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port, cutOff };
}
