import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const projectDir = resolve(import.meta.dirname, '..');

const config: NextConfig = {
  // Another folder allows two builds side by side.
  distDir: process.env['STUDIO_BUILD'] ?? '.next',
  turbopack: { root: projectDir },
  outputFileTracingRoot: projectDir,
  // `npm run check` checks the types of the whole project at once.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Packages with native parts, and those that the sites' server uses as well.
  serverExternalPackages: ['sharp', 'libsql', '@libsql/client', 'pg', 'kysely', '@aws-sdk/client-s3'],
  experimental: {
    cpus: 2,
    // Payload recognises its errors by the names of their classes.
    serverMinification: false,
    // Both together double the time of a build.
    turbopackSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
  },
};

export default withPayload(config, { devBundleServerPackages: false });
