import { type KyselyPlugin, OperationNodeTransformer, type QueryId, type TableNode } from 'kysely';
import type { MigrationDeclaration } from '../../extension/extension.ts';
import type { Changeable } from '../../shared/platform/database/changeable.ts';
import type { Migration } from '../../shared/platform/database/migration.ts';

/** The tables of an extension begin with this: `x_crm_`. */
export function tablePrefix(extension: string): string {
  return `x_${extension.replaceAll('-', '_')}_`;
}

/** The steps of an extension as the database records them, each refused where it touches a table that is not its own. */
export function ownMigrations(
  extension: string,
  steps: readonly MigrationDeclaration[],
): readonly Migration[] {
  const plugin = onlyOwnTables(tablePrefix(extension));
  return steps.map(({ name, up }) => ({
    name: `x-${extension}-${name}`,
    up: (db: Changeable) => up({ schema: db.schema.withPlugin(plugin), getExecutor: () => db.getExecutor() }),
  }));
}

function onlyOwnTables(prefix: string): KyselyPlugin {
  const transformer = new RefuseOtherTables(prefix);
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
}

class RefuseOtherTables extends OperationNodeTransformer {
  readonly #prefix: string;

  constructor(prefix: string) {
    super();
    this.#prefix = prefix;
  }

  protected override transformTable(node: TableNode, queryId?: QueryId): TableNode {
    const { name } = node.table.identifier;
    if (!name.startsWith(this.#prefix))
      throw new Error(`its migration touches the table ${name}; its own begin with ${this.#prefix}`);
    return super.transformTable(node, queryId);
  }
}
