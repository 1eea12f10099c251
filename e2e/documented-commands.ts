import { readFileSync } from 'node:fs';

/** The commands of one section of the operator's guide, exactly as somebody would copy them. */
export function documentedCommands(heading: string): (beginning: string) => string {
  const guide = readFileSync('docs/operations.md', 'utf8');
  const section = guide.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...section.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  return (part) => {
    const found = blocks.find((block) => block.includes(part));
    if (!found) throw new Error(`docs/operations.md, “${heading}”, has no command with ‘${part}’.`);
    return found;
  };
}
