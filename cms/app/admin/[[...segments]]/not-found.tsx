import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views';
import config from '../../../payload.config.ts';
import { importMap } from '../../import-map.js';

type Asked = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export const generateMetadata = ({ params, searchParams }: Asked) =>
  generatePageMetadata({ config, params, searchParams });

export default function NotFound({ params, searchParams }: Asked) {
  return NotFoundPage({ config, importMap, params, searchParams });
}
