import type {
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLNamedType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';

/** Where the schema does not say how long a list is. */
const USUAL_LIST = 10;

export type CostArgs = {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  variables: Readonly<Record<string, unknown>>;
};

/**
 * How many values a query may return: every field counts once per alias and per item of the lists it lies in. Lists
 * are as long as `first` says, else as the schema assumes with `@listSize`.
 */
export function queryCost({ schema, operation, fragments, variables }: CostArgs): number {
  // A fragment costs the same wherever it is spread; without this a few of them could be expanded for minutes.
  const known = new Map<string, number>();
  const root = schema.getQueryType();
  return root ? costOf(operation.selectionSet, root) : 0;

  function costOf({ selections }: SelectionSetNode, type: GraphQLNamedType): number {
    let cost = 0;
    for (const selection of selections) {
      if (selection.kind === 'FragmentSpread') cost += fragmentCost(selection.name.value);
      else if (selection.kind === 'InlineFragment') cost += costOf(selection.selectionSet, type);
      else {
        const field = fieldOf(type, selection.name.value);
        // Introspection has guards of its own.
        if (!field) continue;
        const inside = selection.selectionSet ? costOf(selection.selectionSet, unwrap(field.type).type) : 0;
        cost += (1 + inside) * lengthOf(field, selection.arguments ?? []);
      }
    }
    return cost;
  }

  function fragmentCost(name: string): number {
    const before = known.get(name);
    if (before !== undefined) return before;
    const fragment = fragments[name];
    const type = fragment && schema.getType(fragment.typeCondition.name.value);
    const cost = fragment && type ? costOf(fragment.selectionSet, type) : 0;
    known.set(name, cost);
    return cost;
  }

  function lengthOf(field: Field, given: readonly ArgumentNode[]): number {
    const assumed = assumedSize(field);
    const first = field.args.find(({ name }) => name === 'first');
    if (first) {
      const value = given.find(({ name }) => name.value === 'first')?.value;
      const wanted =
        value?.kind === 'IntValue'
          ? Number(value.value)
          : value?.kind === 'Variable'
            ? (variables[value.name.value] ?? first.defaultValue)
            : first.defaultValue;
      return Math.max(1, Number(wanted) || 1);
    }
    if (assumed) return assumed;
    return unwrap(field.type).isList ? USUAL_LIST : 1;
  }
}

type Field = GraphQLField<unknown, unknown>;

type ArgumentNode = NonNullable<
  Extract<SelectionSetNode['selections'][number], { kind: 'Field' }>['arguments']
>[number];

function fieldOf(type: GraphQLNamedType, name: string): Field | undefined {
  return 'getFields' in type ? (type.getFields()[name] as Field | undefined) : undefined;
}

/** By shape and not by class: the library may be loaded twice, as a module and as a script. */
function unwrap(type: unknown, isList = false): { type: GraphQLNamedType; isList: boolean } {
  if (typeof type !== 'object' || type === null || !('ofType' in type))
    return { type: type as GraphQLNamedType, isList };
  return unwrap(type.ofType, isList || String(type).startsWith('['));
}

function assumedSize({ astNode }: Field): number | undefined {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'listSize');
  const size = directive?.arguments?.find(({ name }) => name.value === 'assumedSize')?.value;
  return size?.kind === 'IntValue' ? Number(size.value) : undefined;
}
