import { RemoteFailure } from '../../../shared/platform/remote/remote-failure.ts';
import {
  type RemoteRequest,
  type RemoteSettings,
  sendRequest,
} from '../../../shared/platform/remote/remote-request.ts';
import {
  WorkshopError,
  type WorkshopErrorCode,
  type WorkshopErrorDetails,
  workshopErrorStatus,
} from '../../booking/workshop-error.ts';
import { errorResponse } from '../api/response-schemas.ts';

/** A successful response; the errors of the workshop and everything else are thrown. */
export function sendWorkshopRequest(settings: RemoteSettings, request: RemoteRequest): Promise<Response> {
  return sendRequest(settings, request, toError);
}

// Some systems say it in Swedish (SB-27).
const otherNames = new Map([['Fordon hittades inte', 'VehicleNotFound']]);

/** From 'BrandNotSupported,Lada'; undefined where the system says that it failed, or says nothing we know. */
export function parseErrorResult(
  text: string,
  more: Omit<WorkshopErrorDetails, 'detail'> = {},
): WorkshopError | undefined {
  const [name = '', ...detail] = text.split(',');
  const code = otherNames.get(name) ?? (Object.hasOwn(workshopErrorStatus, name) ? name : undefined);
  if (code === undefined || code === 'ServerError') return undefined;
  return new WorkshopError(code as WorkshopErrorCode, {
    detail: detail.join(',') || undefined,
    ...more,
  });
}

async function toError(response: Response): Promise<WorkshopError | RemoteFailure> {
  const failure = new RemoteFailure('status', { status: response.status });
  const body = errorResponse.safeParse(await response.json().catch(() => undefined));
  if (!body.success) return failure;
  const { errors, ...more } = body.data;
  return parseErrorResult(errors['Error Result'][0] ?? '', more) ?? failure;
}
