import { type BlockLabels, type BlockSample, text } from 'forecourt/extension';

export const labels: BlockLabels = {
  label: 'Greeting',
  group: 'Words',
  help: 'Greets visitors.',
};

export const fields = {
  name: text('Who is greeted', { help: 'Empty: everybody.' }),
};

/** What the gallery shows, and what the tests look at. */
export const samples: Readonly<Record<string, BlockSample<typeof fields, undefined>>> = {
  everybody: { fields: {} },
  'one person': { fields: { name: 'Karin' } },
};
