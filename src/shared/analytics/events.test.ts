import { expect, test } from 'vitest';
import { pageView } from './events.ts';

test('ANA-01 ANA-02 a page view has channel, currency as written, page, variant and language', () => {
  expect(pageView({ site: 'solvik-no', id: 'Home', name: 'Hjem', language: 'nb' })).toEqual({
    event: 'page_view',
    channel: 'WEB',
    currency: 'USD',
    page_name: 'Hjem',
    page_variant_id: 'solvik-no_home_nb_default',
    language: 'nb',
  });
});
