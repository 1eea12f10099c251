import type { ReceiverDeclarations } from './declared-receiver.ts';

type ExtensionDeclaration = {
  name: string;
  load: () => Promise<{ default: { feedReceivers?: ReceiverDeclarations } }>;
};

/** The extensions that this product was built with: the build writes them here (scripts/extensions/extensions-plugin.ts). */
export const extensionDeclarations: readonly ExtensionDeclaration[] = [];
