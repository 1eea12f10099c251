import { readSessionJson, writeSessionJson } from '../../../shared/platform/session-json.ts';
import type { CartLine } from './kit-cart.ts';
import { kitCart, toggleLine } from './kit-cart.ts';
import type { VisitorParams } from './visitor-params.ts';

const STORAGE_KEY = 'kitPreselected';

export type Preselection = { unknownIds: readonly string[] };

/**
 * Puts the kits that the calling system has chosen into the cart, once for each call: what the visitor removes stays
 * removed when the page is reloaded (KIT-14). Undefined if there was nothing to do; rejects if the kits cannot be read.
 */
export async function preselectKits(
  { transactionId = '', packageIds }: Pick<VisitorParams, 'transactionId' | 'packageIds'>,
  fetchLines: (ids: readonly string[]) => Promise<readonly CartLine[]>,
): Promise<Preselection | undefined> {
  const call = [transactionId, ...packageIds].join('\n');
  if (packageIds.length === 0 || readSessionJson(STORAGE_KEY) === call) return undefined;
  const found = await fetchLines(packageIds);
  writeSessionJson(STORAGE_KEY, call);
  const { lines, has } = kitCart.getState();
  const missing = found.filter(({ kitId }) => !has(kitId));
  kitCart.setState({ lines: missing.reduce(toggleLine, lines) });
  return { unknownIds: packageIds.filter((id) => !found.some(({ kitId }) => kitId === id)) };
}
