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
      <p className="location-preview__name">{location.name}</p>
      <p className="location-preview__address">{addressLine(location)}</p>
      <ChargerOptionsRow options={location.chargerOptions} texts={texts} language={language} />
      <div className="location-preview__actions">
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
