import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtInLanguages } from '../../src/shared/platform/locale/built-in-languages.ts';
import {
  type LocaleFolder,
  readLocaleFolder,
  type Words,
} from '../../src/shared/platform/locale/read-locale-folder.ts';
import { KEY_LANGUAGE, messageProblems } from '../messages/check-messages.ts';
import { messageFiles, moduleOfMessages } from '../messages/message-files.ts';
import { wordProblems } from './check-words.ts';
import { flatWords, wordFiles } from './word-files.ts';
import { moduleOfWords } from './word-index.ts';

/** A text that a language of the installation lacks: the file of its folder, the key, and what another language says. */
export type MissingText = { file: string; key: string; source: string };

type Texts = Readonly<Record<string, string>>;

/** Everything that the product says and the language in the folder does not, by file. */
export function missingTexts(folder: LocaleFolder, source: string, root: string): MissingText[] {
  const lacking = (file: string, needed: Texts, own: Texts) =>
    Object.entries(needed)
      .filter(([key, text]) => text !== '' && !own[key])
      .map(([key, text]) => ({ file, key, source: text }));
  const messages = messageFiles(root)
    .filter(({ tag }) => tag === source)
    .map((file) => ({ module: moduleOfMessages(file.folder), texts: file.texts }));
  const words = wordFiles(root)
    .filter(({ tag }) => tag === source)
    .map((file) => ({ module: moduleOfWords(file.folder), texts: requiredOf(file.words) }));
  return [
    ...messages.flatMap(({ module, texts }) =>
      lacking(`messages/${module}.json`, texts, folder.messages[module] ?? {}),
    ),
    ...words.flatMap(({ module, texts }) =>
      lacking(`words/${module}.json`, texts, flatWords(folder.words[module] ?? {})),
    ),
  ];
}

/** A term has a word; other spellings are those that a language has. */
function requiredOf(words: Texts): Texts {
  return Object.fromEntries(Object.entries(words).filter(([key]) => !/\.(?:spellings|searches)$/.test(key)));
}

/** A sentence for each text that cannot be used: other placeholders, no plural, a key that nobody asks for. */
export function wrongTexts({ language, messages, words }: LocaleFolder, root: string): string[] {
  const tag = language?.code ?? '';
  const keyFiles = messageFiles(root).filter((file) => file.tag === KEY_LANGUAGE);
  const keyWords = wordFiles(root).filter((file) => file.tag === KEY_LANGUAGE);
  const own = keyFiles.map(({ folder }) => ({
    folder,
    tag,
    texts: messages[moduleOfMessages(folder)] ?? {},
  }));
  const ownWords = keyWords.map(({ folder }) => ({
    folder,
    tag,
    words: flatWords(words[moduleOfWords(folder)] ?? {}),
  }));
  const known = [
    ...keyFiles.map(({ folder }) => moduleOfMessages(folder)),
    ...keyWords.map(({ folder }) => moduleOfWords(folder)),
  ];
  const unknown = [...Object.keys(messages), ...Object.keys(words)].filter((name) => !known.includes(name));
  return [
    ...unknown.map((name) => `there is no module '${name}'`),
    ...[
      ...messageProblems([...keyFiles, ...own], [tag]),
      ...wordProblems([...keyWords, ...ownWords], [tag]),
    ].filter((problem) => problem.includes(`/${tag}.json`) && !problem.endsWith(' is missing')),
  ];
}

/** Writes every text that is missing into its file, behind the code of the language it is in: `[en] Search cars`. */
export function writeTemplate(code: string, path: string, source: string, root: string): number {
  const record = join(path, 'language.json');
  if (!existsSync(record)) writeJson(record, newRecord(code, source));
  const missing = missingTexts(readLocaleFolder(path), source, root);
  for (const file of new Set(missing.map((each) => each.file))) {
    const whole = join(path, file);
    const written = existsSync(whole) ? (JSON.parse(readFileSync(whole, 'utf8')) as Words) : {};
    const added = missing.filter((each) => each.file === file);
    writeJson(
      whole,
      added.reduce<Words>(
        (texts, { key, source: text }) =>
          withText(texts, file.startsWith('words/') ? key.split('.') : [key], `[${source}] ${text}`),
        written,
      ),
    );
  }
  return missing.length;
}

function newRecord(code: string, source: string) {
  const { [source]: record } = builtInLanguages as Readonly<Record<string, object>>;
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code);
  return { code, ...record, name, locale: code, fallback: source };
}

function withText(texts: Words, [first = '', ...rest]: readonly string[], text: string): Words {
  const inside = typeof texts === 'string' ? {} : texts;
  return { ...inside, [first]: rest.length === 0 ? text : withText(inside[first] ?? {}, rest, text) };
}

function writeJson(path: string, content: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
}
