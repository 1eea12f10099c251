import { type Destination, pathTo, queryTo } from './destination.ts';
import { passedOn } from './query.ts';
import type { AskedPath } from './request-path.ts';
import type { Catch } from './source-tree.ts';

/** Whether a page of the site stands at a decoded path. */
export type Answers = (path: string) => boolean;

export type Moved = { rule: number; location: string };

/** A new address in its parts; `origin` is '' on the same site. */
export type Place = { rule: number; origin: string; path: string; query: string; fragment: string };

export function movedTo({ rule, origin, path, query, fragment }: Place): Moved {
  return { rule, location: `${origin}${path}${query && `?${query}`}${fragment}` };
}

/** Where the rule whose turn it is sends the visitor; nowhere, if that is here or the rule gives way. */
export function whereTo(
  caught: Catch,
  asked: AskedPath,
  brought: string,
  answers: Answers,
): Place | undefined {
  const { rule } = caught;
  if (rule.givesWay && asked.key !== undefined && answers(asked.key)) return undefined;
  const { destination, path } = destinationOf(caught, answers);
  const { origin, fragment } = destination;
  const query = queryTo(destination, caught, brought);
  const isHere = origin === '' && path === asked.written() && query === passedOn('', nothing, brought);
  return isHere ? undefined : { rule: rule.number, origin, path, query, fragment };
}

const nothing: ReadonlySet<string> = new Set();

function destinationOf(caught: Catch, answers: Answers): { destination: Destination; path: string } {
  const { destination, otherwise } = caught.rule;
  const path = pathTo(destination, caught);
  if (!otherwise || answers(decodeURIComponent(path))) return { destination, path };
  return { destination: otherwise, path: pathTo(otherwise, caught) };
}
