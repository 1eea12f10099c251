import type { MarkerItem } from './marker-source.ts';

/** A marker or cluster as a real button. Its place on the map is set by who puts it there. */
export function createMarkerButton(
  item: MarkerItem,
  clusterLabel: (count: number) => string,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  if (item.kind === 'cluster') {
    button.className = item.count < 10 ? 'map-cluster map-cluster--small' : 'map-cluster';
    button.dataset['cluster'] = String(item.count);
    button.setAttribute('aria-label', clusterLabel(item.count));
    button.append(element('span', 'map-cluster__count', String(item.count)));
    return button;
  }
  const { id, label, icon } = item.marker;
  button.className = 'map-pin';
  button.dataset['marker'] = id;
  button.setAttribute('aria-label', label);
  button.setAttribute('aria-pressed', 'false');
  button.title = label;
  const shape = element('span', 'map-pin__shape');
  shape.append(icon === 'charger' ? bolt() : element('span', 'map-pin__dot'));
  button.append(shape);
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
