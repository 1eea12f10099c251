import type { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';

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
