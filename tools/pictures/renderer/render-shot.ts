import type { Page } from '@playwright/test';
import type { Shot } from '../plan/shots.ts';
import type { PlateQuad } from '../stage/camera.ts';

/** The car that the page has loaded; consecutive shots of it need not build it again. */
let loadedCar = '';

const STEP = 0.02;

/** Answers where the car's plate is, if the shot shows one that pages write on. */
export async function renderShot(page: Page, shot: Shot): Promise<PlateQuad | undefined> {
  if (shot.car && loadedCar !== JSON.stringify(shot.car)) {
    loadedCar = JSON.stringify(shot.car);
    const { bright, ...car } = shot.car;
    await page.evaluate((order) => window.studio.loadCar(order), {
      ...car,
      step: STEP,
      light: bright ? 0.8 : 0.5,
    });
  }
  const large = { width: 1280, height: 800, samples: 3 };
  const opaque = shot.kind === 'cabin' || shot.kind === 'detail' || shot.kind === 'scene';
  let plate: PlateQuad | undefined;
  if (shot.kind === 'view')
    plate = await page.evaluate(([view, size]) => window.studio.renderView(view, size), [
      shot.view,
      large,
    ] as const);
  if (shot.kind === 'front')
    await page.evaluate((size) => window.studio.renderFront(size), { width: 548, height: 478, samples: 4 });
  if (shot.kind === 'turn')
    await page.evaluate(([degrees, size]) => window.studio.renderSpinFrame(degrees, size), [
      shot.degrees,
      { width: 960, height: 600, samples: 2 },
    ] as const);
  if (shot.kind === 'cabin')
    await page.evaluate(([driver, size]) => window.studio.cabin(driver, size), [
      shot.car.driver,
      large,
    ] as const);
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
  return plate;
}
