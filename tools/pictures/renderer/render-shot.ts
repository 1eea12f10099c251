import type { Page } from '@playwright/test';
import type { Shot } from '../plan/shots.ts';

/** The car that the page has loaded; consecutive shots of it need not build it again. */
let loadedCar = '';

const STEP = 0.02;

export async function renderShot(page: Page, shot: Shot): Promise<void> {
  if (shot.car && loadedCar !== JSON.stringify(shot.car)) {
    loadedCar = JSON.stringify(shot.car);
    const { body, face, trim, bright } = shot.car;
    await page.evaluate(([b, f, t, step, light]) => window.studio.loadCar(b, f, t, step, light), [
      body,
      face,
      trim,
      STEP,
      bright ? 0.8 : 0.5,
    ] as const);
  }
  const large = { width: 1280, height: 800, samples: 3 };
  const opaque = shot.kind === 'cabin' || shot.kind === 'detail' || shot.kind === 'scene';
  if (shot.kind === 'view')
    await page.evaluate(([view, size]) => window.studio.renderView(view, size), [shot.view, large] as const);
  if (shot.kind === 'turn')
    await page.evaluate(([degrees, size]) => window.studio.renderSpinFrame(degrees, size), [
      shot.degrees,
      { width: 960, height: 600, samples: 2 },
    ] as const);
  if (shot.kind === 'cabin') await page.evaluate((size) => window.studio.cabin(size), large);
  if (shot.kind === 'detail')
    await page.evaluate(([what, size]) => window.studio.renderDetail(what, size), [
      shot.what,
      large,
    ] as const);
  if (shot.kind === 'scene') {
    loadedCar = '';
    const size = shot.phone
      ? { width: 900, height: 1600, samples: 3 }
      : { width: 1920, height: 1200, samples: 3 };
    await page.evaluate(([scene, phone, frame]) => window.studio.scene(scene, phone, frame), [
      shot.scene,
      shot.phone,
      size,
    ] as const);
  }
  for (const { name, paint } of shot.prints)
    await page.evaluate(([p, n, o]) => window.studio.deliver(p, n, o), [paint, name, opaque] as const);
}
