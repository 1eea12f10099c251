import { z } from 'zod';
import { apiOperation, jsonResponse, text, tooManyRequests } from '../../../shared/platform/api-operation.ts';
import type { CarMedia } from './car-media.ts';

const frames = z.array(z.string());

const carMediaResponse = z
  .object({
    videoUrl: z.string().nullable(),
    images360: frames.describe('Once around the car, in order.'),
    internal360: frames.describe('The interior: one panorama, or several frames of a 360° view.'),
    hasVideo: z.boolean(),
    has360: z.boolean(),
    hasInternal360: z.boolean(),
  })
  .meta({ id: 'CarMedia' }) satisfies z.ZodType<CarMedia>;

const regNo = z.string().meta({
  description: 'The registration number, two to eight letters and digits; spaces do not count.',
  examples: ['SX23VBS'],
});

const problems = {
  400: 'This is not a registration number.',
  404: 'The site shows no films, no such car is on show, or nobody has filmed it.',
  429: tooManyRequests,
  503: 'The search or the provider of films does not respond.',
};

export const carMediaOperation = apiOperation('Search', 'carMedia', {
  summary: 'Get a car’s film and 360° views',
  description:
    'For British sites, and for cars of theirs that are on show. The addresses in the response are the installation’s own.',
  path: z.object({ regNo }),
  responses: { 200: jsonResponse('What was filmed.', carMediaResponse), ...problems },
  examples: { 'A car by its plate': { site: 'solvik-uk', path: { regNo: 'SX23VBS' } } },
});

export const carMediaFileOperation = apiOperation('Search', 'carMediaFile', {
  summary: 'Get one file of a car’s media',
  description: 'The film or a frame, through the installation, so that visitors connect to nobody else.',
  path: z.object({
    regNo,
    part: z.string().meta({
      description: 'As in the addresses of the media.',
      examples: ['film', 'turn-12', 'cabin-0'],
    }),
  }),
  header: z.object({ range: z.string().optional().describe('A part of the film.') }),
  responses: {
    200: { description: 'The file.', content: { ...text('video/mp4'), ...text('image/jpeg') } },
    206: { description: 'The requested range.', content: text('video/mp4') },
    ...problems,
    502: 'The provider of films does not send the file.',
  },
  examples: { 'The film': { site: 'solvik-uk', path: { regNo: 'SX23VBS', part: 'film' } } },
});
