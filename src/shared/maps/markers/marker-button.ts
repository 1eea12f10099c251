import type { MapMarker } from '../map-settings.ts';
import type { MarkerItem } from './marker-source.ts';

type MarkerOptions = {
  clusterLabel: (count: number) => string;
  /** Whether a press on a marker does something. */
  canActivate: boolean;
};

/**
 * A marker or cluster as a real button; a marker that cannot be activated is a picture with a name, so that the
 * keyboard does not stop at it. Its position on the map is set by who puts it there.
 */
export function createMarkerElement(
  item: MarkerItem,
  { clusterLabel, canActivate }: MarkerOptions,
): HTMLElement {
  if (item.kind === 'cluster') {
    const button = createButton();
    button.className = item.count < 10 ? 'map-cluster map-cluster--small' : 'map-cluster';
    button.dataset['cluster'] = String(item.count);
    button.setAttribute('aria-label', clusterLabel(item.count));
    button.append(element('span', 'map-cluster__count', String(item.count)));
    return button;
  }
  const { id, label } = item.marker;
  const marker = canActivate ? createButton() : element('span', '');
  marker.className = 'map-pin';
  marker.dataset['marker'] = id;
  marker.setAttribute('aria-label', label);
  if (canActivate) marker.setAttribute('aria-pressed', 'false');
  else marker.setAttribute('role', 'img');
  marker.title = label;
  const shape = element('span', 'map-pin__shape');
  shape.append(createFace(item.marker));
  marker.append(shape);
  return marker;
}

function createFace({ icon, number }: MapMarker): Element {
  if (number !== undefined) return element('span', 'map-pin__number', String(number));
  return icon === 'charger' ? bolt() : element('span', 'map-pin__dot');
}

function createButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  return button;
}

export function createPositionDot(): HTMLElement {
  const dot = element('span', 'map-position');
  dot.dataset['position'] = '';
  return dot;
}

function element(tag: 'span', className: string, text = ''): HTMLElement {
  const created = document.createElement(tag);
  created.className = className;
  created.textContent = text;
  return created;
}

const SVG = 'http://www.w3.org/2000/svg';

function bolt(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', 'M13.6 2.5 5 13.4h5.6L9.4 21.5 19 10.1h-6l1.8-7.6z');
  svg.append(path);
  return svg;
}
