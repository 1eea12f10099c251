import { formatMapPosition, type MapPosition, parseMapPosition } from '../../../shared/maps/map-position.ts';

/** What the address says of the map; the server does not read it. */
export type DealerMap = {
  isOpen: boolean;
  /** The chosen dealership. */
  activeId: string | undefined;
  /** Where the visitor moved it to; undefined where it shows what the list shows. */
  moved: MapPosition | undefined;
};

export const closedMap: DealerMap = { isOpen: false, activeId: undefined, moved: undefined };

/** Those that belong to what a list found, and go with it. */
export const mapKeys = ['dealer', 'map'] as const;

export function readDealerMap(search: string): DealerMap {
  const params = new URLSearchParams(search);
  const activeId = params.get('dealer')?.slice(0, MAX_ID_LENGTH) || undefined;
  const moved = parseMapPosition(params.get('map') ?? '');
  return { isOpen: params.get('view') === 'map', activeId, moved };
}

/** The query of the address, keeping what others wrote into it. */
export function writeDealerMap({ isOpen, activeId, moved }: DealerMap, others: string): string {
  const params = new URLSearchParams(others);
  for (const key of ['view', ...mapKeys]) params.delete(key);
  if (isOpen) params.set('view', 'map');
  if (isOpen && activeId !== undefined) params.set('dealer', activeId);
  // A chosen dealership moves the map to itself.
  if (isOpen && moved && activeId === undefined) params.set('map', formatMapPosition(moved));
  return params.size > 0 ? `?${params}` : '';
}

const MAX_ID_LENGTH = 200;
