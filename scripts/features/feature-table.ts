type Described = { name: string; about: string };

const [BEGIN, END] = ['<!-- npm run features -->', '<!-- /npm run features -->'];

/** The README with the table of the features between its marks. */
export function withFeatureTable(readme: string, features: readonly Described[]): string {
  const [before, rest] = readme.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`README.md has lost the marks ${BEGIN} and ${END}.`);
  const rows = features.map(({ name, about }) => `| \`${name}\` | ${about} |`);
  const head = ['| `features/` | what visitors and staff come for |', '|---|---|'];
  return [before, BEGIN, '\n', [...head, ...rows].join('\n'), '\n', END, after].join('');
}
