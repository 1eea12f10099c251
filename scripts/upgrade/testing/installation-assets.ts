import type { Assets } from '../../../src/web/render/assets.ts';

/** Pages without the browser's files, which no build has made. */
export const installationAssets: Assets = {
  stylesheets: ['/assets/a.css'],
  script: '/assets/a.js',
  islandPreloads: [],
  modulesOf: () => [],
  addressOf: () => undefined,
  stylesheetText: () => '',
  development: false,
};
