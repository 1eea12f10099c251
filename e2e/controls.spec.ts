import { expect, siteUrl, test } from './fixtures.ts';
import { findRecordPath } from './sitemap.ts';

/** Pages with forms and buttons of their own, in two themes and the small ones. */
const pages = [
  ['solvik-se', '/'],
  ['solvik-se', '/kop-bil/alla-bilar-i-lager'],
  ['solvik-se', 'a car'],
  ['solvik-se', '/service-och-verkstad/boka-service'],
  ['solvik-se', '/dack-och-biltillbehor/dackhotell'],
  ['solvik-se', '/salj-bil'],
  ['solvik-se', '/anlaggningar'],
  ['solvik-se', '/anlaggningar/karta'],
  ['solvik-no', '/service-og-verksted/bestill-time'],
  ['carstore-fi', '/'],
  ['carstore-fi', '/osta-auto/vaihtoautot'],
  ['carstore-fi', 'a car'],
  ['carstore-se', '/'],
  ['charging', '/hitta-laddare'],
  ['kits-fi', '/setit'],
  ['finance', '/'],
] as const;

for (const [site, path] of pages) {
  test(`${site} ${path}: nothing hidden stops a form, and buttons look as they are`, async ({ page }) => {
    const address = path === 'a car' ? await findRecordPath(site, 'cars') : path;
    // Nothing is in between two looks.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await page.goto(siteUrl(site, address)))?.status()).toBe(200);
    await page.waitForLoadState('networkidle');
    // A control that is not shown but has a rule: the browser would refuse the form without a word.
    const hiddenRules = await page.evaluate(() => {
      const hasRule = (field: HTMLInputElement) =>
        field.required ||
        Boolean(field.pattern) ||
        Boolean(field.min) ||
        ['email', 'url'].includes(field.type);
      return [...document.forms]
        .filter((form) => !form.noValidate)
        .flatMap((form) => [...form.elements] as HTMLInputElement[])
        .filter((field) => field.willValidate && hasRule(field) && !field.checkVisibility())
        .map((field) => field.outerHTML.slice(0, 160));
    });
    expect(hiddenRules).toEqual([]);
    expect(await page.evaluate(findDeceivingButtons)).toEqual([]);
  });
}

/**
 * One that works must not look like a disabled one of its place, and one that is disabled must differ from a copy of
 * itself that works.
 */
function findDeceivingButtons(): string[] {
  const look = (button: Element) => {
    const { color, backgroundColor, backgroundImage, borderColor, opacity, filter } =
      getComputedStyle(button);
    return JSON.stringify([color, backgroundColor, backgroundImage, borderColor, opacity, filter]);
  };
  const isDead = (button: Element) =>
    button.matches(':disabled') || button.getAttribute('aria-disabled') === 'true';
  const deceiving: string[] = [];
  for (const button of document.querySelectorAll<HTMLButtonElement>('button, a.button')) {
    if (!button.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const name = `${button.className} "${(button.getAttribute('aria-label') ?? button.textContent ?? '').trim().slice(0, 40)}"`;
    const { cursor, opacity, pointerEvents } = getComputedStyle(button);
    const isBusy = button.getAttribute('aria-busy') === 'true';
    if (!isDead(button)) {
      if (!isBusy && (cursor === 'not-allowed' || pointerEvents === 'none' || Number(opacity) < 0.6))
        deceiving.push(`works, looks dead: ${name}`);
      const dead = document.createElement('button');
      dead.className = 'button button--primary';
      dead.disabled = true;
      button.after(dead);
      if (button.matches('.button') && look(dead) === look(button))
        deceiving.push(`works, looks dead: ${name}`);
      dead.remove();
    } else if (!button.closest('form:invalid')) {
      // In a form with something missing a button looks as its form.
      const alive = button.cloneNode(true) as HTMLButtonElement;
      alive.removeAttribute('aria-disabled');
      alive.disabled = false;
      button.after(alive);
      if (look(alive) === look(button)) deceiving.push(`dead, looks alive: ${name}`);
      alive.remove();
    }
  }
  return deceiving;
}
