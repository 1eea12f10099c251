import { jsonList } from '../formats/json.ts';
import { defineReceiver } from '../receiver.ts';

/** The structured data of every car's page in one document, for whoever reads the web's own vocabulary. */
export const schemaOrg = defineReceiver({
  name: 'schema-org',
  title: 'schema.org (JSON-LD)',
  source: 'https://schema.org/Car',
  format: jsonList(
    { begin: '{"@context":"https://schema.org","@graph":[\n', end: '\n]}\n' },
    'application/ld+json; charset=utf-8',
  ),
  rules: [],
  item: (car) => {
    const { '@context': _, ...data } = car.structuredData() as Record<string, unknown>;
    return data;
  },
});
