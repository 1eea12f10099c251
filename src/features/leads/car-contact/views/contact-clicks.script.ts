import { pushEvent } from '../../../../shared/analytics/data-layer.ts';

const methods: Readonly<Record<string, 'phone' | 'email'>> = { 'tel:': 'phone', 'mailto:': 'email' };

/** Pushes an event when a visitor calls or writes about the car of this page (ANA-04). */
export function start({ dataset }: HTMLElement): void {
  const car_id = dataset['car'] ?? '';
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('main a[href]');
    const method = link && methods[link.protocol];
    if (method) pushEvent({ event: 'contact', method, car_id });
  });
}
