/** Licences that ask for nothing but a notice, or for changes of the files themselves to be given back. */
const allowed = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'Unlicense',
  ],
  ...['MPL-2.0', 'Python-2.0', 'WTFPL', 'Zlib'],
  // Fonts, and the data about browsers.
  ...['OFL-1.1', 'CC-BY-4.0'],
]);

/** Allowed for these packages alone, each for a reason. */
const exceptions: readonly { packages: RegExp; licence: string; reason: string }[] = [
  {
    packages: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips is a library of its own that is loaded at run time and can be exchanged',
  },
  {
    packages: /^node-(bin-)?(darwin|linux|win)-/,
    licence: 'UNLICENSED',
    reason:
      'the package holds Node.js as its project publishes it, under MIT, and names no licence of its own',
  },
];

/** Packages that name their licence only in their README. */
const inReadme: Readonly<Record<string, string>> = { 'humanize-number': 'MIT', only: 'MIT' };

export type LicencedPackage = { name: string; version: string; licence: string | undefined };

/** A sentence for each package that nobody has agreed to use. */
export function licenceProblems(packages: readonly LicencedPackage[]): string[] {
  return packages.flatMap(({ name, version, licence = inReadme[name] }) => {
    if (!licence) return [`${name} ${version} does not say under which licence it may be used`];
    if (isAcceptable(licence, (id) => allowed.has(id) || isException(name, id))) return [];
    return [`${name} ${version} is under ${licence}, which is not in the list of scripts/packages`];
  });
}

function isException(name: string, id: string): boolean {
  return exceptions.some(({ packages, licence }) => licence === id && packages.test(name));
}

/** An SPDX expression: of alternatives one is enough, of what is joined by AND all are needed. */
export function isAcceptable(expression: string, accepts: (id: string) => boolean): boolean {
  const tokens = expression.match(/\(|\)|[^\s()]+/g) ?? [];
  let at = 0;
  const either = (): boolean => {
    let result = both();
    while (tokens[at] === 'OR') {
      at += 1;
      const next = both();
      result ||= next;
    }
    return result;
  };
  const both = (): boolean => {
    let result = one();
    while (tokens[at] === 'AND') {
      at += 1;
      const next = one();
      result &&= next;
    }
    return result;
  };
  const one = (): boolean => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token !== '(') return accepts(token);
    const result = either();
    at += 1;
    return result;
  };
  const result = either();
  return result && at === tokens.length;
}
