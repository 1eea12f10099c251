import * as ChevronDown from 'lucide-react/icons/chevron-down';
import { IconShape } from '../../../../../shared/ui/icon-shape.tsx';
import type { QuoteBlock } from '../provider-api.ts';

interface Props {
  blocks: readonly QuoteBlock[];
}

/** The lines of the quote; the representative example must be visible at once. */
export function QuoteBlocks({ blocks }: Props) {
  return blocks.map(({ Title, Details }) => (
    <details
      key={Title}
      className="border-y border-y-line [&_dl>div]:flex [&_dl>div]:break-inside-avoid [&_dl>div]:justify-between [&_dl>div]:gap-4 [&_dl>div]:py-1.25 [&[open]>summary>.icon.icon]:rotate-180"
      open
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
        {Title}
        <IconShape of={ChevronDown} size="small" />
      </summary>
      <dl className="num gap-x-10 pb-3 text-size-small sm:@min-[34rem]:[columns:2]">
        {Details.map(({ Key, Label, DisplayValue }) => (
          <div key={Key} data-key={Key}>
            <dt className="text-ink-muted">{Label}</dt>
            <dd className="text-right whitespace-nowrap">{DisplayValue}</dd>
          </div>
        ))}
      </dl>
    </details>
  ));
}
