import type { Extension } from '../../extension/extension.ts';
import type { Log } from '../../shared/platform/log.ts';
import { OperatorError } from '../../shared/platform/operator-error.ts';
import { checkDeclaration, type Refusal, settingsOf } from './check-declaration.ts';
import type { ExtensionModule } from './extension-modules.ts';
import type { LoadedExtension } from './loaded-extension.ts';

export type ExtensionStatus =
  | { name: string; state: 'running'; about: string }
  | { name: string; state: 'off' }
  | ({ name: string; state: 'failed' } & Refusal);

export type Loaded = { extensions: readonly LoadedExtension[]; statuses: ExtensionStatus[] };

type Given = {
  env: Readonly<Record<string, string | undefined>>;
  /** EXTENSIONS_OFF. */
  off: readonly string[];
  /** EXTENSIONS_REQUIRED: one that fails stops the start. */
  required: boolean;
  log: Log;
};

const LOAD_LIMIT_MS = 10_000;

/** Every extension that loads and is declared rightly. The product starts without the others, and says why. */
export async function loadExtensions(modules: readonly ExtensionModule[], given: Given): Promise<Loaded> {
  const results = await Promise.all(modules.map((module) => loadOne(module, given)));
  const statuses = results.map(({ status }) => status);
  for (const name of given.off.filter((each) => !modules.some((module) => module.name === each)))
    given.log.warn({ code: 'EXTENSION_UNKNOWN', extension: name }, 'EXTENSIONS_OFF names no extension');
  return { extensions: results.flatMap(({ loaded }) => loaded ?? []), statuses };
}

type Result = { status: ExtensionStatus; loaded?: LoadedExtension };

async function loadOne({ name, load }: ExtensionModule, given: Given): Promise<Result> {
  if (given.off.includes(name)) return { status: { name, state: 'off' } };
  const checked = await loadDeclaration(name, load);
  if ('problem' in checked) return { status: refuse(name, checked, given) };
  const { extension } = checked;
  const found = settingsOf(extension, given.env);
  if ('problem' in found) return { status: refuse(name, found, given) };
  return {
    status: { name, state: 'running', about: extension.about },
    loaded: { extension, settings: found.settings, log: namedLog(name, given.log) },
  };
}

async function loadDeclaration(
  name: string,
  load: () => Promise<unknown>,
): Promise<{ extension: Extension } | Refusal> {
  try {
    return checkDeclaration(name, await inTime(load()));
  } catch (error) {
    return thrown(error);
  }
}

export function thrown(error: unknown): Refusal & { error: unknown } {
  return {
    error,
    problem: `It throws: ${(error instanceof Error ? error.message : String(error)).replace(/\.$/, '')}.`,
    hint: 'Mend it, or switch it off with EXTENSIONS_OFF.',
  };
}

/** Left out with an error in the log, or, where the installation says so, the start ends here. */
export function refuse(
  name: string,
  { problem, hint, error }: Refusal & { error?: unknown },
  { required, log }: Pick<Given, 'required' | 'log'>,
): ExtensionStatus {
  if (required) throw new OperatorError(`The extension '${name}' cannot be used. ${problem}`, hint, error);
  const facts = { code: 'EXTENSION_LEFT_OUT', extension: name, problem, hint };
  log.error(error === undefined ? facts : { ...facts, error }, 'the product goes on without an extension');
  return { name, state: 'failed', problem, hint };
}

function namedLog(extension: string, log: Log): Log {
  return {
    info: (facts, message) => log.info({ extension, ...facts }, message),
    warn: (facts, message) => log.warn({ extension, ...facts }, message),
    error: (facts, message) => log.error({ extension, ...facts }, message),
  };
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('it takes longer than 10 s to load')), LOAD_LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
