import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import type { DocumentNode, ValidationRule } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { queryCost } from './query-cost.ts';

/** The deepest of our own queries, the menu with its links, is 7 deep. */
const MAX_DEPTH = 10;
/** The menu of a site costs 13,000. */
const MAX_COST = 20_000;

/** Limits what one query may cost. */
export function guards({ introspection }: { introspection: boolean }): Plugin[] {
  return [
    withRule(onlyQueries),
    ...(introspection ? [] : [withRule(noIntrospection)]),
    maxDepthPlugin({ n: MAX_DEPTH, flattenFragments: true }) as Plugin,
    limitCost,
  ];
}

/** Before anything is resolved, when the variables are known. */
const limitCost: Plugin = {
  onExecute({ args: { schema, document, operationName, variableValues }, setResultAndStopExecution }) {
    const { definitions } = document as DocumentNode;
    const operation = definitions
      .filter((part) => part.kind === 'OperationDefinition')
      .find(({ name }) => !operationName || name?.value === operationName);
    if (!operation) return;
    const fragments = Object.fromEntries(
      definitions.flatMap((part) => (part.kind === 'FragmentDefinition' ? [[part.name.value, part]] : [])),
    );
    const cost = queryCost({ schema, operation, fragments, variables: variableValues ?? {} });
    if (cost <= MAX_COST) return;
    const message = `This query may return ${cost} values, which is above the cost limit of ${MAX_COST}. Ask for less at a time.`;
    setResultAndStopExecution({
      errors: [createGraphQLError(message, { extensions: { code: 'TOO_COSTLY' } })],
    });
  },
};

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
