import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

type Issuer = { name: string; key: KeyObject };
type Options = {
  /** Of the host, or of the authority. */
  name: string;
  /** Itself without one. */
  issuer?: Issuer;
  isAuthority?: boolean;
  notAfter?: Date;
};

/** An X.509 certificate with its key, made for a test: nothing secret has to be kept in the repository. */
export function aCertificate({ name, issuer, isAuthority = false, notAfter = inYears(1) }: Options) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signer = issuer ?? { name, key: privateKey };
  const body = sequence(
    node(0xa0, integer(2)),
    integer(Date.now()),
    ecdsaWithSha256,
    commonName(signer.name),
    sequence(time(inYears(-2)), time(notAfter)),
    commonName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    node(0xa3, sequence(...extensions(name, isAuthority))),
  );
  const signature = sign('sha256', body, signer.key);
  const der = sequence(body, ecdsaWithSha256, node(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    name,
    key: privateKey,
    keyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    pem: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}

function inYears(years: number): Date {
  return new Date(Date.now() + years * 365 * 24 * 60 * 60_000);
}

function extensions(host: string, isAuthority: boolean): Buffer[] {
  if (isAuthority)
    return [
      sequence(
        oid('551d13'),
        node(0x01, Buffer.from([0xff])),
        octets(sequence(node(0x01, Buffer.from([0xff])))),
      ),
    ];
  return [sequence(oid('551d11'), octets(sequence(node(0x82, Buffer.from(host)))))];
}

function node(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const bytes =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
}

function sequence(...parts: Buffer[]): Buffer {
  return node(0x30, Buffer.concat(parts));
}

function integer(value: number): Buffer {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  return node(0x02, (bytes[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

function oid(hex: string): Buffer {
  return node(0x06, Buffer.from(hex, 'hex'));
}

function octets(content: Buffer): Buffer {
  return node(0x04, content);
}

function commonName(name: string): Buffer {
  return sequence(node(0x31, sequence(oid('550403'), node(0x0c, Buffer.from(name)))));
}

function time(at: Date): Buffer {
  return node(0x18, Buffer.from(`${at.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`));
}

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
