import { fingerprintOf } from '../../../../shared/platform/outbound/sftp-session.ts';
import { listenLocally, type SftpStream, ssh2 } from '../../../../shared/platform/outbound/testing/ssh2.ts';
import type { OriginBehaviour } from '../source-fetcher.contract.ts';

const NO_SUCH_FILE = 2;
const END_OF_FILE = 1;
const REGULAR_FILE = 0o100644;

type Accounts = { user: string; password?: string; publicKey?: Buffer; asksInteractively?: boolean };

/** An SFTP server with one file, in memory. */
export async function anSftpOrigin(path: string, accounts: Accounts) {
  const hostKey = ssh2.utils.generateKeyPairSync('ed25519');
  let file: Buffer | undefined;
  let modified = 1_700_000_000;
  let behaviour: OriginBehaviour = 'as usual';
  let onRead: () => void = () => undefined;

  const ssh = new ssh2.Server({ hostKeys: [hostKey.private] }, (client) => {
    client.on('error', () => undefined);
    client.on('authentication', (context) => {
      const { method, username, password, key } = context;
      if (username !== accounts.user) return context.reject();
      if (method === 'password' && accounts.password !== undefined && !accounts.asksInteractively)
        return password === accounts.password ? context.accept() : context.reject();
      if (method === 'publickey' && accounts.publicKey && key?.data.equals(accounts.publicKey))
        return context.accept();
      if (method === 'keyboard-interactive' && accounts.asksInteractively && context.prompt)
        return context.prompt([{ prompt: 'Password:' }], ([answer]) =>
          answer === accounts.password ? context.accept() : context.reject(),
        );
      context.reject(accounts.asksInteractively ? ['keyboard-interactive'] : ['password', 'publickey']);
    });
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp: () => SftpStream) => {
        const sftp = acceptSftp();
        const attributes = () => ({
          ...{
            mode: REGULAR_FILE,
            uid: 0,
            gid: 0,
            size: file?.length ?? 0,
            atime: modified,
            mtime: modified,
          },
        });
        const stat = (id: number, asked: string) =>
          file && asked === path ? sftp.attrs(id, attributes()) : sftp.status(id, NO_SUCH_FILE);
        sftp.on('STAT', stat);
        sftp.on('LSTAT', stat);
        sftp.on('FSTAT', (id: number) => sftp.attrs(id, attributes()));
        sftp.on('OPEN', (id: number, asked: string) =>
          file && asked === path ? sftp.handle(id, Buffer.from('1')) : sftp.status(id, NO_SUCH_FILE),
        );
        sftp.on('READ', (id: number, _handle: Buffer, offset: number, length: number) => {
          onRead();
          const bytes = file?.subarray(offset, offset + length) ?? Buffer.alloc(0);
          if (bytes.length === 0) return sftp.status(id, END_OF_FILE);
          if (behaviour === 'stuck' && offset > 0) return;
          if (behaviour === 'cut off' && offset > 0) cutOff();
          else sftp.data(id, bytes);
        });
        sftp.on('CLOSE', (id: number) => sftp.status(id, 0));
      });
    });
  });
  const { host, port, cutOff } = await listenLocally((socket) => {
    if (behaviour !== 'silent') ssh.injectSocket(socket);
  });
  return {
    ...{ host, port },
    hostKey: fingerprintOf(ssh2.utils.parseKey(hostKey.public).getPublicSSH()),
    put: async (bytes: Buffer | undefined) => {
      file = bytes;
      modified += 60;
    },
    behave: (as: OriginBehaviour) => {
      behaviour = as;
    },
    onRead: (listener: () => void) => {
      onRead = listener;
    },
  };
}
