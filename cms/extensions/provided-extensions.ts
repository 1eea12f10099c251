import type { Extension } from '../../src/extension/extension.ts';

// The studio's code is bundled several times, and a bundle cannot read what lies outside: the program that starts it does.
const globals = globalThis as { forecourtExtensions?: readonly Extension[] };

export function provideExtensions(extensions: readonly Extension[]): void {
  globals.forecourtExtensions = extensions;
}

export function providedExtensions(): readonly Extension[] {
  return globals.forecourtExtensions ?? [];
}
