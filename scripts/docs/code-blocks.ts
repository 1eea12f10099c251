import { globSync, readFileSync } from 'node:fs';

/** A fenced block of the documentation. */
export type CodeBlock = {
  page: string;
  line: number;
  /** The part of the page it is in: its heading of the second level. */
  section: string;
  language: string;
  text: string;
  /** Why no test runs it: a comment `<!-- not run: … -->` above it. */
  notRun: string | undefined;
};

const FENCED = /(?:<!-- not run: ([^>]+?) -->\n\s*)?^( *)```(\S*).*\n([\s\S]*?)^ *```$/gm;

export function codeBlocksOf(page: string, markdown: string): CodeBlock[] {
  return [...markdown.matchAll(FENCED)].map(
    ({ 0: all, 1: notRun, 2: indent = '', 3: language = '', 4: text = '', index }) => ({
      page,
      section:
        markdown
          .slice(0, index)
          .match(/^## .+$/gm)
          ?.at(-1)
          ?.slice('## '.length) ?? '',
      line: markdown.slice(0, index + all.indexOf('```')).split('\n').length,
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      notRun,
    }),
  );
}

/** All but the recipes, which `npm run recipes` follows, and decisions, which say how things were. */
export function documentedBlocks(): CodeBlock[] {
  const pages = globSync([
    '*.md',
    'docs/*.md',
    'cms/*.md',
    'tools/**/*.md',
    'src/**/*.md',
    'examples/**/*.md',
  ]);
  return pages.sort().flatMap((page) => codeBlocksOf(page, readFileSync(page, 'utf8')));
}

/**
 * The block of a page that contains a text, exactly as somebody would copy it. A test that calls this with two plain
 * strings counts as the one that runs the block.
 */
export function documentedBlock(page: string, part: string): string {
  const found = codeBlocksOf(page, readFileSync(page, 'utf8')).filter(({ text }) => text.includes(part));
  const [block] = found;
  if (!block || found.length > 1) throw new Error(`${page} has ${found.length} blocks with ‘${part}’.`);
  return block.text;
}
