import type { LoadContext } from '../sites/page-context.ts';
import type { MapProvider } from './map-provider.ts';
import type { MapSettings } from './map-settings.ts';

/** What the map on this page is drawn with: a style for the page's theme. */
export function mapSettings({
  services,
  theme,
}: Pick<LoadContext<{ maps: MapProvider }>, 'services' | 'theme'>): MapSettings {
  const { styleUrl, attribution, maxZoom, closestView } = services.maps;
  const darkStyleUrl = services.maps.darkStyleUrl?.(theme);
  return {
    styleUrl: styleUrl(theme),
    ...(darkStyleUrl && { darkStyleUrl }),
    attribution,
    maxZoom,
    closestView,
  };
}

/** The origins that the map needs in the browser besides our own; none with the embedded tiles. */
export function mapOrigins({ styleUrl }: Pick<MapSettings, 'styleUrl'>): readonly string[] {
  return styleUrl.startsWith('/') ? [] : [new URL(styleUrl).origin];
}
