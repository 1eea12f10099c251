import type { Block, BlockProps } from '../block.ts';
import { fields } from './fields.ts';

export const block = { fields, view: Spacer } satisfies Block<typeof fields>;

/** Empty space that editors add. */
function Spacer({ fields: { size } }: BlockProps<typeof fields>) {
  return <div aria-hidden="true" className={heights[size]} />;
}

const heights = { small: 'h-4 md:h-6', medium: 'h-8 md:h-12', large: 'h-16 md:h-24' };
