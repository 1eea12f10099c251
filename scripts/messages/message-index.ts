import { type MessageFile, moduleOfMessages } from './message-files.ts';

export const MESSAGE_INDEX = 'src/content/publishing/all-messages.ts';

type Place = Pick<MessageFile, 'folder' | 'tag'>;

/** The file that names every file of texts. It is written because types, plain Node and two bundlers read it. */
export function messageIndex(files: readonly Place[]): string {
  return `// Written by \`npm run messages\` from every messages/{language}.json; do not edit.
// biome-ignore-all assist/source/organizeImports: by folder, then by language
// biome-ignore-all format: a file is a line
${files.map(exportLine).join('\n')}
`;
}

/** `export { default as 'sv/kits/cart' } from '../../features/kits/messages/cart/sv.json' with { type: 'json' };` */
function exportLine({ folder, tag }: Place): string {
  const path = `${folder.replace('src/content/', '../').replace('src/', '../../')}/${tag}.json`;
  return `export { default as '${[tag, moduleOfMessages(folder)].join('/')}' } from '${path}' with { type: 'json' };`;
}
