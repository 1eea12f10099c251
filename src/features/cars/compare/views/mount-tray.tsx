import { createRoot } from 'react-dom/client';
import '../compare.css';
import type { CompareContext } from '../compare-context.ts';
import { CompareApp } from './compare-app.tsx';

/** Mounts the tray, which shows while there are cars. */
export function mountTray(container: Element, tools: CompareContext): void {
  createRoot(container, { identifierPrefix: 'compare-' }).render(<CompareApp {...tools} />);
}
