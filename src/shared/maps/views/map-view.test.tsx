import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MapView } from './map-view.tsx';

const texts = {
  label: 'Karta',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  unavailable: 'Kartan kan inte visas.',
  cluster: (count: number) => `${count} platser`,
  close: 'Stäng',
};

const view = (
  <MapView
    settings={{ styleUrl: '/maps/styles/solvik.json', attribution: '© OpenStreetMap' }}
    texts={texts}
    markers={[
      {
        id: 'a',
        label: 'Uppsala',
        icon: 'charger',
        coordinates: { latitude: 59.86, longitude: 17.64 },
      },
    ]}
    initial={{ center: { latitude: 52.54, longitude: 12.37 }, zoom: 10 }}
    activeId="a"
    preview={<p>Uppsala</p>}
  />
);

test('the server sends an empty map that says where it begins, and the sentence for where no script runs', () => {
  const html = renderToStaticMarkup(view);
  expect(html).toContain('data-map="loading"');
  expect(html).toContain('data-zoom="10"');
  expect(html).toContain('data-center="52.54,12.37"');
  expect(html).toContain('Kartan kan inte visas.');
});

test('what belongs to a drawn map waits for it', () => {
  const html = renderToStaticMarkup(view);
  for (const later of ['Zooma in', 'Uppsala', 'OpenStreetMap', 'role="status"'])
    expect(html).not.toContain(later);
});
