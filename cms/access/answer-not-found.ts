import type { AfterErrorHook } from 'payload';
import { chooseText } from '../i18n/studio-text.ts';
import { accessRefusals } from './access-refusals.ts';

/** Payload's own words are the heading of a page and say nothing about what to do. */
export const answerNotFound: AfterErrorHook = ({ error, req }) =>
  error.name === 'NotFound'
    ? {
        response: {
          errors: [{ message: chooseText(accessRefusals, req.i18n?.language ?? 'en').noDocument }],
        },
      }
    : undefined;
