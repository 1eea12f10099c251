import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RichText, richTextSchema } from '../../src/shared/platform/fields/rich-text.ts';
import type { LexicalNode } from './lexical.ts';
import { fromLexical, isBlank } from './rich-text-from-lexical.ts';
import { toLexical } from './rich-text-to-lexical.ts';

const mark = fc.constant(true as const);
const href = fc.constantFrom('/kop-bil', '/a?b=å,ö', '#top', 'https://solvik.example/x', 'tel:+4681234');
const span = fc.record(
  { text: fc.string({ unit: 'grapheme' }), strong: mark, emphasis: mark, href },
  { requiredKeys: ['text'] },
);
const spans = fc.array(span, { maxLength: 5 });
const node = fc.oneof(
  fc.record({ kind: fc.constant('paragraph' as const), children: spans }),
  fc.record({ kind: fc.constant('heading' as const), level: fc.constantFrom(2, 3), children: spans }),
  fc.record({ kind: fc.constant('list' as const), ordered: fc.boolean(), items: fc.array(spans) }),
  fc.record(
    { kind: fc.constant('quote' as const), children: spans, source: fc.string({ minLength: 1 }) },
    { requiredKeys: ['kind', 'children'] },
  ),
);

test('rich text survives a round trip through the editor', () => {
  fc.assert(
    fc.property(fc.array(node), (text) => {
      expect(fromLexical(toLexical(text as RichText))).toEqual(text);
    }),
  );
});

test('whatever the editor contains, its text is published and passes the validation of the sites', () => {
  const { nodes } = fc.letrec<{ nodes: LexicalNode }>((tie) => ({
    nodes: fc.oneof(
      { maxDepth: 4 },
      fc.record({
        type: fc.constant('text'),
        version: fc.constant(1),
        text: fc.string({ minLength: 1 }),
        format: fc.nat(255),
      }),
      fc.record({
        type: fc.constantFrom('paragraph', 'heading', 'quote', 'list', 'listitem', 'table', 'link', 'block'),
        version: fc.constant(1),
        tag: fc.constantFrom('h1', 'h4', 'ul'),
        fields: fc.record({ url: fc.constantFrom('javascript:alert(1)', '%2Fk%C3%B6p', 'www', 3) }),
        children: fc.array(tie('nodes'), { maxLength: 4 }),
      }),
    ),
  }));
  fc.assert(
    fc.property(fc.array(nodes), (children) => {
      const published = fromLexical({ root: { type: 'root', version: 1, children } });
      expect(richTextSchema.safeParse(published).success).toBe(true);
      expect(lettersOf(published)).toBe(lettersOf(children));
    }),
  );
});

test('an address that Payload encoded as a whole is decoded, and of an unsafe one only the text remains', () => {
  const link = (url: string) => ({
    root: {
      type: 'root',
      version: 1,
      children: [
        {
          type: 'paragraph',
          version: 1,
          children: [{ type: 'link', version: 3, fields: { url }, children: lexicalText('Köp') }],
        },
      ],
    },
  });
  expect(fromLexical(link('%2Fk%C3%B6p-bil'))[0]).toMatchObject({
    children: [{ text: 'Köp', href: '/köp-bil' }],
  });
  expect(fromLexical(link('javascript:alert(1)'))).toEqual([
    { kind: 'paragraph', children: [{ text: 'Köp' }] },
  ]);
});

test('an emptied editor is blank; text, lists and quotes are not', () => {
  expect(isBlank(fromLexical(toLexical([{ kind: 'paragraph', children: [] }])))).toBe(true);
  expect(isBlank([])).toBe(true);
  expect(isBlank([{ kind: 'paragraph', children: [{ text: 'Hej' }] }])).toBe(false);
});

function lexicalText(text: string) {
  return [{ type: 'text', version: 1, text, format: 0 }];
}

/** Every character in order, at any depth. */
function lettersOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(lettersOf).join('');
  if (typeof value !== 'object' || value === null) return '';
  const { text, source, children, items } = value as Record<string, unknown>;
  return `${text ?? ''}${lettersOf(children)}${lettersOf(items)}${source ?? ''}`;
}
