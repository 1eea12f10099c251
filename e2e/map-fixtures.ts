import { chromium } from '@playwright/test';
import { chromiumFlags } from './chromium-flags.ts';
import { chromiumPath } from './find-chromium.ts';
import { test as base } from './fixtures.ts';

/** Maps are drawn by the processor: the machine may have no graphics card. */
const webglFlags = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** A browser that can draw maps. */
export const test = base.extend<object, object>({
  browser: [
    async ({ browserName: _ }, use) => {
      const args = [...chromiumFlags, ...webglFlags];
      const browser = await chromium.launch({ executablePath: await chromiumPath(), args });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
