import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { refuseCrossSite } from '../../../../accounts/refuse-cross-site.ts';
import config from '../../../../payload.config.ts';

export const GET = REST_GET(config);
export const POST = refuseCrossSite(REST_POST(config));
export const DELETE = refuseCrossSite(REST_DELETE(config));
export const PATCH = refuseCrossSite(REST_PATCH(config));
export const PUT = refuseCrossSite(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
