import { createContext, type ReactNode, useContext, useInsertionEffect } from 'react';

/** Gathers the rules that one page needs, of its themes and pictures; the renderer prints them in one hashed `<style>`. */
export interface PageStyles {
  add(className: string, declarations: string): void;
  /** Whole rules, once by name; they come before those of single classes. */
  addRules(name: string, text: string): void;
  css(): string;
}

export function createPageStyles(): PageStyles {
  const rules = new Map<string, string>();
  const named = new Map<string, string>();
  return {
    add: (className, declarations) => void rules.set(className, declarations),
    addRules: (name, text) => void named.set(name, text),
    css: () =>
      [
        ...named.values(),
        ...[...rules].map(([className, declarations]) => ruleText(className, declarations)),
      ].join(''),
  };
}

const PageStylesContext = createContext<PageStyles | null>(null);

export function PageStylesProvider({ styles, children }: { styles: PageStyles; children: ReactNode }) {
  return <PageStylesContext value={styles}>{children}</PageStylesContext>;
}

/**
 * A class for values that only this element has, where a `style` attribute would break the CSP.
 * Takes declarations (`object-position:30% 40%`); the same text gives the same class everywhere.
 */
export function usePageStyle(declarations: string): string {
  const page = useContext(PageStylesContext);
  const className = pageStyleClass(declarations);
  if (className) page?.add(className, declarations);
  useInsertionEffect(() => insertOnce(className, declarations), [className, declarations]);
  return className;
}

/** Undefined in the browser, where the page has its rules already. */
export function usePageStyles(): PageStyles | undefined {
  return useContext(PageStylesContext) ?? undefined;
}

/** Text that could close the rule or the `<style>` around it gets no class. */
export function pageStyleClass(declarations: string): string {
  return declarations === '' || /[<>{}]/.test(declarations) ? '' : `s${hash(declarations)}`;
}

const inserted = new Set<string>();
let sheet: CSSStyleSheet | undefined;

// Constructed sheets are not inline styles, so the CSP lets them pass.
function insertOnce(className: string, declarations: string): void {
  if (!className || inserted.has(className)) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.insertRule(ruleText(className, declarations));
  inserted.add(className);
}

function ruleText(className: string, declarations: string): string {
  return `.${className}{${declarations}}`;
}

// FNV-1a, twice with different starts: 64 bits, so that two pictures never share a class.
function hash(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x01000193);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
