import { z } from 'zod';
import {
  type ApiOperation,
  type ApiResponse,
  json,
  problem,
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
    name: z.string().meta({ description: 'The field name.' }),
    text: z.string().meta({ description: 'The question’s label.' }),
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
          .meta({ description: 'By question number; personal data only for the browser that sent it.' }),
      }),
    ),
  })
  .meta({ id: 'LatestSubmission' });

export const latestSubmissionOperation: ApiOperation = {
  id: 'latestSubmission',
  tag: 'Leads',
  summary: 'Get the latest submission of a form',
  description: 'Of a form builder’s form, in the form builder’s own shape.',
  body: json(latestSubmissionBody),
  responses: {
    200: { description: 'The answers.', content: json(latestSubmission) },
    400: problem('The body is not valid.'),
    404: problem('There is no such form, or nobody has sent it yet.'),
    413: problem('The body is larger than 4 kB.'),
    415: problem('The body is not sent as JSON.'),
    429: tooManyRequests,
    502: problem('The form service does not respond.'),
  },
  examples: [{ title: 'By the form’s id', site: 'solvik-se', body: { formId: '223456789012345' } }],
};

const formParams = z.object({
  provider: z.enum(formProviders).meta({ examples: ['builder'] }),
  id: z.string().meta({ description: 'The id of the form.', examples: ['223456789012345'] }),
});
const exampleForm = { provider: 'builder', id: '223456789012345' };
const noSuchForm = problem('There is no form with this id.');
const page = (description: string): ApiResponse => ({ description, content: text('text/html') });

export const formPageOperation: ApiOperation = {
  id: 'formPage',
  tag: 'Leads',
  summary: 'Get an embedded form as a page',
  description: 'Made to be shown in a frame of the site.',
  parameters: { path: formParams },
  responses: { 200: page('The form.'), 404: noSuchForm },
  examples: [{ title: 'A form of the form builder', site: 'solvik-se', path: exampleForm }],
};

export const formPostOperation: ApiOperation = {
  id: 'sendEmbeddedForm',
  tag: 'Leads',
  summary: 'Send an embedded form',
  description: 'As a browser posts it. Stored before the response.',
  parameters: { path: formParams },
  body: text('application/x-www-form-urlencoded'),
  responses: {
    303: { description: 'Stored; the page that says thank you.' },
    403: fromAnotherSite,
    404: noSuchForm,
    413: problem('The body is larger than 64 kB.'),
    415: problem('The body is not a posted form.'),
    422: page('Some answers are missing or wrong: the form with what was entered.'),
    429: tooManyRequests,
  },
  examples: [
    {
      title: 'From a file of name=value pairs',
      site: 'solvik-se',
      path: exampleForm,
      file: { name: 'answers.txt', type: 'application/x-www-form-urlencoded' },
    },
  ],
};

export const formThanksOperation: ApiOperation = {
  id: 'formThanksPage',
  tag: 'Leads',
  summary: 'Get the page after an embedded form',
  description: 'Says thank you.',
  parameters: { path: formParams },
  responses: { 200: page('The page.'), 404: noSuchForm },
  examples: [{ title: 'After a form of the form builder', site: 'solvik-se', path: exampleForm }],
};

export const marketingScriptOperation: ApiOperation = {
  id: 'marketingScript',
  tag: 'Leads',
  summary: 'Get the script of embedded marketing forms',
  description: 'Offers hbspt.forms.create, as a marketing-automation provider’s script does.',
  responses: { 200: { description: 'The script.', content: text('text/javascript') } },
  examples: [{ title: 'The script', site: 'solvik-se' }],
};
