/** What a recipe of docs/recipes does to the tree, read from the code blocks of its page. */
export type Recipe = {
  name: string;
  steps: readonly Step[];
  /** Files of the tree that the page says a contributor touches; `{name}/` stands for a folder. */
  touches: readonly string[];
};

export type Step =
  | { kind: 'add'; file: string; text: string; isProof: boolean }
  | { kind: 'edit'; file: string; removed: readonly string[]; added: readonly string[]; before?: string }
  | { kind: 'run'; command: string };

const CODE_BLOCK = /^```(\S+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/**
 * A code block with a path adds that file, one in the language `diff` puts its `+` lines in place of its `-` lines, or
 * before the line that follows them, `sh` is run. A path that ends in `.test.ts` is the proof, which a contributor writes for the own thing.
 */
export function parseRecipe(name: string, page: string): Recipe {
  const steps = [...page.matchAll(CODE_BLOCK)].map(([, language = '', file, code = '']) =>
    stepOf({ name, language, file, code }),
  );
  return { name, steps, touches: touchedFiles(name, page) };
}

function stepOf(block: { name: string; language: string; file: string | undefined; code: string }): Step {
  const { name, language, file, code } = block;
  if (language === 'sh') return { kind: 'run', command: code.trim() };
  if (!file) throw new Error(`${name}: a code block in ${language} names no file.`);
  if (language !== 'diff') return { kind: 'add', file, text: code, isProof: /\.test\.tsx?$/.test(file) };
  const lines = code.split('\n').filter((line) => line !== '');
  const marked = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1));
  const [removed, added] = [marked('-'), marked('+')];
  const [before, ...more] = lines.filter((line) => !/^[+-]/.test(line));
  if (!before && removed.length > 0) return { kind: 'edit', file, removed, added };
  if (!before || more.length > 0 || lines.at(-1) !== before)
    throw new Error(`${name}: the diff of ${file} ends with the one line that follows what it changes.`);
  return { kind: 'edit', file, removed, added, before: before.slice(1) };
}

/** From the line that begins with "Touches:". */
function touchedFiles(name: string, page: string): string[] {
  const line = /^Touches: (.*(?:\n.+)*)/m.exec(page)?.[1];
  if (!line) throw new Error(`${name}: no line that begins with "Touches:".`);
  return [...line.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}
