import type { fields } from '../../../../src/content/blocks/file-list/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

const files = [
  {
    name: 'Priser i verkstaden 2026',
    note: 'Gäller från 1 januari',
    file: { media: 'files/workshop-prices' },
  },
  { name: 'Villkor för garanti', file: { media: 'files/warranty' } },
  { name: 'Checklista vid byte av bil', file: { media: 'files/handover' } },
  { name: 'Så mår batteriet bra', file: { media: 'files/battery' } },
  { name: 'Fullmakt för ägarbyte', file: { media: 'files/power-of-attorney' } },
];

export const samples = {
  'five files, three shown': { title: 'Att ladda ner', text: 'Allt som får plats på ett papper.', files },
  'three files': { title: 'Bra att ha', files: files.slice(0, 3) },
} satisfies Record<string, Authored<typeof fields>>;
