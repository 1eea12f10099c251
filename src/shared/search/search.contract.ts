import type { IndexDefinition } from './index-definition.ts';
import type { SearchService } from './port.ts';
import { distanceContract } from './testing/distance.contract.ts';
import { everyIndexContract } from './testing/every-index.contract.ts';
import { facetContract } from './testing/facets.contract.ts';
import { CARS } from './testing/filled-search.ts';
import { keyphraseContract } from './testing/keyphrase.contract.ts';
import { languagesContract } from './testing/languages.contract.ts';
import { queriesContract } from './testing/queries.contract.ts';
import { randomContract } from './testing/random.contract.ts';
import { writesContract } from './testing/writes.contract.ts';

/** Every engine passes this contract, which fills and empties its indices itself. */
export function searchContract(
  name: string,
  open: () => Promise<SearchService>,
  definitionOf: (index: string) => IndexDefinition,
): void {
  const carIndex = definitionOf(CARS);
  queriesContract(name, open);
  facetContract(name, open);
  keyphraseContract(name, open);
  languagesContract(name, open);
  writesContract(name, open);
  distanceContract(name, open, carIndex);
  randomContract(name, open, carIndex);
  everyIndexContract(name, open, definitionOf);
}
