import { expect, test } from 'vitest';
import type { RichText } from '../../../shared/platform/fields/rich-text.ts';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.tsx';

const faq = renderBlock(block);

const answer = (text: string): RichText => [{ kind: 'paragraph', children: [{ text }] }];
const items = [
  { question: 'May I return it?', answer: answer('Within 14 days.') },
  { question: 'Do you deliver?', answer: answer('Everywhere.') },
];

test('FAQ-01 every question opens and closes without script', () => {
  const html = faq({ items });
  expect(html.match(/<details[^>]*><summary[^>]*>/g)).toHaveLength(2);
  expect(html).not.toContain(' open=""');
});

test('FAQ-01 the first answer may be open initially, the others never', () => {
  expect(faq({ items, firstOpen: true }).match(/<details[^>]* open=""/g)).toHaveLength(1);
});

test('FAQ-02 several answers may be open at once: the questions share no name', () => {
  expect(faq({ items })).not.toMatch(/<details[^>]* name=/);
});

test('FAQ-02 search engines get the questions and answers as FAQPage', () => {
  const [, data = ''] = faq({ items }).match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'May I return it?', acceptedAnswer: { text: 'Within 14 days.' } },
      { '@type': 'Question', name: 'Do you deliver?', acceptedAnswer: { text: 'Everywhere.' } },
    ],
  });
});

test('text that would end the script stays inside the structured data', () => {
  const question = 'What is </script><b>this?';
  const [, data = ''] =
    faq({ items: [{ question, answer: answer('Words.') }] }).match(/json">(.*?)<\/script>/) ?? [];
  expect(JSON.parse(data)).toMatchObject({ mainEntity: [{ name: question }] });
});

test('a question without an answer is left out, and without any there is no block', () => {
  expect(faq({ items: [...items, { question: 'Unanswered?' }] })).not.toContain('Unanswered');
  expect(faq({ title: 'Questions', items: [{ question: 'Unanswered?' }] })).toBe('');
});
