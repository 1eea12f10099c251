import type { DocumentNode, GraphQLError } from 'graphql';
import { createGraphQLError, type Plugin, type YogaMaskedErrorOpts } from 'graphql-yoga';
import type { Log } from '../../shared/platform/log.ts';
import type { QueryContext } from './query-context.ts';

/** Logs every executed query; results from the cache are not executed again. */
export function logQueries(log: Log): Plugin<QueryContext> {
  return {
    onExecute({ args: { document, operationName, contextValue } }) {
      const [operation] = operationsIn(document).filter(
        ({ name }) => !operationName || name?.value === operationName,
      );
      const fields = operation?.selectionSet.selections.flatMap((part) =>
        part.kind === 'Field' ? part.name.value : [],
      );
      const site = contextValue.host?.site.name;
      log.info({ code: 'CONTENT_QUERY', site, operation: operation?.name?.value, fields }, 'content query');
    },
  };
}

function operationsIn(document: DocumentNode) {
  return document.definitions.filter((part) => part.kind === 'OperationDefinition');
}

const internalErrorMessage = 'The fault is ours. Try again in a moment.';

/** Refusals say why; internal errors are logged and masked. */
export function maskErrors(log: Log): YogaMaskedErrorOpts {
  return {
    errorMessage: internalErrorMessage,
    maskError(problem) {
      if (isRefusal(problem)) return problem;
      const { originalError: error = problem, path } = isGraphQLError(problem) ? problem : {};
      log.error({ code: 'CONTENT_QUERY_FAILED', at: path?.join('.'), error }, 'a content query failed');
      return createGraphQLError(internalErrorMessage, {
        ...(path && { path }),
        extensions: { code: 'INTERNAL_ERROR' },
      });
    },
  };
}

/** Errors of the query itself, and those that a resolver throws on purpose. */
function isRefusal(problem: unknown): problem is GraphQLError {
  return isGraphQLError(problem) && (!problem.originalError || isGraphQLError(problem.originalError));
}

// By name: the library may be loaded twice, as a module and as a script.
function isGraphQLError(problem: unknown): problem is GraphQLError {
  return problem instanceof Error && problem.name === 'GraphQLError';
}
