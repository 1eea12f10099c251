import type { fields } from '../../../../src/content/blocks/sell-panel/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

const panel = {
  title: 'Sälj din bil på en fika.',
  text: 'Du får ett pris som gäller i sju dagar, och pengarna samma dag du lämnar nyckeln.',
  image: { media: 'pictures/carstore/sell-suv', alt: 'Mörkblå suv, snett framifrån' },
  link: { href: '/salj-bil', text: 'Så går det till' },
  secondLink: { href: 'tel:+46101234500', text: '010-123 45 00' },
  steps: [
    { title: 'Pris på telefon', text: '2 minuter' },
    { title: 'Koll i butiken', text: '30 minuter' },
    { title: 'Pengar på kontot', text: 'samma dag' },
  ],
} as const;

export const samples = {
  'on the accent colour': panel,
  'on the brand colour': {
    ...panel,
    tone: 'brand',
    image: { media: 'pictures/carstore/hero-hatch', alt: 'Orange halvkombi, snett framifrån' },
  },
  'on ink, no steps': { ...panel, tone: 'dark', steps: [] },
} satisfies Record<string, Authored<typeof fields>>;
