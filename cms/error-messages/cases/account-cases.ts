import { authenticator } from '../../testing/authenticator.ts';
import { createDocument, password } from '../../testing/people.ts';
import type { RestClient } from '../../testing/rest.ts';
import type { ErrorCase, ErrorCases } from '../error-case.ts';
import type { ErrorScene } from '../error-scene.ts';

type As = Parameters<ErrorCase['send']>[0];

function refusedPassword(newPassword: string): ErrorCase {
  return {
    status: 400,
    path: 'password',
    send: (as, { fresh }) =>
      as('administrator')('/users', 'POST', {
        ...{ name: 'Kalle Kvist', email: `${fresh()}@solvik.example`, role: 'author' },
        password: newPassword,
      }),
  };
}

/** Somebody with an account of their own; the languages of the clients are those of the case. */
async function anAccount(as: As, { payload, fresh, site }: ErrorScene, role = 'editor') {
  const email = `${fresh()}@solvik.example`;
  const { id } = await createDocument(payload, 'users', {
    ...{ name: 'Ann', email, password, role, sites: [site] },
  });
  const login = (more: object = {}) => as('anonymous')('/users/login', 'POST', { email, password, ...more });
  const token = String((await login()).body['token']);
  const client: RestClient = (path, method, sent) =>
    as('anonymous')(path, method, sent, { authorization: `JWT ${token}` });
  return { id, email, login, client };
}

/** Somebody who has turned the second factor on. */
async function withSecondFactor(as: As, scene: ErrorScene) {
  const account = await anAccount(as, scene);
  const { body } = await account.client('/users/second-factor/start', 'POST', { password });
  const { secret } = body['enrolment'] as { secret: string };
  const code = authenticator(secret).generate();
  await account.client('/users/second-factor/confirm', 'POST', { code });
  return account;
}

export const accountCases: ErrorCases = {
  'accountErrorMessages.password.too short': refusedPassword('kort'),
  'accountErrorMessages.password.too long': refusedPassword('ett mycket långt lösenord '.repeat(12)),
  'accountErrorMessages.password.common': refusedPassword('password1234'),
  'accountErrorMessages.password.own name': refusedPassword('kallekvistkallekvist'),
  'accountErrorMessages.lockedUntil': {
    status: 401,
    // The time itself follows.
    with: [''],
    send: async (as, scene) => {
      const { login } = await anAccount(as, scene);
      for (let tries = 0; tries < 5; tries += 1) await login({ password: 'not the right one' });
      return login();
    },
  },
  'accountErrorMessages.refused': {
    status: 401,
    send: (as, { fresh }) =>
      as('anonymous')('/users/login', 'POST', { email: `${fresh()}@solvik.example`, password }),
  },
  'accountErrorMessages.codeNeeded': {
    status: 401,
    send: async (as, scene) => (await withSecondFactor(as, scene)).login(),
  },
  'accountErrorMessages.codeWrong': {
    status: 401,
    send: async (as, scene) => (await withSecondFactor(as, scene)).login({ code: '000000' }),
  },
  'accountErrorMessages.setupNeeded': {
    status: 403,
    send: async (as, scene) => (await anAccount(as, scene, 'author')).login(),
  },
  'accountErrorMessages.secondFactorRequired': {
    status: 403,
    send: (as) => as('author')('/users/second-factor/disable', 'POST', { password }),
  },
  'accountErrorMessages.resetExpired': {
    status: 403,
    send: (as) => as('anonymous')('/users/reset-password', 'POST', { token: 'gammal', password }),
  },
  'accountErrorMessages.currentPassword': {
    status: 400,
    path: 'currentPassword',
    send: async (as, scene) => {
      const { id, client } = await anAccount(as, scene);
      return client(`/users/${id}`, 'PATCH', {
        password: 'ett annat långt lösenord',
        currentPassword: 'fel',
      });
    },
  },
  'accountErrorMessages.secondFactorThere': {
    status: 409,
    send: async (as, scene) => {
      const { client } = await withSecondFactor(as, scene);
      return client('/users/second-factor/start', 'POST', { password });
    },
  },
  'accountErrorMessages.secondFactorMissing': {
    status: 409,
    send: async (as, scene) => {
      const { client } = await anAccount(as, scene);
      return client('/users/second-factor/recovery-codes', 'POST', { password });
    },
  },
  'accountErrorMessages.onTheMachine': {
    status: 403,
    send: (as) => as('anonymous')('/users/first-register', 'POST', { email: 'a@b.example', password }),
  },
};
