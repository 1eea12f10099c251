import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export type EncryptionKey = { id: string; secret: Uint8Array };

export type Encrypted = {
  keyId: string;
  /** base64url of nonce, tag and text. */
  cipher: string;
};

/** Nonce, tag and what was encrypted. */
export type EncryptedBytes = { keyId: string; cipher: Uint8Array };

/** Encrypts with the first key and decrypts with all of them, so that keys can be replaced one after the other. */
export type KeyRing = {
  currentKeyId: string;
  /** What it belongs to is authenticated: a cipher that is moved to another row is refused. */
  encrypt(purpose: string, text: string, belongsTo: string): Encrypted;
  /** Undefined for what was changed, moved, or encrypted with an unknown key. */
  decrypt(purpose: string, encrypted: Encrypted, belongsTo: string): string | undefined;
  /** The same for bytes that are too many to be written as text. */
  encryptBytes(purpose: string, bytes: Uint8Array, belongsTo: string): EncryptedBytes;
  decryptBytes(purpose: string, encrypted: EncryptedBytes, belongsTo: string): Buffer | undefined;
  /** Keyed hash with the first key. */
  hash(purpose: string, text: string): string;
  /** With every key, for comparing with what an earlier first key has hashed. */
  hashes(purpose: string, text: string): readonly string[];
};

const ALGORITHM = 'aes-256-gcm';
export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createKeyRing(keys: readonly [EncryptionKey, ...EncryptionKey[]]): KeyRing {
  const [current] = keys;
  const derived = new Map<string, Buffer>();

  // One key per purpose: a cipher made for one can never be passed off as another.
  const keyFor = ({ id, secret }: EncryptionKey, purpose: string): Buffer => {
    const name = `${id} ${purpose}`;
    const key = derived.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
    derived.set(name, key);
    return key;
  };
  const hashWith = (key: EncryptionKey, purpose: string, text: string) =>
    createHmac('sha256', keyFor(key, purpose)).update(text).digest('base64url');

  const encryptBytes: KeyRing['encryptBytes'] = (purpose, bytes, belongsTo) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, keyFor(current, purpose), nonce);
    cipher.setAAD(Buffer.from(belongsTo));
    const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return { keyId: current.id, cipher: Buffer.concat([nonce, cipher.getAuthTag(), encrypted]) };
  };

  const decryptBytes: KeyRing['decryptBytes'] = (purpose, { keyId, cipher: bytes }, belongsTo) => {
    const key = keys.find(({ id }) => id === keyId);
    if (!key || bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(ALGORITHM, keyFor(key, purpose), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(belongsTo));
    decipher.setAuthTag(tag);
    try {
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    } catch {
      return undefined;
    }
  };

  return {
    currentKeyId: current.id,
    encryptBytes,
    decryptBytes,

    encrypt(purpose, text, belongsTo) {
      const { keyId, cipher } = encryptBytes(purpose, Buffer.from(text), belongsTo);
      return { keyId, cipher: Buffer.from(cipher).toString('base64url') };
    },

    decrypt(purpose, { keyId, cipher }, belongsTo) {
      const bytes = Buffer.from(cipher, 'base64url');
      // Decoding ignores spare bits and characters at the end: only one spelling is accepted.
      if (bytes.toString('base64url') !== cipher) return undefined;
      return decryptBytes(purpose, { keyId, cipher: bytes }, belongsTo)?.toString('utf8');
    },

    hash: (purpose, text) => hashWith(current, purpose, text),
    hashes: (purpose, text) => keys.map((key) => hashWith(key, purpose, text)),
  };
}

const keyPattern = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/]{43}=)$/;

/** 'id:base64 of 32 bytes', several with commas between them. Undefined for anything else. */
export function parseEncryptionKeys(text: string): [EncryptionKey, ...EncryptionKey[]] | undefined {
  const keys = text.split(',').flatMap((each) => {
    const [, id, secret] = keyPattern.exec(each.trim()) ?? [];
    return id && secret ? [{ id, secret: Buffer.from(secret, 'base64') }] : [];
  });
  const [first, ...others] = keys;
  const isWhole =
    keys.length === text.split(',').length && new Set(keys.map(({ id }) => id)).size === keys.length;
  return first && isWhole ? [first, ...others] : undefined;
}

export function formatEncryptionKey({ id, secret }: EncryptionKey): string {
  return `${id}:${Buffer.from(secret).toString('base64')}`;
}
