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
  const others = new Map<string, { bytes: Buffer; modified: number }>();
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
        let opened = path;
        const fileAt = (asked: string) =>
          asked === path && file ? { bytes: file, modified } : others.get(asked);
        const attributesOf = ({ bytes, modified: time }: { bytes: Buffer; modified: number }) => ({
          ...{ mode: REGULAR_FILE, uid: 0, gid: 0, size: bytes.length, atime: time, mtime: time },
        });
        const stat = (id: number, asked: string) => {
          const found = fileAt(asked);
          return found ? sftp.attrs(id, attributesOf(found)) : sftp.status(id, NO_SUCH_FILE);
        };
        sftp.on('STAT', stat);
        sftp.on('LSTAT', stat);
        sftp.on('FSTAT', (id: number) => stat(id, opened));
        sftp.on('OPEN', (id: number, asked: string) => {
          opened = asked;
          return fileAt(asked) ? sftp.handle(id, Buffer.from('1')) : sftp.status(id, NO_SUCH_FILE);
        });
        let isListed = false;
        sftp.on('OPENDIR', (id: number) => {
          isListed = false;
          return sftp.handle(id, Buffer.from('2'));
        });
        sftp.on('READDIR', (id: number) => {
          if (isListed) return sftp.status(id, END_OF_FILE);
          isListed = true;
          const paths = [...(file ? [path] : []), ...others.keys()];
          const listed = paths.flatMap((each) => {
            const filename = each.slice(each.lastIndexOf('/') + 1);
            const found = fileAt(each);
            return found
              ? [{ filename, longname: `-rw-r--r-- 1 a a 1 ${filename}`, attrs: attributesOf(found) }]
              : [];
          });
          return sftp.name(id, listed);
        });
        sftp.on('READ', (id: number, _handle: Buffer, offset: number, length: number) => {
          onRead();
          const bytes = fileAt(opened)?.bytes.subarray(offset, offset + length) ?? Buffer.alloc(0);
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
    /** Beside the file of the contract; the modification time in seconds. */
    putAt: (at: string, bytes: Buffer, time: number) => {
      others.set(at, { bytes, modified: time });
    },
    behave: (as: OriginBehaviour) => {
      behaviour = as;
    },
    onRead: (listener: () => void) => {
      onRead = listener;
    },
  };
}
