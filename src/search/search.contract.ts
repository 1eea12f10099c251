import type { SearchService } from './port.ts';
import { askingContract } from './testing/asking.contract.ts';
import { facetContract } from './testing/facets.contract.ts';
import { randomContract } from './testing/random.contract.ts';
import { wordContract } from './testing/words.contract.ts';
import { writingContract } from './testing/writing.contract.ts';

/** What every engine behind the port promises. The contract fills and empties its indices itself. */
export function searchContract(name: string, open: () => Promise<SearchService>): void {
  askingContract(name, open);
  facetContract(name, open);
  wordContract(name, open);
  writingContract(name, open);
  randomContract(name, open);
}
