import { KEY_LANGUAGE, messageProblems } from '../messages/check-messages.ts';
import { messageFiles } from '../messages/message-files.ts';
import { tablesWithout } from './language-tables.ts';

/** A line for everything that a language lacks in the tree at `root`: texts, formats, words. */
export function missingForLanguage(language: string, known: readonly string[], root: string): string[] {
  const files = messageFiles(root).filter(({ tag }) => tag === KEY_LANGUAGE || tag === language);
  const others = known.filter((each) => each !== language);
  return [
    ...messageProblems(files, [language]).filter((problem) => problem.includes(`/${language}.json`)),
    ...tablesWithout(language, others, root).map(
      ({ path, line }) => `${path}:${line} has an entry for every language but '${language}'`,
    ),
  ];
}
