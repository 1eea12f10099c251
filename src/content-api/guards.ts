import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import type { ValidationRule } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';

/** The deepest of our own queries, the menu with its links, is 7 deep. */
const MAX_DEPTH = 10;
const MAX_COST = 6000;

/** Limits what one query may cost. */
export function guards({ introspection }: { introspection: boolean }): Plugin[] {
  return [
    withRule(onlyQueries),
    ...(introspection ? [] : [withRule(noIntrospection)]),
    maxDepthPlugin({ n: MAX_DEPTH, flattenFragments: true }) as Plugin,
    costLimitPlugin({ maxCost: MAX_COST, flattenFragments: true }) as Plugin,
  ];
}

function withRule(rule: ValidationRule): Plugin {
  return { onValidate: ({ addValidationRule }) => addValidationRule(rule) };
}

const onlyQueries: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation === 'query') return;
    const extensions = { code: 'READ_ONLY' };
    context.reportError(createGraphQLError('The content API is read-only.', { nodes: node, extensions }));
  },
});

const noIntrospection: ValidationRule = (context) => ({
  Field(node) {
    if (!['__schema', '__type'].includes(node.name.value)) return;
    const extensions = { code: 'INTROSPECTION_CLOSED' };
    context.reportError(createGraphQLError('The schema is not given out here.', { nodes: node, extensions }));
  },
});
