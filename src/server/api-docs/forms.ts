import { MAX_EMAIL_LENGTH, MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '../../leads/contact-rules.ts';
import { type OpenApi, type Operation, ref, type Schema } from './open-api.ts';
import { json, problem, samples } from './parts.ts';

const sendForm: Operation = {
  operationId: 'sendForm',
  tags: ['Leads'],
  summary: 'Send a visitor’s form',
  description:
    'The host says which site. A form is kept before it is answered, and delivered afterwards until it has arrived: by mail, to a webhook or as ADF, as the installation is set up. Whoever gets no answer sends it again with the same formSubmissionId; it stays one lead. Whom it goes to is looked up from the car and the site, never taken from the body. A page of another site cannot send it.',
  requestBody: { required: true, content: json('SentForm') },
  responses: {
    202: { description: 'It is kept and will be delivered.', content: json('KeptForm') },
    400: { description: 'This is no form.', content: json('RefusedForm') },
    403: problem('It was sent from a page of another site.'),
    404: problem('No site answers at this host.'),
    413: problem('The body is larger than 32 kB.'),
    422: {
      description: 'The site has no such form, or some answers are missing or wrong; each is named.',
      content: json('RefusedForm'),
    },
    429: problem('Too many forms in a minute.'),
  },
  'x-codeSamples': samples('A question about a car, with a test drive', [
    'curl http://solvik-se.localhost:3000/api/forms/comhub \\',
    '  -H "content-type: application/json" \\',
    "  -d '{",
    '    "formName": "solvik-seCarContactForm",',
    '    "formSubmissionId": "4c1f6f0e-8f0b-4a52-9f0e-2f6f3f1f7a11",',
    '    "values": { "car": { "car_id": "461010751" }, "name": "Eva Lind",',
    '                "phone": "+46 70 123 45 67", "email": "eva.lind@example.com",',
    '                "message": "Finns den kvar?", "testDrive": true }',
    "  }'",
  ]),
};

export const formPaths: OpenApi['paths'] = { '/api/forms/comhub': { post: sendForm } };

export const formSchemas: Readonly<Record<string, Schema>> = {
  SentForm: {
    type: 'object',
    required: ['formName', 'formSubmissionId', 'values'],
    properties: {
      formName: {
        type: 'string',
        description: 'The name of the site and of the form.',
        examples: ['solvik-seCarContactForm'],
      },
      formSubmissionId: {
        type: 'string',
        description:
          'Made by the sender, 8 to 100 letters, digits, - and _. The same one again is the same lead.',
      },
      values: ref('CarContact'),
    },
  },
  CarContact: {
    type: 'object',
    required: ['car', 'name', 'phone', 'email'],
    properties: {
      car: {
        type: 'object',
        required: ['car_id'],
        properties: { car_id: { type: 'string' } },
        description: 'The car it is about.',
        examples: [{ car_id: '461010751' }],
      },
      name: { type: 'string', maxLength: MAX_NAME_LENGTH },
      phone: {
        type: 'string',
        description: 'A plus if there is one, then 6 to 20 digits and spaces.',
        examples: ['+46 70 123 45 67'],
      },
      email: { type: 'string', maxLength: MAX_EMAIL_LENGTH },
      message: { type: 'string', maxLength: MAX_MESSAGE_LENGTH },
      siteName: {
        type: 'string',
        description: 'The dealership the visitor chose by its official name. Cars that are samples need it.',
      },
      quote: { type: 'boolean', default: false, description: 'Whether an offer is wished for.' },
      testDrive: { type: 'boolean', default: false },
      finance: {
        type: 'array',
        items: { type: 'string' },
        description: 'What was reckoned on the page, a line each; at most twelve.',
      },
      source: { type: 'string', description: 'The page of the site it was sent from.' },
    },
  },
  KeptForm: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
  RefusedForm: {
    allOf: [
      ref('Problem'),
      {
        type: 'object',
        properties: {
          problems: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                field: { type: 'string' },
                problem: { type: 'string', enum: ['missing', 'too short', 'too long', 'wrong'] },
              },
            },
            description: 'Each field that is not right, and what is wrong with it.',
          },
        },
      },
    ],
  },
};
