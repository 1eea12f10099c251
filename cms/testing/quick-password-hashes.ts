import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const ROUNDS = 100;
const { pbkdf2 } = crypto;

/**
 * Hashing a password takes a third of a second by design, and the tests do it thousands of times. The number of rounds
 * that was asked for goes into the salt, so that a hash made with another number is still another hash.
 */
function quickHash(...[password, salt, rounds, bytes, digest, callback]: Parameters<typeof pbkdf2>): void {
  pbkdf2(password, `${salt} ${rounds}`, Math.min(rounds, ROUNDS), bytes, digest, callback);
}

// A setup file runs again before every test file of a worker.
if (pbkdf2.name !== quickHash.name) {
  crypto.pbkdf2 = quickHash;
  syncBuiltinESMExports();
}
