import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Step } from './parse-recipe.ts';

/** Does one step in a copy of the tree, and throws when the tree is not as the recipe says. */
export function applyStep(root: string, step: Exclude<Step, { kind: 'run' }>): void {
  const path = join(root, step.file);
  if (step.kind === 'add') {
    if (existsSync(path)) throw new Error(`${step.file} exists already.`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, step.text);
    return;
  }
  const lines = readFileSync(path, 'utf8').split('\n');
  const expected = [...step.removed, step.before].filter((line) => line !== undefined);
  const places = lines.flatMap((_, at) =>
    expected.every((line, next) => lines[at + next] === line) ? [at] : [],
  );
  const [at] = places;
  if (at === undefined || places.length > 1)
    throw new Error(`${step.file} has "${expected.join('\n')}" ${places.length} times, not once.`);
  lines.splice(at, step.removed.length, ...step.added);
  writeFileSync(path, lines.join('\n'));
}
