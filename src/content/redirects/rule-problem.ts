/** Why a rule cannot be used. */
export type RuleProblem =
  | { kind: 'wrong shape'; field: string; detail: string }
  | { kind: 'otherwise elsewhere' }
  | { kind: 'no slug'; name: string }
  | { kind: 'no slash'; text: string }
  | { kind: 'query in source' }
  | { kind: 'rest not last'; name: string }
  | { kind: 'parameter twice'; name: string }
  | { kind: 'unknown parameter'; name: string }
  | { kind: 'no parameter'; name: string }
  | { kind: 'side by side'; text: string }
  | { kind: 'lone brace'; text: string }
  | { kind: 'wrong encoding'; text: string }
  | { kind: 'not encoded'; text: string }
  | { kind: 'wrong part'; text: string }
  | { kind: 'no address'; text: string }
  | { kind: 'itself' }
  | { kind: 'circle'; stations: string };

/** The reason as logs and the check of a table write it, to follow "It is left out: ". */
export function describeProblem(problem: RuleProblem): string {
  switch (problem.kind) {
    case 'wrong shape':
      return `${problem.field || 'the rule'}: ${problem.detail}`;
    case 'otherwise elsewhere':
      return `nobody can know here whether a page elsewhere answers, so 'otherwise' means nothing`;
    case 'no slug':
      return `it speaks of ${problem.name}, and the site has no such slug`;
    case 'no slash':
      return `its source '${problem.text}' does not begin with a slash`;
    case 'query in source':
      return `its source has a query; conditions on the query belong in 'has'`;
    case 'rest not last':
      return `{${problem.name}*} can only stand at the end of a source`;
    case 'parameter twice':
      return `its source has {${problem.name}} twice`;
    case 'unknown parameter':
      return `its source has no {${problem.name}}`;
    case 'no parameter':
      return `'{${problem.name}}' is no parameter`;
    case 'side by side':
      return `two parameters stand side by side in '${problem.text}'`;
    case 'lone brace':
      return `a brace in '${problem.text}' has no partner`;
    case 'wrong encoding':
      return `'${problem.text}' is wrongly encoded`;
    case 'not encoded':
      return `'${problem.text}' must be encoded`;
    case 'wrong part':
      return `'${problem.text}' cannot stand between two slashes`;
    case 'no address':
      return `'${problem.text}' is neither a path of this site nor an address that begins with https://`;
    case 'itself':
      return 'it leads to the address it stands on';
    case 'circle':
      return `it sends visitors round in circles: ${problem.stations}`;
  }
}
