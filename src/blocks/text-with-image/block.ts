import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';
import { TextWithImage } from './view.tsx';

export const block = {
  label: 'Text with picture',
  help: 'A large picture and a short text beside it.',
  fields,
  view: TextWithImage,
  samples,
} satisfies Block<typeof fields>;
