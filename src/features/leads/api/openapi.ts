import { z } from 'zod';
import { submittedForm } from '../../../shared/forms/submitted-form.ts';
import {
  type ApiOperation,
  apiOperation,
  json,
  jsonResponse,
} from '../../../shared/platform/api-operation.ts';
import { problemBody } from '../../../shared/platform/http-problem.ts';
import type { FieldProblem, FormKind } from '../form-kind.ts';

export const acceptedForm = z.object({ id: z.string() }).meta({ id: 'AcceptedForm' });

const fieldProblem = z.object({
  field: z.string(),
  problem: z.string().meta({ examples: ['missing', 'too short', 'too long', 'wrong'] }),
}) satisfies z.ZodType<FieldProblem>;

const refusedForm = problemBody
  .extend({
    problems: z.array(fieldProblem).describe('Each field that is not valid, and what is wrong with it.'),
  })
  .meta({ id: 'RefusedForm' });

export const fromAnotherSite = 'It was sent from a page of another site.';

/** The values described are those of the installation's kinds of form. */
export function comhubOperation(kinds: readonly FormKind[]): ApiOperation {
  const [first, ...others] = kinds.map(({ values }) => values);
  const values = first && others.length > 0 ? z.union([first, ...others]) : first;
  return apiOperation('Leads', 'sendForm', {
    summary: 'Send a visitor’s form',
    description:
      'The host says which site. A form is stored before the response, and delivered afterwards until it has arrived: by mail, to a webhook or as ADF, as the installation is configured. Whoever gets no response sends it again with the same formSubmissionId; it stays one lead. Whom it goes to is looked up from the car, the chosen dealership and the site, never taken from the body. A page of another site cannot send it.',
    body: json(submittedForm.extend(values ? { values } : {}).meta({ id: 'SubmittedForm' })),
    responses: {
      202: jsonResponse('It is stored and will be delivered.', acceptedForm),
      400: jsonResponse('This is not a form.', z.union([refusedForm, problemBody])),
      403: fromAnotherSite,
      404: 'No site answers at this host.',
      413: 'The body is larger than 32 kB.',
      415: 'The body is not sent as JSON.',
      422: jsonResponse(
        'The site has no such form, or some answers are missing or wrong; each is named.',
        refusedForm,
      ),
      429: 'Too many forms in a minute.',
    },
    examples: {
      'A question about a car, with a test drive': {
        site: 'solvik-se',
        body: {
          formName: 'solvik-seCarContactForm',
          formSubmissionId: '4c1f6f0e-8f0b-4a52-9f0e-2f6f3f1f7a11',
          values: {
            car: { car_id: '461010751' },
            name: 'Eva Lind',
            phone: '+46 70 123 45 67',
            email: 'eva.lind@example.com',
            message: 'Finns den kvar?',
            testDrive: true,
          },
        },
      },
      'A request to a Norwegian workshop': {
        site: 'solvik-no',
        body: {
          formName: 'solvik-noServiceForm',
          formSubmissionId: '0b6f3c52-5f0e-4d0c-8a6c-5d9c3c8b7e21',
          values: {
            siteName: 'Solvik Stavanger',
            date: '2099-01-15',
            regno: 'EK 12345',
            milage: 48_000,
            services: ['Service', 'EU-kontroll'],
            description: 'Det piper når jeg bremser.',
            customerName: 'Kari Moen',
            customerPhone: '+47 412 34 567',
            customerEmail: 'kari.moen@example.com',
            gdpr: true,
            newsletter: true,
          },
        },
      },
    },
  });
}
