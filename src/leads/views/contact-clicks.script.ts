import { pushEvent } from '../../analytics/data-layer.ts';

const ways: Readonly<Record<string, 'phone' | 'email'>> = { 'tel:': 'phone', 'mailto:': 'email' };

/** Tells the data layer that somebody called or wrote about the car of this page (ANA-04). */
export function start({ dataset }: HTMLElement): void {
  const car_id = dataset['car'] ?? '';
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('main a[href]');
    const method = link && ways[link.protocol];
    if (method) pushEvent({ event: 'contact', method, car_id });
  });
}
