import { sceneApi } from './scene-api.ts';

declare global {
  interface Window {
    studio: typeof sceneApi;
  }
}
window.studio = sceneApi;
