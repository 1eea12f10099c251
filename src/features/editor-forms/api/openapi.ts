import { z } from 'zod';
import {
  type ApiResponse,
  apiOperation,
  json,
  jsonLimits,
  jsonResponse,
  text,
  tooManyRequests,
} from '../../../shared/platform/api-operation.ts';
import { fromAnotherSite } from '../../leads/api/openapi.ts';
import type { FormAnswer } from '../answers.ts';
import { formProviders } from '../form-definition.ts';

export const latestSubmissionBody = z
  .object({
    formId: z
      .string()
      .regex(/^[A-Za-z0-9-]{1,64}$/)
      .meta({ examples: ['223456789012345'] }),
  })
  .meta({ id: 'LatestSubmissionBody' });

const formAnswer = z
  .object({
    name: z.string().describe('The field name.'),
    text: z.string().describe('The question’s label.'),
    type: z.string().meta({ examples: ['control_fullname'] }),
    order: z.string(),
    answer: z.union([z.string(), z.array(z.string()), z.record(z.string(), z.string())]).optional(),
  })
  .meta({ id: 'FormAnswer' }) satisfies z.ZodType<FormAnswer>;

const latestSubmission = z
  .object({
    content: z.array(
      z.object({
        form_id: z.string(),
        created_at: z.string(),
        answers: z
          .record(z.string(), formAnswer)
          .describe('By question number; personal data only for the browser that sent it.'),
      }),
    ),
  })
  .meta({ id: 'LatestSubmission' });

export const latestSubmissionOperation = apiOperation('Leads', 'latestSubmission', {
  summary: 'Get the latest submission of a form',
  description: 'Of a form builder’s form, in the form builder’s own shape.',
  body: json(latestSubmissionBody),
  responses: {
    200: jsonResponse('The answers.', latestSubmission),
    400: 'The body is not valid.',
    404: 'There is no such form, or nobody has sent it yet.',
    502: 'The form service does not respond.',
    ...jsonLimits('4 kB'),
  },
  examples: { 'By the form’s id': { site: 'solvik-se', body: { formId: '223456789012345' } } },
});

const formParams = z.object({
  provider: z.enum(formProviders).meta({ examples: ['builder'] }),
  id: z.string().meta({ description: 'The id of the form.', examples: ['223456789012345'] }),
});
const exampleForm = { provider: 'builder', id: '223456789012345' };
const noSuchForm = 'There is no form with this id.';
const page = (description: string): ApiResponse => ({ description, content: text('text/html') });

export const formPageOperation = apiOperation('Leads', 'formPage', {
  summary: 'Get an embedded form as a page',
  description: 'Made to be shown in a frame of the site.',
  path: formParams,
  responses: { 200: page('The form.'), 404: noSuchForm },
  examples: { 'A form of the form builder': { site: 'solvik-se', path: exampleForm } },
});

export const formPostOperation = apiOperation('Leads', 'sendEmbeddedForm', {
  summary: 'Send an embedded form',
  description: 'As a browser posts it. Stored before the response.',
  path: formParams,
  body: text('application/x-www-form-urlencoded'),
  responses: {
    303: 'Stored; the page that says thank you.',
    403: fromAnotherSite,
    404: noSuchForm,
    413: 'The body is larger than 64 kB.',
    415: 'The body is not a posted form.',
    422: page('Some answers are missing or wrong: the form with what was entered.'),
    429: tooManyRequests,
  },
  examples: {
    'From a file of name=value pairs': {
      site: 'solvik-se',
      path: exampleForm,
      file: { name: 'answers.txt', type: 'application/x-www-form-urlencoded' },
    },
  },
});

export const formThanksOperation = apiOperation('Leads', 'formThanksPage', {
  summary: 'Get the page after an embedded form',
  description: 'Says thank you.',
  path: formParams,
  responses: { 200: page('The page.'), 404: noSuchForm },
  examples: { 'After a form of the form builder': { site: 'solvik-se', path: exampleForm } },
});

export const marketingScriptOperation = apiOperation('Leads', 'marketingScript', {
  summary: 'Get the script of embedded marketing forms',
  description: 'Offers hbspt.forms.create, as a marketing-automation provider’s script does.',
  responses: { 200: { description: 'The script.', content: text('text/javascript') } },
  examples: { 'The script': { site: 'solvik-se' } },
});
