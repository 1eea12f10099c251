import type { ReceiverDeclaration } from 'forecourt/extension';

/** A marketplace for electric cars: CSV, and no car without its battery's health. */
export const greenMarket: ReceiverDeclaration = {
  title: 'Green Market',
  source: 'https://green-market.example/import',
  countries: ['SE', 'NO'],
  format: { kind: 'csv', columns: ['id', 'name', 'price', 'battery', 'link', 'picture'], separator: ';' },
  rules: [
    'inStock',
    'picture',
    {
      code: 'no-battery-health',
      message: 'Nobody has measured its battery.',
      holds: ({ fields }) => typeof fields['battery_health'] === 'number',
    },
  ],
  item: ({ id, title, price, fields, url, pictures }) => ({
    ...{ id, name: title, price: `${price.withVat} ${price.currency}` },
    ...{ battery: fields['battery_health'], link: url, picture: pictures[0] },
  }),
};
