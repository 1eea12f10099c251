import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** One way of using a page, so that the same journey can be made with each. */
export type InputDevice = {
  press: (target: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  /** The first suggestion under a field that was typed into. */
  chooseFirstOption: () => Promise<void>;
};

export const inputDevices = { mouse, keyboard, touch };

function mouse(page: Page): InputDevice {
  return pointer(page, (target) => target.click());
}

/**
 * The context needs `hasTouch`. Taps are left and right of each other in turn: two fast ones in one place, such as on
 * fields that scroll to it, are a double tap, which zooms.
 */
function touch(page: Page): InputDevice {
  let isLeft = false;
  return pointer(page, async (target) => {
    isLeft = !isLeft;
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    await target.tap({ position: { x: width * (isLeft ? 0.25 : 0.75), y: height / 2 } });
  });
}

function pointer(page: Page, press: InputDevice['press']): InputDevice {
  return {
    press,
    type: async (field, text) => {
      await press(field);
      // A browser gives the focus a little after the finger has left.
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
    },
    chooseFirstOption: () => press(page.getByRole('option').first()),
  };
}

const MOST_PRESSES = 80;

function keyboard(page: Page): InputDevice {
  /** Once around the page at most; forwards only, as a visitor comes down the page. */
  const tabTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let presses = 0; presses <= MOST_PRESSES; presses += 1) {
      if (await target.evaluate((each) => each === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the Tab key does not come to ${target}`);
  };
  return {
    press: async (target) => {
      await tabTo(target);
      const isBox = await target.evaluate((each) => each.matches('[type="checkbox"], [type="radio"]'));
      await page.keyboard.press(isBox ? 'Space' : 'Enter');
    },
    type: async (field, text) => {
      await tabTo(field);
      await page.keyboard.type(text);
    },
    chooseFirstOption: async () => {
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
  };
}
