import { fingerprintOf } from '../../../../shared/platform/outbound/sftp-session.ts';
import { listenLocally, type SftpStream, ssh2 } from '../../../../shared/platform/outbound/testing/ssh2.ts';

const OK = 0;
const NO_SUCH_FILE = 2;
const FAILURE = 4;
const UNSUPPORTED = 8;

type Options = {
  password: string;
  /** Whether a file may take the place of another one in one step. */
  replaces?: boolean;
};

/** An SFTP server that takes files, in memory. */
export async function aReceivingServer({ password, replaces = true }: Options) {
  const hostKey = ssh2.utils.generateKeyPairSync('ed25519');
  const files = new Map<string, Buffer>();
  /** What stood at a name at any time. */
  const seen: string[] = [];
  let isFull = false;
  const ssh = new ssh2.Server({ hostKeys: [hostKey.private] }, (client) => {
    client.on('error', () => undefined);
    client.on('authentication', (context) =>
      context.method === 'password' && context.password === password
        ? context.accept()
        : context.reject(['password']),
    );
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp: () => SftpStream) => serve(acceptSftp()));
    });
  });

  function serve(sftp: SftpStream): void {
    const open = new Map<string, string>();
    const rename = (id: number, from: string, to: string, mayReplace: boolean) => {
      const file = files.get(from);
      if (!file || (files.has(to) && !mayReplace)) return sftp.status(id, file ? FAILURE : NO_SUCH_FILE);
      files.delete(from);
      files.set(to, file);
      seen.push(file.toString());
      sftp.status(id, OK);
    };
    sftp.on('OPEN', (id: number, path: string) => {
      files.set(path, Buffer.alloc(0));
      open.set('1', path);
      sftp.handle(id, Buffer.from('1'));
    });
    sftp.on('WRITE', (id: number, _handle: Buffer, offset: number, bytes: Buffer) => {
      const path = open.get('1') ?? '';
      if (isFull) return sftp.status(id, FAILURE);
      const before = files.get(path)?.subarray(0, offset) ?? Buffer.alloc(0);
      files.set(path, Buffer.concat([before, bytes]));
      sftp.status(id, OK);
    });
    const attributes = (path: string) => ({
      mode: 0o100644,
      uid: 0,
      gid: 0,
      size: files.get(path)?.length ?? 0,
      atime: 0,
      mtime: 0,
    });
    for (const name of ['STAT', 'LSTAT'])
      sftp.on(name, (id: number, path: string) =>
        files.has(path) ? sftp.attrs(id, attributes(path)) : sftp.status(id, NO_SUCH_FILE),
      );
    for (const name of ['CLOSE', 'FSETSTAT', 'SETSTAT']) sftp.on(name, (id: number) => sftp.status(id, OK));
    sftp.on('REMOVE', (id: number, path: string) => sftp.status(id, files.delete(path) ? OK : NO_SUCH_FILE));
    sftp.on('RENAME', (id: number, from: string, to: string) => rename(id, from, to, false));
    sftp.on('EXTENDED', (id: number, name: string, data: Buffer) => {
      if (!replaces || name !== 'posix-rename@openssh.com') return sftp.status(id, UNSUPPORTED);
      const length = data.readUInt32BE(0);
      const from = data.subarray(4, 4 + length).toString();
      rename(id, from, data.subarray(8 + length).toString(), true);
    });
  }

  const { host, port } = await listenLocally((socket) => {
    ssh.injectSocket(socket);
  });
  return {
    ...{ host, port, files, seen },
    hostKey: fingerprintOf(ssh2.utils.parseKey(hostKey.public).getPublicSSH()),
    fill: (full: boolean) => {
      isFull = full;
    },
  };
}
