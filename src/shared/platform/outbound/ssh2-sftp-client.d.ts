/** What is used of the package, which brings no types. */
declare module 'ssh2-sftp-client' {
  import type { Socket } from 'node:net';
  import type { Readable } from 'node:stream';

  type Finish = (answers: readonly string[]) => void;

  export default class SftpClient {
    constructor(name?: string, callbacks?: Record<'error' | 'end' | 'close', () => void>);
    connect(settings: {
      sock: Socket;
      username: string;
      password?: string | undefined;
      privateKey?: string | undefined;
      passphrase?: string | undefined;
      tryKeyboard?: boolean;
      readyTimeout: number;
      hostVerifier: (key: Buffer) => boolean;
    }): Promise<unknown>;
    on(event: 'error', listener: (error: Error & { level?: string }) => void): void;
    on(event: 'close', listener: () => void): void;
    on(
      event: 'keyboard-interactive',
      listener: (
        name: string,
        instructions: string,
        language: string,
        prompts: readonly unknown[],
        finish: Finish,
      ) => void,
    ): void;
    stat(path: string): Promise<{ size: number; modifyTime: number; isFile: boolean }>;
    list(
      path: string,
      filter?: (file: { name: string; type: string }) => boolean,
    ): Promise<{ name: string; type: string; modifyTime: number }[]>;
    createReadStream(path: string): Readable;
    put(from: Readable, path: string): Promise<string>;
    posixRename(from: string, to: string): Promise<string>;
    rename(from: string, to: string): Promise<string>;
    delete(path: string, noErrorOk?: boolean): Promise<string>;
    end(): Promise<boolean>;
  }
}
