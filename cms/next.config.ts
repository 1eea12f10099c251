import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const house = resolve(import.meta.dirname, '..');

const config: NextConfig = {
  // Another folder lets two builds stand side by side.
  distDir: process.env['STUDIO_BUILD'] ?? '.next',
  turbopack: { root: house },
  outputFileTracingRoot: house,
  // `npm run check` looks at the types of the whole house at once.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Packages with parts that are not JavaScript, and those that the house's own server uses, too.
  serverExternalPackages: ['sharp', 'libsql', '@libsql/client', 'pg', 'kysely'],
  experimental: {
    cpus: 2,
    // Payload tells its refusals apart by the names of their classes.
    serverMinification: false,
    // Both together double the time of a build.
    turbopackSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
  },
};

export default withPayload(config, { devBundleServerPackages: false });
