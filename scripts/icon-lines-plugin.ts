import type { Plugin } from 'vite';

const iconFile = /lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;
const iconData = /const __iconData = (\{[\s\S]*?\n\});/;

/**
 * Islands draw an icon from its lines (src/ui/icon-shape.tsx), so Lucide's component and what it needs do not travel
 * to the browser. An icon file of another shape is left as it is.
 */
export function iconLines(): Plugin {
  return {
    name: 'icon-lines',
    transform(code, id) {
      const [, data] = (iconFile.test(id) && iconData.exec(code)) || [];
      return data && { code: `export const __iconData = ${data};\nexport default undefined;\n`, map: null };
    },
  };
}
