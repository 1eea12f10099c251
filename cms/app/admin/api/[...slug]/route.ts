import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { refuseCrossSite } from '../../../../accounts/refuse-cross-site.ts';
import { answerOutage } from '../../../../database-outage.ts';
import config from '../../../../payload.config.ts';

export const GET = answerOutage(REST_GET(config));
export const POST = refuseCrossSite(answerOutage(REST_POST(config)));
export const DELETE = refuseCrossSite(answerOutage(REST_DELETE(config)));
export const PATCH = refuseCrossSite(answerOutage(REST_PATCH(config)));
export const PUT = refuseCrossSite(answerOutage(REST_PUT(config)));
export const OPTIONS = REST_OPTIONS(config);
