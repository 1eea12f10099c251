import * as ChevronDown from 'lucide-react/icons/chevron-down';
import { IconShape } from '../../../../../shared/ui/icon-shape.tsx';
import type { QuoteBlock } from '../provider-api.ts';

interface Props {
  blocks: readonly QuoteBlock[];
}

/** The lines of the quote; the representative example must be visible at once. */
export function QuoteBlocks({ blocks }: Props) {
  return blocks.map(({ Title, Details }) => (
    <details key={Title} className="quote__block" open>
      <summary>
        {Title}
        <IconShape of={ChevronDown} size="small" />
      </summary>
      <dl className="num">
        {Details.map(({ Key, Label, DisplayValue }) => (
          <div key={Key} data-key={Key}>
            <dt>{Label}</dt>
            <dd>{DisplayValue}</dd>
          </div>
        ))}
      </dl>
    </details>
  ));
}
