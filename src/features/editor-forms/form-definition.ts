import { z } from 'zod';
import { findFormProblems } from './form-problems.ts';

/** The question types of the form builder. The names are those of its answers, without their `control_` prefix. */
export const answerKinds = [
  'text',
  'fullname',
  'time',
  'phone',
  'address',
  'checkbox',
  'datetime',
  'rating',
  'email',
  'radio',
  'textbox',
  'textarea',
  'scale',
  'number',
  'spinner',
  'dropdown',
] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Two kinds of provider: marketing automation, and a form builder. */
export const formProviders = ['builder', 'marketing'] as const;
export type FormProvider = (typeof formProviders)[number];

const question = z.object({
  /** The answer's name in webhooks, lists and logs: `yourName`. */
  name: z.string().regex(/^[A-Za-z][A-Za-z0-9_]{0,40}$/),
  /** The label. */
  text: z.string().min(1).max(200),
  kind: z.enum(answerKinds),
  required: z.boolean().default(false),
  hint: z.string().max(200).default(''),
  /** Choices (radio, checkbox, dropdown); the first and last of a scale are its ends. */
  options: z.array(z.string().min(1).max(120)).max(40).default([]),
  /** The highest value of a rating or scale. */
  most: z.number().int().min(2).max(10).default(5),
});

const receiver = z.object({ name: z.string().max(100).default(''), email: z.string() });

/** A form as editors put it together. Without a receiver it is none: nobody would read the answers. */
export const formDefinition = z
  .object({
    provider: z.enum(formProviders),
    id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/),
    title: z.string().min(1).max(120),
    intro: z.string().max(5000).default(''),
    button: z.string().min(1).max(60),
    thanks: z.string().min(1).max(5000),
    /** The first gets the mail, the others a copy. */
    receivers: z.array(receiver).max(10),
    /** Whether a link in a mail to the visitor must be followed before the answers count. */
    confirmByMail: z.boolean().default(false),
    questions: z.array(question).min(1).max(40),
  })
  .superRefine((form, context) => {
    for (const { path, kind } of findFormProblems(form))
      context.addIssue({ code: 'custom', path: [...path], message: kind });
  });

export type FormDefinition = z.infer<typeof formDefinition>;
export type FormDefinitionInput = z.input<typeof formDefinition>;
export type FormQuestion = FormDefinition['questions'][number];
