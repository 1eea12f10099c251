import type { OpenApi, Operation, Schema } from './open-api.ts';
import { json, problem, samples } from './parts.ts';

const carMedia: Operation = {
  operationId: 'carMedia',
  tags: ['Search'],
  summary: 'Ask for a car’s film and turns',
  description:
    'For British sites, and for cars of theirs that are on show. The addresses it answers with are the installation’s own.',
  parameters: [
    {
      name: 'regNo',
      in: 'path',
      required: true,
      description: 'The registration number, two to eight letters and digits; spaces do not count.',
      schema: { type: 'string' },
    },
  ],
  responses: {
    200: { description: 'What was filmed of it.', content: json('CarMedia') },
    400: problem('This is no registration number.'),
    404: problem('The site shows no films, no such car is on show, or nobody has filmed it.'),
    429: problem('Too many questions in a minute.'),
    503: problem('The search or whoever keeps the films does not answer.'),
  },
  'x-codeSamples': samples('A car by its plate', [
    'curl http://solvik-uk.localhost:3000/api/autosonshow/{regNo}',
  ]),
};

export const carMediaPaths: OpenApi['paths'] = { '/api/autosonshow/{regNo}': { get: carMedia } };

const frames: Schema = { type: 'array', items: { type: 'string' } };

export const carMediaSchemas: Readonly<Record<string, Schema>> = {
  CarMedia: {
    type: 'object',
    required: ['videoUrl', 'images360', 'internal360', 'hasVideo', 'has360', 'hasInternal360'],
    properties: {
      videoUrl: { type: ['string', 'null'] },
      images360: { ...frames, description: 'Once around the car, in order.' },
      internal360: {
        ...frames,
        description: 'The cabin: one picture to look around in, or several as a turn.',
      },
      hasVideo: { type: 'boolean' },
      has360: { type: 'boolean' },
      hasInternal360: { type: 'boolean' },
    },
  },
};
