import * as ArrowRight from 'lucide-react/icons/arrow-right';
import * as ChevronDown from 'lucide-react/icons/chevron-down';
import * as MapSheet from 'lucide-react/icons/map';
import * as Navigation from 'lucide-react/icons/navigation';
import * as Phone from 'lucide-react/icons/phone';
import { destinationData, googleMapsDirections } from '../../../shared/maps/directions.ts';
import { formatDistance } from '../../../shared/maps/format-distance.ts';
import { leadToOwnMap } from '../../../shared/maps/own-map.script.ts';
import { telephoneLink } from '../../../shared/platform/telephone-link.ts';
import { formatMessage } from '../../../shared/sites/format-message.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { addressLine, coordinatesOf, type Location } from '../location.ts';
import { isOpenAt } from '../location-filters.ts';
import type { LocatorProps } from '../locator-props.ts';
import { ChargerOptions, ChargerSummary } from './charger-options.tsx';

type CardProps = Pick<LocatorProps, 'texts' | 'language' | 'dealerPath' | 'titleTag'> & {
  location: Location;
};

type Props = CardProps & {
  now: number;
  selected: boolean;
  onSelect: (id: string) => void;
  onShowOnMap: () => void;
};

/** Unfolded while its location is active (LOC-10, LOC-37); without script the browser unfolds it. */
export function LocationCard({ now, selected, onSelect, onShowOnMap, ...card }: Props) {
  const { location, texts, language, titleTag } = card;
  const Name = titleTag === 'h1' ? 'h2' : 'h3';
  return (
    <li
      className={cx(
        'location-card rounded-xl bg-surface [transition:border-color_var(--fast)] hot:border-line-strong [&_summary]:grid [&_summary]:cursor-pointer [&_summary]:list-none [&_summary]:grid-cols-[minmax(0,1fr)_auto_1.25rem] [&_summary]:gap-3 [&_summary]:rounded-xl [&_summary]:p-4 lg:[&_summary]:px-5 lg:[&_summary]:py-4.5',
        selected && 'location-card--active border-brand-ink [box-shadow:inset_0_0_0_1px_var(--brand-ink)]',
      )}
      data-location={location.id}
    >
      <details open={selected}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary
          onClick={(event) => {
            event.preventDefault();
            onSelect(location.id);
          }}
        >
          <span className="grid gap-0.25 text-[0.9375rem] leading-[1.5] text-ink-muted">
            <Name className="location-card__name [font-family:inherit] text-[1.0625rem] leading-[1.4] font-medium tracking-[0] text-ink [word-spacing:0.05em]">
              {location.name}
            </Name>
            <span>{addressLine(location)}</span>
            {isOpenAt(location, now) && (
              <span className="location-card__open text-size-small text-ok-ink">{texts.locatorOpenNow}</span>
            )}
            <ChargerSummary options={location.chargerOptions} language={language} />
          </span>
          {location.distance && (
            <span className="location-card__distance leading-[1.6] font-medium whitespace-nowrap tabular-nums">
              {formatDistance(location.distance, language)}
            </span>
          )}
          <IconShape
            of={ChevronDown}
            className="col-3 mt-0.75 [transition:rotate_var(--slow)_var(--ease)] [.location-card_details[open]_&]:rotate-180"
          />
        </summary>
        <div className="px-4 pt-0 pb-4 lg:px-5 lg:pt-0 lg:pb-4.5">
          <ChargerOptions options={location.chargerOptions} texts={texts} language={language} />
          {location.operator && (
            <p className="mt-3 text-size-small text-ink-muted">
              {formatMessage(texts.locatorOperator, { operator: location.operator }, language)}
            </p>
          )}
          <div className="mt-3 flex flex-wrap gap-x-6 gap-y-1 first:mt-0 first:border-t first:border-t-line first:pt-3">
            {location.phone && (
              <TextLink href={telephoneLink(location.phone)} icon={<IconShape of={Phone} size="small" />}>
                {location.phone}
              </TextLink>
            )}
            <DirectionsLink location={location} text={texts.findUsText} />
            <button type="button" className="text-link with-script lg:hidden" onClick={onShowOnMap}>
              <IconShape of={MapSheet} size="small" />
              {texts.locatorShowOnMap}
            </button>
            {location.slug && (
              <TextLink
                href={`${card.dealerPath}/${location.slug}`}
                iconAfter={<IconShape of={ArrowRight} size="small" />}
              >
                {texts.markerPreviewShowMoreText}
              </TextLink>
            )}
          </div>
        </div>
      </details>
    </li>
  );
}

export function DirectionsLink({ location, text }: { location: Location; text: string }) {
  const { name, address: street, zip, city } = location;
  return (
    <TextLink
      href={googleMapsDirections({ name, street, zip, city })}
      {...destinationData({ name, street, zip, city }, coordinatesOf(location))}
      onClick={({ currentTarget }) => leadToOwnMap(currentTarget)}
      target="_blank"
      rel="noopener"
      icon={<IconShape of={Navigation} size="small" />}
    >
      {text}
    </TextLink>
  );
}
