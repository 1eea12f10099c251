import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type KitCartTextMap, toKitCartTexts } from './cart-texts.ts';

/** Why not all kits of the call are in the cart. */
export type PreselectionProblem = { kind: 'unknown'; ids: readonly string[] } | { kind: 'failed' };

export const preselection = createStore<{ problem: PreselectionProblem | undefined }>(() => ({
  problem: undefined,
}));

/** A sentence for the visitor, wherever on the page the cart is shown. */
export function usePreselectionProblem(cart: KitCartTextMap): string | undefined {
  const problem = useStore(preselection, (state) => state.problem);
  const texts = toKitCartTexts(cart);
  if (!problem) return undefined;
  if (problem.kind === 'failed') return texts('kitPackagesError');
  return texts('kitPackagesUnknown', { count: problem.ids.length, ids: problem.ids.join(', ') });
}
