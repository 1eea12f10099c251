import { build, type Plugin } from 'vite';

const suffix = '?inline-script';

/** `import code from './x.ts?inline-script'` is the file bundled and minified, as text for a script element. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(await bundle(file))};`;
    },
  };
}

async function bundle(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: true, lib: { entry: file, formats: ['iife'], name: 'inlineScript' } },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${file} gave no script`);
  return chunk.code.trim();
}
