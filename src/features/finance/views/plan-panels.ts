import type { ComponentType } from 'react';
import type { PanelContext } from './panel-context.ts';

// biome-ignore lint/suspicious/noExplicitAny: each panel has the offer and the texts of its own plan
type Panel = ComponentType<{ offer: any; context: PanelContext<any> }>;

const files = import.meta.glob<{ Panel: Panel }>('../plans/*/panel.tsx', { eager: true });

/** The panels of all plans, by the name of their folder. */
// Where there are extensions, the build adds the panel of their plans here (scripts/extensions/extensions-plugin.ts).
export const planPanels: Record<string, Panel> = Object.fromEntries(
  Object.entries(files).map(([file, { Panel }]) => [file.split('/').at(-2), Panel]),
);
