import type { Option } from 'payload';

/** The empty choice is no option: it is the placeholder while nothing is chosen, and nothing is stored for it. */
export function selectOptions(choices: readonly string[], emptyChoice: string) {
  const options: Option[] = choices
    .filter((choice) => choice !== '')
    .map((choice) => ({ label: toOptionLabel(choice), value: choice }));
  if (choices.includes('')) return { options, admin: { placeholder: emptyChoice, isClearable: true } };
  return { options, defaultValue: choices[0], admin: { isClearable: false } };
}

const ownNames: Readonly<Record<string, string>> = { bmw: 'BMW', mini: 'MINI' };

/** FullScreen is Full screen; SE and h1 stay what they are. */
function toOptionLabel(choice: string): string {
  const own = ownNames[choice];
  if (own) return own;
  if (/^[A-Z0-9]+$/.test(choice) || /^h\d$/.test(choice)) return choice;
  const words = choice.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
