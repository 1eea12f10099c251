import type { Plugin } from 'vite';

const iconFile = /lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;
const iconData = /const __iconData = (\{[\s\S]*?\n\});/;
const alias = /export \{ default \} from ('\.\/[^']+')/;

/**
 * Islands draw an icon from its lines (src/shared/ui/icon-shape.tsx), so Lucide's component and what it needs do not travel
 * to the browser. An icon file of another shape is left as it is.
 */
export function iconLines(): Plugin {
  return {
    name: 'icon-lines',
    transform: (code, id) => (iconFile.test(id) ? { code: linesOnly(code), map: null } : undefined),
  };
}

export function linesOnly(code: string): string {
  const [, original] = alias.exec(code) ?? [];
  if (original) return `export { __iconData, default } from ${original};\n`;
  const [, data] = iconData.exec(code) ?? [];
  return data ? `export const __iconData = ${data};\nexport default undefined;\n` : code;
}
