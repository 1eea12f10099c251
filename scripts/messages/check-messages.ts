import { createTranslator } from 'use-intl/core';
import { formatMessage } from '../../src/shared/sites/format-message.ts';
import { type MessageArgument, messageArguments } from './message-arguments.ts';
import type { MessageFile } from './message-files.ts';

/** The language whose files say which keys there are; the types of the keys are made from them. */
export const KEY_LANGUAGE = 'sv';

/** A sentence for everything that is wrong with the files of texts: 'src/…/sk.json: mapClose is missing'. */
export function messageProblems(files: readonly MessageFile[], languages: readonly string[]): string[] {
  const keyFiles = files.filter(({ tag }) => tag === KEY_LANGUAGE);
  return [
    ...repeatedKeys(keyFiles),
    ...keyFiles.flatMap(({ folder }) =>
      languages
        .filter((language) => !files.some((file) => file.folder === folder && file.tag === language))
        .map((language) => `${folder}/${language}.json is missing`),
    ),
    ...files.flatMap((file) => {
      const declared = keyFiles.find(({ folder }) => folder === file.folder)?.texts ?? {};
      const problems = [...keyProblems(file, declared), ...textProblems(file, declared)];
      return problems.map((problem) => `${file.folder}/${file.tag}.json: ${problem}`);
    }),
  ];
}

function repeatedKeys(files: readonly MessageFile[]): string[] {
  const folderOf = new Map<string, string>();
  return files.flatMap(({ folder, texts }) =>
    Object.keys(texts).flatMap((key) => {
      const other = folderOf.get(key);
      folderOf.set(key, folder);
      return other ? [`${folder}: ${key} is also in ${other}`] : [];
    }),
  );
}

function keyProblems({ tag, texts }: MessageFile, declared: MessageFile['texts']): string[] {
  const isOfOneCountry = tag.includes('-');
  const missing = isOfOneCountry ? [] : Object.keys(declared).filter((key) => !(key in texts));
  const unknown = Object.keys(texts).filter((key) => !(key in declared));
  return [
    ...missing.map((key) => `${key} is missing`),
    ...unknown.map((key) => `${key} is in no ${KEY_LANGUAGE}.json`),
  ];
}

function textProblems({ folder, tag, texts }: MessageFile, declared: MessageFile['texts']): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    if (text === '' && declared[key]) return [`${key} is empty`];
    const [own, expected] = [placeholdersIn(text), placeholdersIn(declared[key] ?? text)];
    if (own !== expected) return [`${key} has the placeholders ${own} instead of ${expected}`];
    const missing = formsNeeded(tag).find((form) => lacksForm(text, form));
    if (missing) return [`${key} has no plural form '${missing}'`];
    const counts = text.includes(', plural,') ? COUNTS : [1];
    return counts
      .flatMap((count) => formatProblems(key, text, tag, count, isSentToBrowser(folder)))
      .slice(0, 1);
  });
}

const COUNTS = [0, 1, 2, 3, 4, 5, 11, 21, 22, 101];

/** What is shown; a number that only chooses a form may be missing where the language has one form. */
function placeholdersIn(text: string): string {
  const shown = messageArguments(text).filter(({ kind, options }) => kind === '' || showsNumber(options));
  return [...new Set(shown.map(({ name }) => `{${name}}`))].sort().join(', ') || 'none';
}

function showsNumber(options: MessageArgument['options']): boolean {
  return options.some(([, option]) => option.includes('#'));
}

/** Of a counted noun that has forms; a sentence without the number may be the same for several. */
function lacksForm(text: string, form: string): boolean {
  return messageArguments(text).some(({ kind, options }) => {
    const names = options.map(([name]) => name);
    const exact = form === 'one' ? '=1' : '=4';
    const hasForms = names.some((name) => name !== 'other' && !name.startsWith('='));
    return (
      kind === 'plural' && hasForms && showsNumber(options) && !names.includes(form) && !names.includes(exact)
    );
  });
}

/** Those that whole numbers of the language have. */
function formsNeeded(tag: string): string[] {
  const rules = new Intl.PluralRules(tag);
  return [...new Set([...COUNTS.map((count) => rules.select(count)), 'other'])];
}

/** An island gets the texts of a folder inside `messages` whole. */
function isSentToBrowser(folder: string): boolean {
  return !folder.endsWith('/messages');
}

/** The server's parser must read the text, and the browser's small formatter must give the very same. */
function formatProblems(key: string, text: string, tag: string, count: number, sent: boolean): string[] {
  const found = messageArguments(text);
  const values = Object.fromEntries(
    found.map(({ name, kind, options: [first] }) => [
      name,
      { plural: count, select: first?.[0] }[kind] ?? `«${name}»`,
    ]),
  );
  const errors: string[] = [];
  const onError = ({ message }: Error) => errors.push(message.replace(/\s+/g, ' '));
  const format = createTranslator({ locale: tag, messages: { text }, onError });
  const expected = text === '' ? '' : format('text', values);
  if (errors[0]) return [`${key} is no ICU message: ${errors[0]}`];
  const isSimple = found.every(({ options }) => options.every(([, option]) => !option.includes('{')));
  if (!sent && !(isSimple && found.every(({ kind }) => kind === '' || kind === 'plural'))) return [];
  const inBrowser = formatMessage(text, values, tag.slice(0, 2));
  return inBrowser === expected ? [] : [`${key} is '${expected}', but '${inBrowser}' in the browser`];
}
