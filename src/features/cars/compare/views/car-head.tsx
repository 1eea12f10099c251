import * as Car from 'lucide-react/icons/car';
import * as X from 'lucide-react/icons/x';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import type { CardTextMap } from '../../card/card-texts.ts';
import { CarPicture } from '../../card/views/car-picture.tsx';
import { CarPrice } from '../../card/views/car-price.tsx';
import type { CompareTexts } from '../compare-context.ts';
import type { ComparedCar } from '../compared-car.ts';
import { MonthlyCosts } from './monthly-costs.tsx';

interface Props {
  car: ComparedCar;
  isFirst: boolean;
  /** Its details did not come. */
  isIncomplete: boolean;
  texts: CompareTexts;
  card: CardTextMap;
  onRemove: () => void;
}

/** A car over its column. The conditions behind its figures are cut as on its card (CMP-13). */
export function CarHead({ car, isFirst, isIncomplete, texts, card, onRemove }: Props) {
  const { id, href, name, version, feedLanguage, price, monthly, note, picture } = car;
  return (
    <div className="relative flex h-full flex-col [&>:nth-last-child(2)]:mb-4">
      <div className="comparison-car__stage relative mb-4 aspect-16/10 overflow-hidden rounded-picture">
        {picture ? (
          <CarPicture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 48rem) 417px, 60vw"
            fit={picture.isIllustration ? 'contain' : 'cover'}
          />
        ) : (
          <p className="missing-picture">
            <IconShape of={Car} />
            {card.missingImageText}
          </p>
        )}
      </div>
      <IconButton
        data-remove={id}
        label={texts('compareRemove', { car: name })}
        icon={<IconShape of={X} size="small" />}
        className="comparison-car__remove absolute top-2 right-2 size-9"
        onClick={onRemove}
      />
      <p className="text-[1.25rem] leading-[1.25] tracking-(--track-3)">{name}</p>
      <p className="mb-2 text-size-small text-ink-muted" lang={feedLanguage}>
        {version}
      </p>
      <CarPrice price={price} texts={(key) => card[key]} />
      <MonthlyCosts name={name} monthly={monthly} note={note} texts={(key) => card[key]} />
      {isIncomplete && (
        <p className="mt-3 rounded-field bg-accent-tint px-3 py-2 text-size-small leading-[1.4]">
          {texts('compareIncomplete', { car: name })}
        </p>
      )}
      <ButtonLink
        href={href}
        kind={isFirst ? 'primary' : 'secondary'}
        className="mt-auto [align-self:flex-start]"
      >
        {texts('compareToCar')}
        <span className="sr-only"> {name}</span>
      </ButtonLink>
    </div>
  );
}
