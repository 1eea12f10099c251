'use client';

import type { ComponentProps } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Select } from '../select.tsx';
import { type SecretName, type SourceForm, secretsAsked, sourceKinds } from './source-form.ts';
import { sourceTexts } from './texts.ts';

type Change = (form: SourceForm) => void;
type Props = { form: SourceForm; secretsSet: readonly SecretName[]; change: Change };
type TextName = Exclude<keyof SourceForm, 'secrets' | 'kind' | 'webSignIn' | 'sftpSignIn' | 'schedule'>;

export function SourceFields({ form, secretsSet, change }: Props) {
  const texts = useTexts(sourceTexts);
  const set = (part: Partial<SourceForm>) => change({ ...form, ...part });
  const text = (name: TextName) => ({ value: form[name], set: (value: string) => set({ [name]: value }) });
  return (
    <>
      <Select
        label={texts.kind}
        value={form.kind}
        options={sourceKinds.map((kind) => [kind, texts.kinds[kind]] as const)}
        set={(kind) => set({ kind })}
      />
      <PlaceFields form={form} set={set} text={text} />
      {secretsAsked(form).map((name) => (
        <SecretField
          key={name}
          name={name}
          isStored={secretsSet.includes(name)}
          value={form.secrets[name] ?? ''}
          set={(value) => set({ secrets: { ...form.secrets, [name]: value } })}
        />
      ))}
      <Select
        label={texts.schedule}
        value={form.schedule}
        options={[
          ['daily', texts.daily],
          ['often', texts.often],
        ]}
        set={(schedule) => set({ schedule })}
      />
      {form.schedule === 'daily' ? (
        <Text label={texts.time} type="time" required {...text('dailyAt')} />
      ) : (
        <Text label={texts.minutes} type="number" min={5} max={1440} required {...text('everyMinutes')} />
      )}
      <details className="import-wizard__more">
        <summary>{texts.more}</summary>
        <Text label={texts.megabytes} type="number" min={1} max={2048} {...text('megabytes')} />
        <Text label={texts.longest} type="number" min={1} max={120} {...text('minutes')} />
        <Text label={texts.alertEmail} type="email" help={texts.alertHelp} {...text('alertEmail')} />
      </details>
    </>
  );
}

type PlaceProps = {
  form: SourceForm;
  set: (part: Partial<SourceForm>) => void;
  text: (name: TextName) => { value: string; set: (value: string) => void };
};

/** Where the file is, by the kind of place. */
function PlaceFields({ form, set, text }: PlaceProps) {
  const texts = useTexts(sourceTexts);
  switch (form.kind) {
    case 'web':
      return (
        <>
          <Text label={texts.url} type="url" required {...text('url')} />
          <Select
            label={texts.signIn}
            value={form.webSignIn}
            options={[
              ['', texts.signIns.none],
              ['user', texts.signIns.user],
              ['header', texts.signIns.header],
            ]}
            set={(webSignIn) => set({ webSignIn })}
          />
          {form.webSignIn === 'user' && <Text label={texts.user} required {...text('user')} />}
          {form.webSignIn === 'header' && <Text label={texts.header} required {...text('header')} />}
        </>
      );
    case 'sftp':
      return (
        <>
          <Text label={texts.host} required {...text('host')} />
          <Text label={texts.port} type="number" min={1} max={65_535} required {...text('port')} />
          <Text label={texts.path} required {...text('path')} />
          <Text label={texts.user} required {...text('user')} />
          <Select
            label={texts.signIn}
            value={form.sftpSignIn}
            options={[
              ['password', texts.sftpSignIns.password],
              ['key', texts.sftpSignIns.key],
            ]}
            set={(sftpSignIn) => set({ sftpSignIn })}
          />
          <Text label={texts.hostKey} help={texts.hostKeyHelp} {...text('hostKey')} />
        </>
      );
    case 's3':
      return (
        <>
          <Text label={texts.bucket} required {...text('bucket')} />
          <Text label={texts.key} required {...text('key')} />
          <Text label={texts.region} {...text('region')} />
          <Text label={texts.endpoint} type="url" {...text('endpoint')} />
          <Text label={texts.accessKeyId} required {...text('accessKeyId')} />
        </>
      );
    case 'folder':
      return <Text label={texts.folderPath} required {...text('path')} />;
    case 'extension':
      return (
        <>
          <Text label={texts.extension} help={texts.extensionHelp} required {...text('extension')} />
          <Text label={texts.what} help={texts.whatHelp} {...text('what')} />
        </>
      );
  }
}

type TextProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  label: string;
  help?: string;
  value: string;
  set: (value: string) => void;
};

function Text({ label, help, set, ...input }: TextProps) {
  return (
    <label className="studio-field">
      <span>{label}</span>
      <input autoComplete="off" {...input} onChange={({ target }) => set(target.value)} />
      {help && <small>{help}</small>}
    </label>
  );
}

type SecretProps = { name: SecretName; isStored: boolean; value: string; set: (value: string) => void };

/** What is stored is never shown: the field says that there is something, and takes something new. */
function SecretField({ name, isStored, value, set }: SecretProps) {
  const texts = useTexts(sourceTexts);
  const help = isStored ? texts.isStored : texts.isNew;
  if (name === 'privateKey')
    return (
      <label className="studio-field">
        <span>{texts.secrets[name]}</span>
        <textarea rows={4} spellCheck={false} value={value} onChange={({ target }) => set(target.value)} />
        <small>{help}</small>
      </label>
    );
  return (
    <Text
      label={texts.secrets[name]}
      type="password"
      autoComplete="new-password"
      help={help}
      value={value}
      set={set}
    />
  );
}
