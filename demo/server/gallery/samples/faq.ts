import type { fields } from '../../../../src/content/blocks/faq/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';
import type { RichText } from '../../../../src/shared/platform/fields/rich-text.ts';

const answer = (text: string): RichText => [{ kind: 'paragraph', children: [{ text }] }];

const items = [
  {
    question: 'Hur fungerar 14 dagars öppet köp?',
    answer: answer(
      'Är bilen inte rätt lämnar du tillbaka den inom 14 dagar och 100 mil, och får pengarna tillbaka.',
    ),
  },
  {
    question: 'Vad ingår i kontrollen av bilen?',
    answer: answer('97 punkter på lyft och på väg: bromsar, däck, batterihälsa, elektronik och lack.'),
  },
  { question: 'Levererar ni hem?', answer: answer('Ja, till hela landet.') },
];

export const samples = {
  'the first one open': {
    title: 'Det folk brukar undra',
    text: 'Hittar du inte svaret? Ring så pratar du med någon som kan bilar, inte en robot.',
    link: { href: 'tel:+46101234500', text: '010-123 45 00' },
    note: 'Vardagar 8–19, lördag 10–16',
    firstOpen: true,
    items,
  },
  'all closed, no telephone': { title: 'Innan du bestämmer dig', items },
} satisfies Record<string, Authored<typeof fields>>;
