/**
 * The number of a car as sellers write it: letters, digits, dots and dashes, with a digit among them. The digit tells it
 * from the name of a page below the same path; none begins or ends with a mark, which would be lost in a sentence.
 */
export function isRecordCode(text: string): boolean {
  return text.length <= 100 && /^(?=.*\d)[A-Za-z\d]+(?:[.-]+[A-Za-z\d]+)*$/.test(text);
}
