import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { addressLine, type Location } from '../location.ts';
import type { LocatorProps } from '../locator-props.ts';
import { ChargerOptionsRow } from './charger-options.tsx';
import { DirectionsLink } from './location-card.tsx';

type Props = Pick<LocatorProps, 'texts' | 'language' | 'dealerPath'> & {
  location: Location;
  onShowMore: (id: string) => void;
};

/** Beside the active marker (LOC-04): more of a dealership is on its page, more of a charging station on its card. */
export function LocationPreview({ location, texts, language, dealerPath, onShowMore }: Props) {
  return (
    <div className="location-preview">
      <p className="pr-8 text-(length:--h3) leading-[1.25] font-medium tracking-(--track-3)">
        {location.name}
      </p>
      <p className="mt-0.5 text-[0.9375rem] text-ink-muted">{addressLine(location)}</p>
      <ChargerOptionsRow options={location.chargerOptions} texts={texts} language={language} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 whitespace-nowrap">
        {location.slug ? (
          <ButtonLink href={`${dealerPath}/${location.slug}`}>{texts.markerPreviewShowMoreText}</ButtonLink>
        ) : (
          <Button onClick={() => onShowMore(location.id)}>{texts.markerPreviewShowMoreText}</Button>
        )}
        <DirectionsLink location={location} text={texts.findUsText} />
      </div>
    </div>
  );
}
