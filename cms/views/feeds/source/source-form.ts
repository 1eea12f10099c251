import type { z } from 'zod';
import type { sourceChange, storedSource } from '../../../../src/features/inventory/sources/openapi.ts';

export type StoredSource = z.output<typeof storedSource>;
export type SourceChange = z.input<typeof sourceChange>;
type Source = SourceChange['source'];
export type SourceKind = Source['kind'];

export const sourceKinds = [
  'web',
  'sftp',
  's3',
  'folder',
  'extension',
] as const satisfies readonly SourceKind[];
export type SecretName = keyof NonNullable<SourceChange['secrets']>;

/** What stands in the form, as it is typed. */
export type SourceForm = {
  kind: SourceKind;
  url: string;
  webSignIn: '' | 'user' | 'header';
  user: string;
  header: string;
  host: string;
  port: string;
  path: string;
  sftpSignIn: 'password' | 'key';
  hostKey: string;
  bucket: string;
  key: string;
  region: string;
  endpoint: string;
  accessKeyId: string;
  extension: string;
  what: string;
  schedule: 'daily' | 'often';
  dailyAt: string;
  everyMinutes: string;
  megabytes: string;
  minutes: string;
  alertEmail: string;
  secrets: Partial<Record<SecretName, string>>;
};

const emptyForm: SourceForm = {
  ...{ kind: 'web', url: '', webSignIn: '', user: '', header: '', host: '', port: '22', path: '' },
  ...{ sftpSignIn: 'password', hostKey: '', bucket: '', key: '', region: '', endpoint: '', accessKeyId: '' },
  ...{ extension: '', what: '' },
  ...{ schedule: 'daily', dailyAt: '04:30', everyMinutes: '60', megabytes: '500', minutes: '30' },
  ...{ alertEmail: '', secrets: {} },
};

/** Its secrets are never given out, so their fields are empty. */
export function formOfSource(stored: StoredSource | undefined): SourceForm {
  if (!stored) return emptyForm;
  const { source, schedule, limits, alertEmail = '' } = stored;
  return {
    ...emptyForm,
    kind: source.kind,
    ...ofKind(source),
    ...('dailyAt' in schedule
      ? { schedule: 'daily', dailyAt: schedule.dailyAt }
      : { schedule: 'often', everyMinutes: String(schedule.everyMinutes) }),
    megabytes: String(limits.megabytes),
    minutes: String(limits.minutes),
    alertEmail,
  };
}

function ofKind(source: StoredSource['source']): Partial<SourceForm> {
  switch (source.kind) {
    case 'web': {
      const { url, signIn } = source;
      if (!signIn) return { url };
      return signIn.as === 'user'
        ? { url, webSignIn: 'user', user: signIn.user }
        : { url, webSignIn: 'header', header: signIn.name };
    }
    case 'sftp': {
      const { host, port, user, path, signIn, hostKey = '' } = source;
      return { host, port: String(port), user, path, sftpSignIn: signIn, hostKey };
    }
    case 's3': {
      const { bucket, key, region, endpoint = '', accessKeyId } = source;
      return { bucket, key, region, endpoint, accessKeyId };
    }
    case 'folder':
      return { path: source.path };
    case 'extension':
      return { extension: source.name, what: source.what ?? '' };
  }
}

/** As the server takes it, which says what is wrong with it. */
export function changeOf(form: SourceForm, paused: boolean): SourceChange {
  const { schedule, dailyAt, everyMinutes, megabytes, minutes, alertEmail } = form;
  return {
    source: sourceOf(form),
    schedule: schedule === 'daily' ? { dailyAt } : { everyMinutes: Number(everyMinutes) },
    paused,
    limits: { megabytes: Number(megabytes), minutes: Number(minutes) },
    ...(alertEmail !== '' && { alertEmail }),
    secrets: givenSecrets(form),
  };
}

function sourceOf(form: SourceForm): Source {
  switch (form.kind) {
    case 'web': {
      const { url, webSignIn, user, header } = form;
      if (webSignIn === '') return { kind: 'web', url };
      return {
        kind: 'web',
        url,
        signIn: webSignIn === 'user' ? { as: 'user', user } : { as: 'header', name: header },
      };
    }
    case 'sftp': {
      const { host, port, user, path, sftpSignIn: signIn, hostKey } = form;
      return {
        kind: 'sftp',
        host,
        port: Number(port),
        user,
        path,
        signIn,
        ...(hostKey !== '' && { hostKey }),
      };
    }
    case 's3': {
      const { bucket, key, region, endpoint, accessKeyId } = form;
      return {
        ...{ kind: 's3', bucket, key, accessKeyId },
        ...(region !== '' && { region }),
        ...(endpoint !== '' && { endpoint }),
      };
    }
    case 'folder':
      return { kind: 'folder', path: form.path };
    case 'extension': {
      const { extension: name, what } = form;
      return { kind: 'extension', name, ...(what !== '' && { what }) };
    }
  }
}

/** Those that the form asks for. */
export function secretsAsked({ kind, webSignIn, sftpSignIn }: SourceForm): readonly SecretName[] {
  if (kind === 'web') return webSignIn === '' ? [] : [webSignIn === 'user' ? 'password' : 'headerValue'];
  if (kind === 'sftp') return sftpSignIn === 'password' ? ['password'] : ['privateKey', 'passphrase'];
  return kind === 's3' ? ['secretAccessKey'] : [];
}

function givenSecrets(form: SourceForm): Partial<Record<SecretName, string>> {
  const asked = secretsAsked(form).flatMap((name) => {
    const value = form.secrets[name];
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(asked);
}
