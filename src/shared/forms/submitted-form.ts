import { z } from 'zod';

/** What every form may carry beside its own answers. */
export const formValues = z.looseObject({
  source: z.unknown().optional().meta({
    type: 'string',
    description: 'The page of the site it was sent from.',
  }),
});

/** The body of a submitted form; what `values` must hold depends on the form. */
export const submittedForm = z.object({
  formName: z.string().meta({
    description: 'The name of the site and of the form.',
    examples: ['solvik-seCarContactForm'],
  }),
  formSubmissionId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,100}$/)
    .meta({
      description:
        'Made by the sender, 8 to 100 letters, digits, - and _. The same one again with the same values is the same lead; with other values it is refused as SUBMISSION_ID_REUSED.',
    }),
  values: formValues,
});
