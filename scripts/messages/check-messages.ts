import { type TextProblem, textProblem } from '../../src/shared/sites/text-problem.ts';
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
    const problem = textProblem(text, declared[key] ?? text, tag, isSentToBrowser(folder));
    return problem ? [`${key} ${sentence(problem)}`] : [];
  });
}

function sentence(problem: TextProblem): string {
  if (problem.kind === 'placeholders')
    return `has the placeholders ${problem.own} instead of ${problem.expected}`;
  if (problem.kind === 'plural form') return `has no plural form '${problem.form}'`;
  if (problem.kind === 'no message') return `is no ICU message: ${problem.reason}`;
  return `is '${problem.expected}', but '${problem.shown}' in the browser`;
}

/** An island gets the texts of a folder inside `messages` whole. */
function isSentToBrowser(folder: string): boolean {
  return !folder.endsWith('/messages');
}
