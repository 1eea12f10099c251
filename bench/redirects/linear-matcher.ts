import { match } from 'path-to-regexp';
import type { RedirectRule } from '../../src/content/redirects/rule.ts';

/** The usual implementation: a matcher for each rule, tried from the first to the last. */
export function linearMatcher(rules: readonly RedirectRule[]) {
  const matchers = rules.map((rule) => ({ rule, fits: match(syntaxOf(rule.source)), has: rule.has ?? [] }));
  return (path: string, query: string): RedirectRule | undefined => {
    const parameters = new URLSearchParams(query);
    const holds = (has: RedirectRule['has']) => has?.every(({ key, value }) => parameters.get(key) === value);
    return matchers.find(({ fits, has }) => fits(path) && holds(has))?.rule;
  };
}

function syntaxOf(source: string): string {
  return source.replace(/\/\{(\w+)\*\}$/, '{/*$1}').replace(/\{(\w+)\}/g, ':$1');
}
