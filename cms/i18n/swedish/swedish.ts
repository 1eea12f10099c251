/** The Swedish words for the English ones that collections, fields and blocks are declared with. */
export const swedish: Readonly<Record<string, string>> = {};
