import type { Locator } from '@playwright/test';

/** Where a link to directions leads on an iPhone, without going there. */
export function ownMapOf(directions: Locator): Promise<string | null> {
  return directions.evaluate((link) => {
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1';
    Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    (link as HTMLElement).click();
    const led = link.getAttribute('href');
    Reflect.deleteProperty(navigator, 'userAgent');
    return led;
  });
}
