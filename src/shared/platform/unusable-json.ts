/** Deeper than anything that editors or other systems send, and far from what would exhaust the stack. */
const MAX_DEPTH = 500;

/** What an object needs to be compared or written as text; as data it makes that throw. */
const unusableKeys = ['toString', 'valueOf'];
const mayHaveThem = /toString|valueOf|\\u/;

/** JSON that is well formed, but on which comparing, measuring or printing a value would throw. */
export function isUnusableJson(text: string, value: unknown): boolean {
  return isTooDeep(text) || (mayHaveThem.test(text) && hasUnusableKey(value));
}

/** Without recursion, which is what it protects from. */
function hasUnusableKey(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (unusableKeys.some((key) => Object.hasOwn(next, key))) return true;
    for (const inner of Object.values(next)) waiting.push(inner);
  }
  return false;
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
}
