import { KEY_LANGUAGE, messageProblems } from '../messages/check-messages.ts';
import { messageFiles } from '../messages/message-files.ts';
import { wordProblems } from './check-words.ts';
import { tablesWithout } from './language-tables.ts';
import { wordFiles } from './word-files.ts';

/** A line for everything that a language lacks in the tree at `root`: texts, formats, words. */
export function missingForLanguage(language: string, known: readonly string[], root: string): string[] {
  const isOfInterest = ({ tag }: { tag: string }) => tag === KEY_LANGUAGE || tag === language;
  const others = known.filter((each) => each !== language);
  return [
    ...[
      ...messageProblems(messageFiles(root).filter(isOfInterest), [language]),
      ...wordProblems(wordFiles(root).filter(isOfInterest), [language]),
    ].filter((problem) => problem.includes(`/${language}.json`)),
    ...tablesWithout(language, others, root).map(
      ({ path, line }) => `${path}:${line} has an entry for every language but '${language}'`,
    ),
  ];
}
