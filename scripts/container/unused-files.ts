// @ts-expect-error: plain JavaScript, because nothing is installed when it runs
import { packagesOf } from '../bootstrap/package-groups.mjs';

type Lock = { packages: Record<string, { dependencies?: Record<string, string> }> };

/** What only builds use. */
export const buildPackages = ['vite', '@vitejs/plugin-react', 'tailwindcss', '@tailwindcss/vite'];

/** The packages that serve sites and work behind them when all is built, by their place. */
export function servingPackages(lock: Lock): ReadonlySet<string> {
  const { '': own = {}, ...packages } = lock.packages;
  const dependencies = Object.fromEntries(
    Object.entries(own.dependencies ?? {}).filter(([name]) => !buildPackages.includes(name)),
  );
  return packagesOf('sites', { packages: { ...packages, '': { dependencies } } });
}

/** Files of packages that only people, compilers and debuggers read; Node runs no TypeScript of a package. */
export function isUnused(file: string): boolean {
  return /\.map$|\.[cm]?tsx?$|\/(readme|changelog|history)[^/]*\.md$|\/maplibre-gl-(csp|dev|unminified)[^/]*$/i.test(
    file,
  );
}
