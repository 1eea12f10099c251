import { declarations } from './all-declarations.ts';
import type { BlockLabels } from './block-labels.ts';

type Declarations = typeof declarations;

export type BlockName = keyof Declarations;
export type BlockFields = { readonly [Name in BlockName]: Declarations[Name]['fields'] };

/** Every block and its fields, without views: what content is checked against and what the studio shows as forms. */
export const blockFields = mapDeclarations(({ fields }) => fields) as BlockFields;

export const blockLabels: Readonly<Record<BlockName, BlockLabels>> = mapDeclarations(({ labels }) => labels);

export function isBlockName(name: string): name is BlockName {
  return Object.hasOwn(blockFields, name);
}

function mapDeclarations<Part>(part: (declaration: Declarations[BlockName]) => Part) {
  const parts = Object.entries(declarations).map(([name, declaration]) => [name, part(declaration)]);
  return Object.fromEntries(parts) as Record<BlockName, Part>;
}
