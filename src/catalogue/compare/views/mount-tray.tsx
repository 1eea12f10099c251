import { createRoot } from 'react-dom/client';
import '../compare.css';
import type { CompareContext } from '../compare-context.ts';
import { CompareApp } from './compare-app.tsx';

/** From here on the tray comes and goes with the list of cars. */
export function mountTray(container: Element, tools: CompareContext): void {
  createRoot(container, { identifierPrefix: 'compare-' }).render(<CompareApp {...tools} />);
}
