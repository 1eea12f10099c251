import { createRoot } from 'react-dom/client';
import '../compare.css';
import type { CompareTools } from '../compare-tools.ts';
import { ChosenCars } from './chosen-cars.tsx';

/** From here on the tray comes and goes with the list of cars. */
export function showTray(container: Element, tools: CompareTools): void {
  createRoot(container, { identifierPrefix: 'compare-' }).render(<ChosenCars {...tools} />);
}
