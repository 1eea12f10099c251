import type { WordFile } from './word-files.ts';

/** The file of a folder that imports its words in every language, by its path. */
export function wordIndices(files: readonly Pick<WordFile, 'folder' | 'tag'>[]): Map<string, string> {
  const folders = [...new Set(files.map(({ folder }) => folder))];
  return new Map(
    folders.map((folder) => {
      const tags = files.filter((file) => file.folder === folder).map(({ tag }) => tag);
      return [`${folder}/all-words.ts`, wordIndex(folder, tags)];
    }),
  );
}

/** `src/features/cars/phrase/words` is 'cars/phrase' in the folder of an installation's own language. */
export function moduleOfWords(folder: string): string {
  return folder.replace(/^(?:src\/\w+|cms|scripts)\//, '').replace(/\/words$/, '');
}

function wordIndex(folder: string, tags: readonly string[]): string {
  const constantOf = (tag: string) => tag.replace('-', '');
  const imports = tags.map(
    (tag) => `import ${constantOf(tag)} from './${tag}.json' with { type: 'json' };\n`,
  );
  const up = '../'.repeat(folder.split('/').length);
  const platform = folder.startsWith('src/') ? `${up.slice(3)}shared/platform` : `${up}src/shared/platform`;
  const entries = tags.map((tag) => (tag.includes('-') ? `'${tag}': ${constantOf(tag)}` : tag));
  return `// Written by \`npm run messages\` from the files beside it; do not edit.
import { withAddedWords } from '${platform}/locale/with-added-words.ts';
${imports.join('')}
export const words = withAddedWords('${moduleOfWords(folder)}', { ${entries.join(', ')} });
`;
}
