const yes = new Set('true 1 yes y ja j kyllä kylla k áno ano a oui vero on x sann sant tosi'.split(' '));
const no = new Set('false 0 no n nej nei ei nie non off falsk usann epätosi'.split(' '));

/** Yes and no in the languages of our sites and a few more; nothing where a text is neither. */
export function readFlag(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : undefined;
}
