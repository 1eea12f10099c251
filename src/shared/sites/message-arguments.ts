/** `{count, plural, one {# car} other {# cars}}`: what is filled in, how, and the texts to choose from. */
export type MessageArgument = {
  name: string;
  kind: string;
  options: readonly [name: string, text: string][];
};

/** The arguments of an ICU message, also those inside the options of others. */
export function messageArguments(message: string): MessageArgument[] {
  return braces(message).flatMap(({ inside }) => {
    const [, name = '', kind = '', rest = ''] =
      /^\s*(\w+)\s*(?:,\s*(\w+)\s*,?([\s\S]*))?$/.exec(inside) ?? [];
    const options = braces(rest).map(({ before, inside }): [string, string] => [before.trim(), inside]);
    return [{ name, kind, options }, ...options.flatMap(([, text]) => messageArguments(text))];
  });
}

/** What is in braces that are in no others, each with the text before it. */
function braces(text: string): { before: string; inside: string }[] {
  const found: { before: string; inside: string }[] = [];
  let [depth, end, open] = [0, 0, 0];
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{' && depth++ === 0) open = index;
    if (brace === '}' && --depth === 0) {
      found.push({ before: text.slice(end, open), inside: text.slice(open + 1, index) });
      end = index + 1;
    }
  }
  return found;
}
