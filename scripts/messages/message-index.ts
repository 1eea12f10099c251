import type { MessageFile } from './message-files.ts';

export const MESSAGE_INDEX = 'src/content/publishing/all-messages.ts';

type Place = Pick<MessageFile, 'folder' | 'tag'>;

/** The file that imports every text. It is written because types, plain Node and two bundlers read it. */
export function messageIndex(files: readonly Place[]): string {
  const tags = [...new Set(files.map(({ tag }) => tag))].sort();
  const merged = (tag: string) =>
    files.filter((file) => file.tag === tag).map((file) => `    ...${constantOf(file)},\n`);
  const entries = (which: readonly string[]) =>
    which.map((tag) => `  ${isCountry(tag) ? `'${tag}'` : tag}: {\n${merged(tag).join('')}  },\n`).join('');
  return `// Written by \`npm run messages\` from every messages/{language}.json; do not edit.
// biome-ignore-all assist/source/organizeImports: by folder, then by language
// biome-ignore-all format: an import is a line
${files.map(importLine).join('\n')}

export const messages = {
${entries(tags.filter((tag) => !isCountry(tag)))}};

/** What one country says differently, by language and country. */
export const countryMessages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${entries(tags.filter(isCountry))}};

type Messages = typeof messages.sv;

declare module '../../shared/sites/dictionary.ts' {
  interface TextRegistry extends Messages {}
}
`;
}

function isCountry(tag: string): boolean {
  return tag.includes('-');
}

function importLine(file: Place): string {
  const folder = file.folder.replace('src/content/', '../').replace('src/', '../../');
  return `import ${constantOf(file)} from '${folder}/${file.tag}.json' with { type: 'json' };`;
}

/** `kitsCartSv` of src/features/kits/messages/cart/sv.json. */
function constantOf({ folder, tag }: Place): string {
  const [, , ...names] = folder.split('/').filter((name) => name !== 'messages');
  return [...names, tag].join('-').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
