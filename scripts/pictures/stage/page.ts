import { studio } from './studio.ts';

declare global {
  interface Window {
    studio: typeof studio;
  }
}
window.studio = studio;
