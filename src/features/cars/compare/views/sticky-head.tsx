import { nonBreaking } from '../../../../shared/ui/non-breaking.ts';
import { Picture } from '../../../../shared/ui/picture.tsx';
import { priceInOneLine } from '../../../pricing/price-in-one-line.ts';
import type { CardTextMap } from '../../card/card-texts.ts';
import type { CompareTexts } from '../compare-context.ts';
import type { ComparedCar } from '../compared-car.ts';

interface Props {
  cars: readonly ComparedCar[];
  texts: CompareTexts;
  card: CardTextMap;
}

/**
 * Names and prices over their columns while the rest scrolls. Screen readers get the same from the table's own header.
 */
export function StickyHead({ cars, texts, card }: Props) {
  return (
    <div
      className="comparison__mini invisible sticky top-0 z-3 h-0 w-max min-w-full [.is-scrolled>&]:visible"
      aria-hidden="true"
    >
      <div className="mx-[calc(-1*var(--edge))] flex min-h-17 [translate:0_-8px] items-center justify-center border-b border-b-line-strong bg-paper px-(--edge) opacity-0 [transition-property:opacity,translate] [transition-duration:var(--fast)] [transition-timing-function:var(--ease)] max-md:justify-start [.is-scrolled>*>&]:[translate:0] [.is-scrolled>*>&]:opacity-100">
        <p className="comparison__legend sticky left-0 z-1 w-(--label) flex-none bg-paper pl-6 text-size-small text-ink-muted max-md:hidden [&:not(:empty)]:before:mr-2.5 [&:not(:empty)]:before:mb-0.5 [&:not(:empty)]:before:-ml-4.25 [&:not(:empty)]:before:size-1.75 [&:not(:empty)]:before:rotate-45 [&:not(:empty)]:before:bg-brand">
          {cars.length > 1 && texts('compareDiffersHere')}
        </p>
        {cars.map(({ id, name, price, picture }) => (
          <div
            key={id}
            className="flex w-(--column) flex-none items-center gap-3 px-5 leading-[1.25] max-[75rem]:px-3.5 max-md:gap-2.5 max-md:py-0 max-md:pr-2 max-md:pl-5 [&_small]:text-size-small [&_small]:text-ink-muted [&>p>*]:block [&>p>*]:truncate"
          >
            <span className="relative h-11 w-18 flex-none overflow-hidden rounded-field bg-stage max-md:h-9 max-md:w-14">
              {picture && <Picture picture={{ ...picture, alt: '' }} sizes="72px" fit="cover" />}
            </span>
            <p className="min-w-0">
              <span>{name}</span>
              <small className="num">{nonBreaking(priceInOneLine(price, (key) => card[key]))}</small>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
