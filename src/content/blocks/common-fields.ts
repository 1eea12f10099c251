import { choice, text } from '../../shared/platform/fields/fields.ts';

/** The kinds of buttons, in the order in which editors choose. */
export const buttonTypes = ['Primary', 'Secondary', 'Ghost', 'Ghost Contrast', 'Light', 'Accent'] as const;

/** Of a block that may stand first on its page. */
export const titleTag = choice('Heading level', ['h2', 'h1'], {
  help: 'h1 once a page, on its first block.',
});

export const anchor = text('Anchor', {
  help: 'A word for links to this block, such as offers for #offers.',
});
